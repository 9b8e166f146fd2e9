import FlowBase
import FlowLayout

/// Days, hours, minutes and seconds in boxes of one width, each with its label; days only while there are any (S-25).
enum CountdownBoxes {
  static func node(_ left: Countdown, labels: [String], ink: Color?, in screen: ScreenContext) -> Node {
    let (days, hours, minutes, seconds) = left.parts
    var cells = Array(zip([days, hours, minutes, seconds], labels))
    if days == 0 { cells.removeFirst() }
    let boxes = cells.map { number, label in box(Countdown.padded(number), label, ink, in: screen) }
    return Node(
      .flex(Flex(.horizontal, spacing: 8, align: .stretch, distribution: .equal, children: boxes)),
      layout: LayoutStyle {
        $0.widthNature = .fills
        $0.maxWidth = Double(cells.count) * 96
      })
  }

  private static func box(_ number: String, _ label: String, _ ink: Color?, in screen: ScreenContext) -> Node {
    var figure = screen.text(
      number, .title1, weight: 700, color: ink, align: .center, maxLines: 1, tabularFigures: true)
    figure.runs[0].font.size = min(36, figure.runs[0].font.size)
    var caption = screen.text(
      label, .caption1, color: ink?.opacity(0.7) ?? screen.theme.secondaryText, align: .center, maxLines: 1)
    caption.runs[0].font.size = min(17, caption.runs[0].font.size)
    return Node(
      .flex(Flex(.vertical, spacing: 2, distribution: .center, children: [figure, caption].map { Node(.text($0)) })),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: 4, vertical: 10)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(screen.theme.surface))]
        $0.corners = Corners(12)
      })
  }
}
