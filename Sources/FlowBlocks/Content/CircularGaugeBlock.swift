import FlowBase
import FlowDocument
import FlowLayout

/// CB-20: a ring that fills, with the number and a label inside.
enum CircularGaugeBlock: DrawnBlock {
  static let value = Key.number("value", aliases: ["progress"])
  static let min = Key.number("min", default: 0)
  static let max = Key.number("max", default: 100)
  static let label = Key.text("label")
  static let lineWidth = Key.number("line_width", in: 0...500, default: 12, "pt")
  static let fillColor = Key.color("fill_color")
  static let trackColor = Key.color("track_color")
  static let fillGradient = Key.colors("fill_gradient", "Follows the filled arc; wins over `fill_color`.")
  static let declaration = BlockDeclaration(
    "circular_gauge", summary: "A ring that fills, with a number inside.",
    keys: [value, min, max, label, lineWidth, fillColor, trackColor, fillGradient])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let shown = block[value] ?? block[min]
    let span = block[max] - block[min]
    let accent = screen.color(block[fillColor]) ?? screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
    let gradient = block[fillGradient].map { $0.color(in: screen.environment.appearance) }
    let side = side(of: block)
    let ink = screen.color(block[CommonKeys.textColor])
    // Words grow with the text size up to what the hole holds.
    var number = screen.text(
      screen.words.number(shown), .body, weight: 700, color: ink, align: .center, maxLines: 1)
    number.runs[0].font.size = Swift.min(screen.scaled(side * 0.22), side * 0.27)
    var words = [number]
    if let caption = block[label] ?? block[CommonKeys.text], !caption.isEmpty {
      var text = screen.text(
        caption, .caption1, color: ink?.opacity(0.7) ?? screen.theme.secondaryText, align: .center, maxLines: 2,
        style: block[CommonKeys.style])
      text.runs[0].font.size = Swift.min(text.runs[0].font.size, Swift.max(11, side * 0.105))
      words.append(text)
    }
    return Ring.node(
      side: side, lineWidth: block[lineWidth], fraction: span > 0 ? (shown - block[min]) / span : 0,
      colors: gradient.isEmpty ? [accent] : gradient,
      track: screen.color(block[trackColor]) ?? screen.theme.track(of: screen.theme.primary), words: words)
  }

  /// Of the square in points: the lesser of the sizes given, else 120.
  private static func side(of block: Block) -> Double {
    let sides = [block[CommonKeys.width], block[CommonKeys.height]].compactMap { json -> Double? in
      guard case .points(let points)? = BoxStyle.dimension(json) else { return nil }
      return points
    }
    return sides.min() ?? 120
  }
}
