import FlowBase
import FlowLayout

/// Our own simple drawings of providers' marks, on a grid of 24 × 24.
enum ProviderMark {
  /// `ground` is the colour behind it, for what is cut out; nil for a provider that has no mark here.
  static func node(_ kind: String, size: Double, ink: Color, ground: Color, in screen: ScreenContext) -> Node? {
    let shapes: [Shape]
    switch kind.lowercased() {
    case "apple": shapes = apple(ink)
    case "google": shapes = google
    case "facebook": shapes = facebook(ink)
    case "x", "twitter": shapes = x(ink)
    case "github": shapes = github(ink, ground)
    case "email": return screen.glyph("lucide/mail.svg", size: size, color: ink)
    default: return nil
    }
    return Node(
      .canvas(Canvas(.scaled(Size(24, 24)), shapes: shapes)),
      layout: LayoutStyle {
        $0.width = .points(size)
        $0.height = .points(size)
        $0.widthNature = .own
      })
  }

  /// A bitten apple and its leaf.
  private static func apple(_ ink: Color) -> [Shape] {
    let fruit: [PathElement] = [
      .move(Point(12.2, 7.4)), .curve(Point(13.2, 7.4), Point(14.5, 6.3), to: Point(16.4, 6.3)),
      .curve(Point(18, 6.3), Point(19.4, 7.1), to: Point(20.2, 8.4)),
      .curve(Point(18.4, 9.5), Point(17.5, 10.9), to: Point(17.6, 12.7)),
      .curve(Point(17.7, 14.8), Point(19, 16.2), to: Point(20.7, 16.9)),
      .curve(Point(19.7, 19.6), Point(17.8, 22.3), to: Point(15.9, 22.3)),
      .curve(Point(14.6, 22.3), Point(13.9, 21.5), to: Point(12.3, 21.5)),
      .curve(Point(10.7, 21.5), Point(9.9, 22.3), to: Point(8.7, 22.3)),
      .curve(Point(6.2, 22.3), Point(3.3, 17.4), to: Point(3.3, 13.1)),
      .curve(Point(3.3, 8.9), Point(6, 6.4), to: Point(8.6, 6.4)),
      .curve(Point(10.3, 6.4), Point(11.3, 7.4), to: Point(12.2, 7.4)), .close,
    ]
    let leaf: [PathElement] = [
      .move(Point(16, 1.4)), .curve(Point(16.2, 3.7), Point(14.2, 5.8), to: Point(11.9, 5.8)),
      .curve(Point(11.7, 3.5), Point(13.7, 1.6), to: Point(16, 1.4)), .close,
    ]
    return [fruit, leaf].map { Shape(.path($0), fill: .color(ink)) }
  }

  /// A ring in four colours, open at the upper right, with a bar.
  private static let google: [Shape] = {
    func arc(_ from: Double, _ to: Double, _ color: Color) -> Shape {
      Shape(
        .path([.arc(center: Point(12, 12), radius: 8, from: from, to: to)]),
        stroke: Stroke(.color(color), width: 4, cap: .butt))
    }
    let blue = Color(0x42, 0x85, 0xF4)
    return [
      arc(206, 318, Color(0xEA, 0x43, 0x35)), arc(150, 207, Color(0xFB, 0xBC, 0x05)),
      arc(44, 151, Color(0x34, 0xA8, 0x53)), arc(0, 45, blue),
      Shape(.rect(Rect(12.2, 10, 9.7, 4), .zero), fill: .color(blue)),
    ]
  }()

  private static func facebook(_ ink: Color) -> [Shape] {
    let stem: [PathElement] = [
      .move(Point(17, 3.9)), .line(Point(15.6, 3.9)), .curve(Point(13.2, 3.9), Point(12.3, 5.2), to: Point(12.3, 7.4)),
      .line(Point(12.3, 22.5)),
    ]
    let bar: [PathElement] = [.move(Point(8.3, 11.4)), .line(Point(16.6, 11.4))]
    return [stem, bar].map { Shape(.path($0), stroke: Stroke(.color(ink), width: 3.5, cap: .butt)) }
  }

  private static func x(_ ink: Color) -> [Shape] {
    let wide: [PathElement] = [.move(Point(5.2, 3.4)), .line(Point(18.8, 20.6))]
    let thin: [PathElement] = [.move(Point(19.6, 3.4)), .line(Point(4.4, 20.6))]
    return [
      Shape(.path(wide), stroke: Stroke(.color(ink), width: 4.2, cap: .butt)),
      Shape(.path(thin), stroke: Stroke(.color(ink), width: 1.9, cap: .butt)),
    ]
  }

  /// A cat's head.
  private static func github(_ ink: Color, _ ground: Color) -> [Shape] {
    let ears: [PathElement] = [
      .move(Point(3.4, 12)), .line(Point(3.8, 3.2)), .line(Point(9.4, 6.4)), .line(Point(14.6, 6.4)),
      .line(Point(20.2, 3.2)), .line(Point(20.6, 12)), .close,
    ]
    return [
      Shape(.path(ears), fill: .color(ink)), Shape(.ellipse(Rect(2.4, 6, 19.2, 15)), fill: .color(ink)),
      Shape(.rect(Rect(5.6, 11, 12.8, 7.4), Corners(3.7)), fill: .color(ground)),
      Shape(.ellipse(Rect(7.8, 12.8, 2.6, 3.8)), fill: .color(ink)),
      Shape(.ellipse(Rect(13.6, 12.8, 2.6, 3.8)), fill: .color(ink)),
    ]
  }
}
