import FlowBase
import FlowDocument
import FlowLayout

/// CB-25: a seeded starfield behind everything; the same seed is the same sky.
enum StarBackgroundBlock: DrawnBlock {
  enum Speed: String, CaseIterable, Sendable { case slow, normal, fast }
  static let count = Key.integer("count", aliases: ["star_count"], in: 0...2000, default: 80)
  static let speed = Key.choice("speed", default: Speed.normal, "Motion only: a still is the same.")
  static let color = Key.color("color", aliases: ["star_color"])
  static let secondaryColor = Key.color("secondary_color", "Of every third star or so; `color` where absent.")
  static let seed = Key.integer("seed", default: 0)
  static let declaration = BlockDeclaration(
    "star_background", summary: "A starfield behind everything.", keys: [count, speed, color, secondaryColor, seed])
  static let isBackdrop = true

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let theme = screen.theme
    let first =
      screen.color(block[color]) ?? screen.color(block[CommonKeys.activeColor])
      ?? (theme.background.luminance < 0.4 ? .white : theme.primary)
    let second = screen.color(block[secondaryColor]) ?? first
    var random = StarRandom(seed: UInt64(bitPattern: Int64(block[seed])))
    var shapes: [Shape] = []
    for _ in 0..<block[count] {
      let at = Point(random.unit(), random.unit())
      let near = random.unit()
      let paint = (random.unit() < 0.3 ? second : first).opacity(0.3 + 0.7 * random.unit())
      // Most stars are small; one in twenty is near and glows. A dot is a line without length: its round caps stay
      // round however the sky is stretched.
      let width = 0.9 + 2.1 * near * near
      if near > 0.95 { shapes += glow(at, width, paint) }
      shapes.append(dot(at, width, paint))
    }
    return Node(
      .canvas(Canvas(.unit(natural: screen.environment.device.size), shapes: shapes)),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// Light that fades outwards, to 4.5 times the star: discs within one another, as a gradient would be stretched with
  /// the sky.
  private static func glow(_ at: Point, _ width: Double, _ color: Color) -> [Shape] {
    let steps = 14
    return (0..<steps).map { step in
      let inward = 1 - Double(step) / Double(steps)
      return dot(at, width * (1 + 3.5 * inward * inward), color.opacity(0.45 / Double(steps)))
    }
  }

  private static func dot(_ at: Point, _ width: Double, _ color: Color) -> Shape {
    Shape(.path([.move(at), .line(at)]), stroke: Stroke(.color(color), width: width))
  }
}

/// SplitMix64: the same numbers on every machine.
private struct StarRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// 0 ..< 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
