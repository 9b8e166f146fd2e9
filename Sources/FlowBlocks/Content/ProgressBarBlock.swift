import FlowBase
import FlowDocument
import FlowLayout

/// CB-19, PB-01 … PB-06: track and fill, with a label and a percentage above.
enum ProgressBarBlock: DrawnBlock {
  static let value = Key.number("value", aliases: ["progress"], "0 … 1; the flow's progress where absent (S-30)")
  static let label = Key.text("label")
  static let showPercentage = Key.bool("show_percentage", default: false)
  static let fillColor = Key.color("fill_color")
  static let trackColor = Key.color("track_color")
  static let fillGradient = Key.colors("fill_gradient", "Spans the filled part; wins over `fill_color`.")
  static let direction = Key.choice("fill_gradient_direction", default: GradientKeys.Direction.horizontal)
  static let cornerRadius = Key.number("corner_radius", in: 0...500, "pt; half the height where absent")
  static let height = Key.number("height", in: 0...500, default: 8, "pt of the bar")
  static let declaration = BlockDeclaration(
    "progress_bar", summary: "A bar that fills, with label or percentage.",
    keys: [
      value, label, showPercentage, fillColor, trackColor, fillGradient, direction, cornerRadius, height,
    ])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let accent =
      screen.color(block[fillColor]) ?? screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
    let fraction = block[value] ?? screen.screen.progress
    let bar = ProgressTrack.node(
      fraction: fraction, height: block[height], radius: block[cornerRadius] ?? block[height] / 2,
      fill: Fill.paint(colors: block[fillGradient], direction: block[direction], in: screen) ?? .color(accent),
      track: screen.color(block[trackColor]) ?? screen.theme.track(of: screen.theme.primary))
    let ink = screen.color(block[CommonKeys.textColor])
    var caption: [Node] = []
    if let words = block[label] ?? block[CommonKeys.text], !words.isEmpty {
      caption.append(
        Node(
          .text(screen.text(words, .subhead, weight: 500, color: ink, style: block[CommonKeys.style])),
          layout: LayoutStyle { $0.width = .fill }))
    } else if block[showPercentage] {
      caption.append(Node(.empty(natural: .zero), layout: LayoutStyle { $0.width = .fill }))
    }
    if block[showPercentage] {
      let percent = screen.words.percent(fraction)
      caption.append(
        Node(
          .text(
            screen.text(
              percent, .subhead, color: ink?.opacity(0.7) ?? screen.theme.secondaryText, tabularFigures: true))))
    }
    guard !caption.isEmpty else { return bar }
    let line = Node(.flex(Flex(.horizontal, spacing: 12, align: .center, children: caption)))
    return Node(
      .flex(Flex(.vertical, spacing: 8, children: [line, bar])), layout: LayoutStyle { $0.widthNature = .fills })
  }
}
