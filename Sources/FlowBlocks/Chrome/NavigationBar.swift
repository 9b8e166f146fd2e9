import FlowBase
import FlowLayout

/// What stands at the lower edge of a phone: the home indicator, Android's gesture bar or its three buttons; drawn only
/// with `--frame`.
enum NavigationBar {
  static func shapes(_ device: Device, _ screen: Rect, _ ink: Color) -> [Shape] {
    if device.platform == .android, device.safeArea.bottom >= 40 {
      return buttons(middle: screen.maxY - device.safeArea.bottom / 2, screen, ink)
    }
    let isPhone = device.platform == .ios
    let (width, height) = (isPhone ? min(139, screen.width * 0.36) : 108, isPhone ? 5.0 : 4)
    let rect = Rect(screen.center.x - width / 2, screen.maxY - 8 - height, width, height)
    return [Shape(.rect(rect, Corners(height / 2)), fill: .color(ink))]
  }

  /// Back, home, recent.
  private static func buttons(middle: Double, _ screen: Rect, _ ink: Color) -> [Shape] {
    let color = Paint.color(ink.opacity(0.75))
    let x = screen.center.x
    let back: [PathElement] = [
      .move(Point(x - 88 - 7, middle)), .line(Point(x - 88 + 6, middle - 8)), .line(Point(x - 88 + 6, middle + 8)),
      .close,
    ]
    return [
      Shape(.path(back), fill: color), Shape(.ellipse(Rect(x - 8, middle - 8, 16, 16)), fill: color),
      Shape(.rect(Rect(x + 88 - 7, middle - 7, 14, 14), Corners(2)), fill: color),
    ]
  }
}
