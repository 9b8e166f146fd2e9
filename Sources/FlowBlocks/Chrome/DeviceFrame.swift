import FlowBase
import FlowLayout

/// The phone around a screen: simple shapes of our own, after each device's measures (look.md, Devices).
public struct DeviceFrame {
  /// Points from the screen to the body's edge.
  static let bezel = 14.0
  private static let glass = Color(0x08, 0x08, 0x0A)
  private static let rim = Color(0x3A, 0x3A, 0x3D)

  /// Points of the whole picture, and where the screen stands in it.
  public let size: Size
  public let screen: Rect
  /// What the screen is clipped to, in points of the screen; the bezel lies over the rest of its corners.
  public let clip: RoundedRect
  /// Behind and over the screen; as large as `size`.
  public let under: Node
  public let over: Node

  /// `height`: of the screen as drawn, in points (more than the device's on a full page).
  public init(environment: Environment, height: Double, ink: FrameInk) {
    let device = environment.device
    let hasHomeButton = device.hasHomeButton
    let chin = hasHomeButton ? 78.0 : 0
    screen = Rect(Self.bezel, Self.bezel + chin, device.size.width, max(device.size.height, height))
    size = Size(screen.width + Self.bezel * 2, screen.height + (Self.bezel + chin) * 2)
    let radius = device.cornerRadius > 0 ? device.cornerRadius : hasHomeButton ? 0 : 34
    clip = RoundedRect(Rect(0, 0, screen.width, screen.height), Corners(radius * 0.8))

    let whole = Rect(0, 0, size.width, size.height)
    let outer = hasHomeButton ? 52 : radius + Self.bezel
    var body = [
      Self.shape(whole, outer, Self.rim), Self.shape(whole.inset(by: Edges(1.5)), outer - 1.5, Self.glass),
    ]
    if hasHomeButton {
      let button = Rect(size.width / 2 - 27, size.height - Self.bezel - chin / 2 - 27 + 7, 54, 54)
      body.append(Shape(.ellipse(button), stroke: Stroke(.color(Self.rim), width: 2)))
      body.append(
        Shape(.rect(Rect(size.width / 2 - 28, 44, 56, 6), Corners(3)), fill: .color(Color(0x2A, 0x2A, 0x2C))))
    }
    under = Node(.canvas(Canvas(.points(size), shapes: body)))

    var top: [Shape] = []
    if radius > 0 {
      let ring =
        ContinuousCorners.path(screen.inset(by: Edges(-8)), radius: radius + 8)
        + ContinuousCorners.path(screen, radius: radius, isHole: true)
      top.append(Shape(.path(ring), fill: .color(Self.glass)))
    }
    top += Self.cutout(device, screen)
    if !hasHomeButton { top += NavigationBar.shapes(device, screen, ink.indicator) }
    let status = ink.status.map { [screen] in StatusBar(device, screen, ink: $0) }
    over = Node(
      .overlay([Node(.canvas(Canvas(.points(size), shapes: top + (status?.shapes ?? []))))] + (status?.texts ?? [])))
  }

  private static func shape(_ rect: Rect, _ radius: Double, _ color: Color) -> Shape {
    Shape(.path(ContinuousCorners.path(rect, radius: radius)), fill: .color(color))
  }

  private static func cutout(_ device: Device, _ screen: Rect) -> [Shape] {
    let black = Paint.color(glass)
    switch device.cutout {
    case .none: return []
    case .notch(let size): return [Shape(.path(notch(size, screen)), fill: black)]
    case .island(let size, let top):
      let rect = Rect(screen.center.x - size.width / 2, screen.y + top, size.width, size.height)
      return [Shape(.rect(rect, Corners(size.height / 2)), fill: .color(.black))]
    case .punchHole(let diameter, let centerY):
      let rect = Rect(screen.center.x - diameter / 2, screen.y + centerY - diameter / 2, diameter, diameter)
      return [Shape(.ellipse(rect), fill: .color(.black))]
    }
  }

  /// Hangs from the upper edge, with small corners outwards where it meets it.
  private static func notch(_ size: Size, _ screen: Rect) -> [PathElement] {
    let (left, right) = (screen.center.x - size.width / 2, screen.center.x + size.width / 2)
    let (top, bottom) = (screen.y, screen.y + size.height)
    let (ear, radius) = (6.0, 20.0)
    return [
      .move(Point(left - ear, top - 2)), .line(Point(left - ear, top)),
      .curve(Point(left - ear / 2, top), Point(left, top + ear / 2), to: Point(left, top + ear)),
      .line(Point(left, bottom - radius)),
      .curve(
        Point(left, bottom - radius * 0.45), Point(left + radius * 0.45, bottom), to: Point(left + radius, bottom)),
      .line(Point(right - radius, bottom)),
      .curve(
        Point(right - radius * 0.45, bottom), Point(right, bottom - radius * 0.45), to: Point(right, bottom - radius)),
      .line(Point(right, top + ear)),
      .curve(Point(right, top + ear / 2), Point(right + ear / 2, top), to: Point(right + ear, top)),
      .line(Point(right + ear, top - 2)), .close,
    ]
  }
}

extension Device {
  /// The iPhones with square screens.
  var hasHomeButton: Bool { platform == .ios && safeArea.bottom == 0 }
}
