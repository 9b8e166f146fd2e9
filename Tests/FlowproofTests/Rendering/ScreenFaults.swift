import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

@testable import FlowBlocks
@testable import Flowproof

/// What is wrong with the boxes of one screen, in words.
struct ScreenFaults {
  private let step: LaidOutStep
  private let atEnd: Bool
  private let lines: [DrawnLine]
  private let device: Device
  private var visible: [(line: DrawnLine, frame: Rect)] {
    lines.compactMap { line in line.visible.map { (line, $0) } }
  }

  init(_ step: LaidOutStep, atEnd: Bool) {
    self.step = step
    self.atEnd = atEnd
    device = step.screen.environment.device
    lines = DrawnLine.all(step.layout.display, direction: step.screen.environment.direction)
  }

  var all: [String] {
    let place =
      "\(step.screen.step.id) [\(step.screen.state.name ?? "-")] \(device.name) \(step.screen.environment.locale)"
      + " \(step.screen.environment.textSize)"
    return (crossing + outside + cut + unlisted + header + pinned).map { "\(place): \($0)" }
  }

  /// No two texts intersect.
  private var crossing: [String] {
    let visible = visible
    var found: [String] = []
    for (index, one) in visible.enumerated() {
      for other in visible[(index + 1)...]
      where one.line.text != other.line.text && one.frame.intersects(other.frame, tolerance: 1) {
        found.append("'\(one.line.words)' crosses '\(other.line.words)'")
      }
    }
    return found
  }

  /// Texts stand inside the safe area; what is longer than the screen runs on below it until it is scrolled.
  private var outside: [String] {
    let bottom = device.size.height - device.safeArea.bottom
    let runsOn = !atEnd && step.layout.contentHeight > device.size.height + 0.01
    return visible.compactMap { line, frame in
      if frame.x < -0.5 || frame.maxX > device.size.width + 0.5 { return "'\(line.words)' leaves the screen sideways" }
      if frame.y < device.safeArea.top - 0.5 { return "'\(line.words)' stands under the status bar" }
      if frame.maxY > bottom + 0.5, !runsOn { return "'\(line.words)' stands under the home indicator" }
      return nil
    }
  }

  /// Only a scrolled area cuts text, and only at its upper and lower edge; an ellipsis comes with its diagnostic.
  private var cut: [String] {
    let runsOn = step.layout.contentHeight > device.size.height + 0.01
    var found = visible.compactMap { line, frame -> String? in
      if frame.width < line.frame.width - 0.5, !isOnScale(line) { return "'\(line.words)' is cut at the side" }
      if frame.height < line.frame.height - 0.5, !runsOn { return "'\(line.words)' is cut" }
      return nil
    }
    let truncated = step.layout.boxes.filter(\.isTruncated)
    let isTooHigh = StepScreen.isFixed(step.screen.step) && runsOn
    if truncated.count + (isTooHigh ? 1 : 0) != step.diagnostics.filter({ $0.code == .truncated }).count {
      found.append("\(truncated.map(\.block.id)): cut without a diagnostic")
    }
    return found
  }

  /// A ruler's numbers run off its edges as on a phone.
  private func isOnScale(_ line: DrawnLine) -> Bool {
    step.layout.boxes.contains { box in
      box.block.type == "wheel_picker" && box.frame.intersects(line.frame) && line.words.allSatisfy(\.isNumber)
    }
  }

  /// Every line that is drawn is among the lines of `layout`.
  private var unlisted: [String] {
    let known = Set(step.layout.boxes.flatMap(\.lines))
    return lines.filter { !known.contains($0.words) }.map { "'\($0.words)' is not among the lines of `layout`" }
  }

  /// The header is a row under the status bar, and what it says stands in it.
  private var header: [String] {
    guard let header = step.layout.boxes.first(where: { $0.block.type == "header" }) else { return [] }
    var found: [String] = []
    if abs(header.frame.y - device.safeArea.top) > 0.01 { found.append("the header begins at \(header.frame.y)") }
    if header.frame.height < 44 || header.overflow != .zero { found.append("the header is too small: \(header)") }
    for box in step.layout.boxes where box.block.type == "banner" && box.frame.y < header.frame.maxY {
      found.append("the banner stands over the header")
    }
    return found
  }

  /// What is pinned stands 12 above the bottom inset, 16 without one, and content ends above it.
  private var pinned: [String] {
    let document = step.screen.step
    let ids =
      document.blocks.filter { $0[CommonKeys.pinned] != nil }.map(\.id)
      + [document.cta, document.secondaryCTA].map { $0?.id }
      + document.footer.map(\.id)
    let known = Set(ids.compactMap { $0 })
    let boxes = step.layout.boxes.filter { known.contains($0.block.id) }
    guard let first = boxes.map(\.frame.y).min(), let last = boxes.map(\.frame.maxY).max() else { return [] }
    let inset = device.safeArea.bottom
    let end = device.size.height - (inset > 0 ? inset + 12 : 16)
    var found: [String] = []
    if abs(last - end) > 0.01 { found.append("pinned blocks end at \(last), not \(end)") }
    if first < device.safeArea.top + 44 { found.append("pinned blocks begin at \(first)") }
    return found
  }
}
