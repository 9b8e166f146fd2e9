import FlowBase
import FlowLayout

/// The phone around a screen: simple rounded shapes of our own, after each device's measures (look.md, Devices).
public struct DeviceFrame {
  /// Points from the screen to the body's edge.
  static let bezel = 14.0

  /// Points of the whole picture, and where the screen stands in it.
  public let size: Size
  public let screen: Rect
  /// Of the screen, in points.
  public let cornerRadius: Double
  /// Behind and over the screen; as large as `size`.
  public let under: Node
  public let over: Node

  /// `height`: of the screen as drawn, in points (more than the device's on a full page).
  public init(environment: Environment, height: Double) {
    let device = environment.device
    let hasHomeButton = device.cornerRadius == 0 && device.platform == .ios
    let chin = hasHomeButton ? 78.0 : 0
    screen = Rect(Self.bezel, Self.bezel + chin, device.size.width, max(device.size.height, height))
    size = Size(screen.width + Self.bezel * 2, screen.height + (Self.bezel + chin) * 2)
    cornerRadius = device.cornerRadius > 0 ? device.cornerRadius : device.platform == .android ? 34 : 0
    let whole = Rect(0, 0, size.width, size.height)
    let outer = cornerRadius > 0 ? cornerRadius + Self.bezel : 52
    var body = [
      Shape(.rect(whole, Corners(outer)), fill: .color(Color(0x3A, 0x3A, 0x3D))),
      Shape(.rect(whole.inset(by: Edges(1.5)), Corners(outer - 1.5)), fill: .color(Color(0x08, 0x08, 0x0A))),
    ]
    if hasHomeButton {
      let button = Rect(size.width / 2 - 27, size.height - Self.bezel - chin / 2 - 27 + 7, 54, 54)
      body.append(Shape(.ellipse(button), stroke: Stroke(.color(Color(0x3A, 0x3A, 0x3D)), width: 2)))
      body.append(
        Shape(.rect(Rect(size.width / 2 - 28, 44, 56, 6), Corners(3)), fill: .color(Color(0x2A, 0x2A, 0x2C))))
    }
    under = Node(.canvas(Canvas(.points(size), shapes: body)))

    var top = Self.cutout(device, screen)
    if !hasHomeButton {
      let dark = environment.appearance == .dark
      let width = device.platform == .ios ? min(139, screen.width * 0.36) : 108
      let height = device.platform == .ios ? 5.0 : 4.0
      let ink = dark ? Color.white : .black
      top.append(
        Shape(
          .rect(
            Rect(screen.center.x - width / 2, screen.maxY - 8 - height, width, height), Corners(height / 2)),
          fill: .color(ink)))
    }
    let status = StatusBar.shapes(environment, screen)
    over = Node(.overlay([Node(.canvas(Canvas(.points(size), shapes: top + status.shapes)))] + status.texts))
  }

  private static func cutout(_ device: Device, _ screen: Rect) -> [Shape] {
    let black = Paint.color(.black)
    switch device.cutout {
    case .none: return []
    case .notch(let size):
      let rect = Rect(screen.center.x - size.width / 2, screen.y - 2, size.width, size.height + 2)
      return [Shape(.rect(rect, Corners(bottomRight: 20, bottomLeft: 20)), fill: black)]
    case .island(let size, let top):
      let rect = Rect(screen.center.x - size.width / 2, screen.y + top, size.width, size.height)
      return [Shape(.rect(rect, Corners(size.height / 2)), fill: black)]
    case .punchHole(let diameter, let centerY):
      let rect = Rect(screen.center.x - diameter / 2, screen.y + centerY - diameter / 2 + 6, diameter, diameter)
      return [Shape(.ellipse(rect), fill: black)]
    }
  }
}
