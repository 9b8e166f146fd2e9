import FlowBase
import FlowLayout

/// Clock, signal, network and battery of a phone's status bar; drawn only with `--frame`, in the coordinates of the
/// picture that holds `screen`.
struct StatusBar {
  private(set) var shapes: [Shape] = []
  private(set) var texts: [Node] = []
  private let ink: Color

  init(_ device: Device, _ screen: Rect, ink: Color) {
    self.ink = ink
    if device.platform == .android {
      android(device, screen)
    } else if device.hasHomeButton {
      classic(device, screen)
    } else {
      besideCutout(device, screen)
    }
  }

  /// Clock and marks in the middle of what a notch or an island leaves on either side.
  private mutating func besideCutout(_ device: Device, _ screen: Rect) {
    var middle = screen.y + device.safeArea.top / 2 + 3
    var width = 125.0
    switch device.cutout {
    case .notch(let size): width = size.width
    case .island(let size, let top): (width, middle) = (size.width, screen.y + top + size.height / 2)
    case .none, .punchHole: break
    }
    let side = (screen.width - width) / 2
    clock(17, .center, middle: middle, from: screen.x + 4, width: side, device)
    let right = screen.maxX - max(12, (side - 70) / 2)
    battery(right: right, middle: middle)
    wifi(center: Point(right - 39.5, middle + 5))
    signal(right: right - 52, middle: middle)
  }

  /// Signal on the left, the clock in the middle, the battery on the right.
  private mutating func classic(_ device: Device, _ screen: Rect) {
    let middle = screen.y + device.safeArea.top / 2
    signal(right: screen.x + 26, middle: middle)
    wifi(center: Point(screen.x + 39.5, middle + 5))
    clock(12, .center, middle: middle, from: screen.x, width: screen.width, device)
    battery(right: screen.maxX - 6, middle: middle)
  }

  private mutating func android(_ device: Device, _ screen: Rect) {
    var middle = screen.y + device.safeArea.top / 2
    if case .punchHole(_, let center) = device.cutout { middle = screen.y + center }
    let edge = max(16, device.cornerRadius * 0.6)
    clock(14, .leading, middle: middle, from: screen.x + edge, width: 80, device)
    let right = screen.maxX - edge
    // An upright battery, a triangle of signal and a wedge of network.
    let body = Rect(right - 8, middle - 5.5, 8, 12)
    shapes.append(Shape(.rect(body, Corners(1.6)), fill: .color(ink)))
    shapes.append(Shape(.rect(Rect(right - 5.6, middle - 7, 3.2, 2), Corners(0.6)), fill: .color(ink)))
    let signal: [PathElement] = [
      .move(Point(right - 14, middle - 6)), .line(Point(right - 14, middle + 6.5)),
      .line(Point(right - 26.5, middle + 6.5)), .close,
    ]
    shapes.append(Shape(.path(signal), fill: .color(ink)))
    let foot = Point(right - 38, middle + 6.5)
    shapes.append(
      Shape(.path([.move(foot), .arc(center: foot, radius: 13, from: 226, to: 314), .close]), fill: .color(ink)))
  }

  private mutating func clock(
    _ size: Double, _ align: TextAlign, middle: Double, from left: Double, width: Double, _ device: Device
  ) {
    let run = TextRun("9:41", font: Font(size: size, weight: device.platform == .ios ? 600 : 500), color: ink)
    let text = TextContent([run], align: align, lineHeight: size + 4, metrics: .platform(device.platform))
    texts.append(
      Node(
        .text(text),
        layout: LayoutStyle {
          $0.width = .points(width)
          $0.position = .absolute(top: middle - (size + 4) / 2, right: nil, bottom: nil, left: left)
        }))
  }

  /// 27 wide with its contact.
  private mutating func battery(right: Double, middle: Double) {
    let body = Rect(right - 27, middle - 6.5, 25, 13)
    shapes += [
      Shape(.rect(body, Corners(4.3)), stroke: Stroke(.color(ink.opacity(0.35)), width: 1)),
      Shape(.rect(body.inset(by: Edges(2)), Corners(2.5)), fill: .color(ink)),
      Shape(.rect(Rect(right - 0.5, middle - 2, 1.6, 4), Corners(0.8)), fill: .color(ink.opacity(0.4))),
    ]
  }

  /// 15 wide; `center`: of its arcs.
  private mutating func wifi(center: Point) {
    shapes += [(10.2, 2.4), (6.2, 2.4)].map { radius, width in
      Shape(
        .path([.arc(center: center, radius: radius, from: 227, to: 313)]),
        stroke: Stroke(.color(ink), width: width, cap: .butt))
    }
    shapes.append(
      Shape(.path([.move(center), .arc(center: center, radius: 3.4, from: 227, to: 313), .close]), fill: .color(ink)))
  }

  /// Four bars, 18 wide.
  private mutating func signal(right: Double, middle: Double) {
    shapes += (0..<4).map { bar in
      let height = 4 + Double(bar) * 2.6
      return Shape(
        .rect(Rect(right - 18 + Double(bar) * 4.8, middle + 6 - height, 3.2, height), Corners(1)), fill: .color(ink))
    }
  }
}
