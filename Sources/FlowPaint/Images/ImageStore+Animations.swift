import FlowBase
import FlowImage
import FlowLayout
import FlowLottie

extension ImageStore {
  /// Why the animation cannot be drawn in a box of `rect` points at `scale`; nil when it can be, and for what is no
  /// animation. The picture is made to find out, and kept for when it is painted.
  public func fault(ofAnimation source: ImageSource, in rect: Rect, scale: Double) -> LottieFault? {
    guard case .animation(let path, let moment) = source.kind else { return nil }
    do throws(LottieFault) {
      let info = try animations.info(of: path)
      let box = PixelSpace(.scale(scale, scale)).rect(rect)
      guard !box.isEmpty else { return nil }
      let place = Placement(info.size, in: box, mode: .contain, snaps: true)
      _ = picture(source, region: place.region, width: Int(place.rect.width), height: Int(place.rect.height))
      return animations.fault(of: path, frame: moment.frame(of: info.frames, rate: info.rate))
    } catch { return error }
  }

  /// What is in the animation that is not drawn, in words.
  public func omissions(ofAnimation source: ImageSource) -> [String] {
    guard case .animation(let path, _) = source.kind else { return [] }
    return (try? animations.info(of: path).omissions) ?? []
  }

  /// A part of an animation at its moment, drawn for this size; crisp up to `most` pixels.
  func draw(
    animation path: String, at moment: AnimationMoment, region: Rect, width: Int, height: Int,
    most: Int = LottieLimits.pixels
  ) -> PixelBuffer? {
    guard let info = try? animations.info(of: path) else { return nil }
    let frame = moment.frame(of: info.frames, rate: info.rate)
    let isWhole = region == Rect(.zero, info.size)
    if isWhole, width * height <= most {
      return try? animations.picture(of: path, frame: frame, width: width, height: height)
    }
    // A part is cut out of the whole; more pixels than a frame may have are scaled up from as many as it may.
    let largest = (Double(most) / (info.size.width * info.size.height)).squareRoot()
    let scale = min(largest, max(Double(width) / region.width, Double(height) / region.height))
    let whole = Size((info.size.width * scale).rounded(.down), (info.size.height * scale).rounded(.down))
    guard whole.width >= 1, whole.height >= 1,
      let picture = try? animations.picture(
        of: path, frame: frame, width: Int(whole.width), height: Int(whole.height))
    else { return nil }
    let (x, y) = (whole.width / info.size.width, whole.height / info.size.height)
    let part = Rect(region.x * x, region.y * y, region.width * x, region.height * y)
    return Resampler.scale(picture, region: part, width: width, height: height)
  }
}
