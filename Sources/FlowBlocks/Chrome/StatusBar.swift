import FlowBase
import FlowLayout

/// Clock, signal, network and battery of a phone's status bar; drawn only with `--frame`.
enum StatusBar {
  /// Shapes and texts in the coordinates of the picture that holds `screen`.
  static func shapes(_ environment: Environment, _ screen: Rect) -> (shapes: [Shape], texts: [Node]) {
    let device = environment.device
    let ink: Color = environment.appearance == .dark ? .white : .black
    let isTall = device.safeArea.top > 30
    let middle = isTall ? screen.y + min(device.safeArea.top, 59) / 2 + 3 : screen.y + device.safeArea.top / 2
    let edge = isTall ? screen.width * 0.082 : 10
    let size = isTall ? 17.0 : 13
    let battery = self.battery(right: screen.maxX - edge, middle: middle, ink)
    let wifi = self.wifi(center: Point(screen.maxX - edge - 43, middle + 5), ink)
    let signal = self.signal(right: screen.maxX - edge - 57, middle: middle, ink)
    var clock = TextContent(
      [TextRun("9:41", font: Font(size: size, weight: 600), color: ink)], lineHeight: size + 4,
      metrics: .platform(environment.platform))
    clock.align = .leading
    let text = Node(
      .text(clock),
      layout: LayoutStyle {
        $0.position = .absolute(top: middle - (size + 4) / 2, right: nil, bottom: nil, left: screen.x + edge + 8)
      })
    return (battery + wifi + signal, [text])
  }

  private static func battery(right: Double, middle: Double, _ ink: Color) -> [Shape] {
    let body = Rect(right - 27, middle - 6.5, 25, 13)
    return [
      Shape(.rect(body, Corners(4.3)), stroke: Stroke(.color(ink.opacity(0.35)), width: 1)),
      Shape(.rect(body.inset(by: Edges(2)), Corners(2.5)), fill: .color(ink)),
      Shape(.rect(Rect(right - 0.5, middle - 2, 1.6, 4), Corners(0.8)), fill: .color(ink.opacity(0.4))),
    ]
  }

  private static func wifi(center: Point, _ ink: Color) -> [Shape] {
    [(10.2, 2.4), (6.2, 2.4)].map { radius, width in
      Shape(
        .path([.arc(center: center, radius: radius, from: 227, to: 313)]),
        stroke: Stroke(.color(ink), width: width, cap: .butt))
    } + [
      Shape(.path([.move(center), .arc(center: center, radius: 3.4, from: 227, to: 313), .close]), fill: .color(ink))
    ]
  }

  private static func signal(right: Double, middle: Double, _ ink: Color) -> [Shape] {
    (0..<4).map { bar in
      let height = 4 + Double(bar) * 2.6
      return Shape(
        .rect(Rect(right - 18 + Double(bar) * 4.8, middle + 6 - height, 3.2, height), Corners(1)), fill: .color(ink))
    }
  }
}
