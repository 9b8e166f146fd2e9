/// Which frame of an animation is shown, before anyone knows how many it has (LO-03, LO-05).
public enum AnimationMoment: Hashable, Sendable {
  /// Not yet playing.
  case first
  /// At rest in the middle of a loop.
  case middle
  /// Played to its end.
  case last
  /// Played for so many milliseconds of its own time; from its end on it begins again or is held.
  case played(milliseconds: Double, loops: Bool)

  /// The frame, 0 … `count` - 1; `count` is one at least, `rate` frames a second.
  public func frame(of count: Int, rate: Double) -> Int {
    let last = max(1, count) - 1
    switch self {
    case .first: return 0
    case .middle: return (last + 1) / 2
    case .last: return last
    case .played(let milliseconds, let loops):
      let frames = milliseconds / 1000 * rate
      guard frames.isFinite, frames > 0 else { return 0 }
      let shown = loops ? frames.truncatingRemainder(dividingBy: Double(last + 1)) : min(frames, Double(last))
      // A hair below a frame's start is that frame: the moment was written in whole milliseconds.
      return min(last, Int(shown + 1e-6))
    }
  }
}
