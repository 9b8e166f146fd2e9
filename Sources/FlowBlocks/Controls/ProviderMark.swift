import FlowBase
import FlowLayout

/// Our own simple drawings of providers' marks, on a grid of 24 × 24.
enum ProviderMark {
  /// As wide as its ink, so that words stand as far from one mark as from another; nil for a provider that has none here.
  static func node(_ kind: String, size: Double, ink: Color, in screen: ScreenContext) -> Node? {
    /// Where the ink begins and ends on the grid.
    let (shapes, left, right): ([Shape], Double, Double)
    switch kind.lowercased() {
    case "apple": (shapes, left, right) = (apple(ink), 3.3, 20.7)
    case "google": (shapes, left, right) = (google, 2, 22)
    case "facebook": (shapes, left, right) = (facebook(ink), 8.3, 17)
    case "x", "twitter": (shapes, left, right) = (x(ink), 2.2, 21.8)
    case "github": (shapes, left, right) = (github(ink), 1.4, 22.6)
    case "email": (shapes, left, right) = ([], 1, 23)
    default: return nil
    }
    var node =
      shapes.isEmpty
      ? screen.glyph("lucide/mail.svg", size: size, color: ink)
      : Node(
        .canvas(Canvas(.scaled(Size(24, 24)), shapes: shapes)),
        layout: LayoutStyle {
          $0.width = .points(size)
          $0.height = .points(size)
          $0.widthNature = .own
        })
    node.layout.margin = Edges(top: 0, right: (right - 24) * size / 24, bottom: 0, left: -left * size / 24)
    return node
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

  /// Two strokes that cross, the broad one hollow.
  private static func x(_ ink: Color) -> [Shape] {
    let broad: [PathElement] = [
      .move(Point(3.9, 4)), .line(Point(8.2, 4)), .line(Point(20.1, 20)), .line(Point(15.8, 20)), .close,
    ]
    let thin: [[PathElement]] = [
      [.move(Point(18.2, 3.15)), .line(Point(20.6, 3.15)), .line(Point(13.9, 11.2)), .line(Point(12.5, 10)), .close],
      [.move(Point(5.8, 20.85)), .line(Point(3.4, 20.85)), .line(Point(10.1, 12.8)), .line(Point(11.5, 14)), .close],
    ]
    return [Shape(.path(broad), stroke: Stroke(.color(ink), width: 1.7, cap: .butt))]
      + thin.map { Shape(.path($0), fill: .color(ink)) }
  }

  /// A cat with a tail, cut out of a disc.
  private static func github(_ ink: Color) -> [Shape] {
    let disc: PathElement = .arc(center: Point(12, 12), radius: 10.6, from: 106.5, to: 433.5)
    let cat: [PathElement] = [
      // Up its right side, around the head from ear to ear.
      .line(Point(15, 18)), .curve(Point(15, 17), Point(14.7, 16.3), to: Point(14.3, 15.9)),
      .curve(Point(16.6, 15.6), Point(18.7, 14.6), to: Point(18.7, 11.1)),
      .curve(Point(18.7, 9.9), Point(18.3, 8.9), to: Point(17.6, 8.1)),
      .curve(Point(17.9, 7.2), Point(17.9, 6.1), to: Point(17.45, 5)),
      .curve(Point(16.4, 5.1), Point(15.2, 5.8), to: Point(14.4, 6.4)),
      .curve(Point(12.8, 6), Point(11.2, 6), to: Point(9.6, 6.4)),
      .curve(Point(8.8, 5.8), Point(7.6, 5.1), to: Point(6.55, 5)),
      .curve(Point(6.1, 6.1), Point(6.1, 7.2), to: Point(6.4, 8.1)),
      .curve(Point(5.7, 8.9), Point(5.3, 9.9), to: Point(5.3, 11.1)),
      .curve(Point(5.3, 14.6), Point(7.4, 15.6), to: Point(9.7, 15.9)),
      .curve(Point(9.3, 16.3), Point(9, 17), to: Point(9, 18)),
      // The tail, and down its left side.
      .curve(Point(7.8, 18.7), Point(7.1, 18), to: Point(6.6, 17.3)),
      .curve(Point(6.1, 16.6), Point(5.4, 16.4), to: Point(4.8, 16.6)),
      .curve(Point(5.3, 17.2), Point(5.5, 17.9), to: Point(5.9, 18.6)),
      .curve(Point(6.5, 19.8), Point(7.6, 20.4), to: Point(9, 20.1)), .line(Point(9, 22.2)), .close,
    ]
    return [Shape(.path([disc] + cat), fill: .color(ink))]
  }
}
