import FlowBase
import FlowDocument
import FlowLayout

/// CB-07, CB-31, GR-01 … GR-06: a button in one of five variants.
enum ButtonBlock: DrawnBlock {
  enum Variant: String, CaseIterable, Sendable { case primary, secondary, outline, text, destructive }
  enum IconPosition: String, CaseIterable, Sendable { case leading, trailing }
  static let variant = Key.choice(
    "variant", aliases: ["button_style"], default: Variant.primary,
    spellings: [
      "filled": .primary, "outlined": .outline, "link": .text, "plain": .text, "ghost": .text, "tonal": .secondary,
    ])
  static let label = Key.text("label", aliases: ["title"])
  static let icon = Key.json("icon", .icon)
  static let iconPosition = Key.choice(
    "icon_position", default: IconPosition.leading,
    spellings: ["left": .leading, "right": .trailing, "start": .leading, "end": .trailing])
  static let backgroundColor = Key.color("background_color")
  static let gradientColors = Key.colors("gradient_colors")
  static let gradientDirection = Key.choice("gradient_direction", default: GradientKeys.Direction.horizontal)
  static let height = Key.json("height", .dimension, "pt, at least; 50 where absent")
  static let cornerRadius = Key.number("corner_radius", in: 0...500, "pt")
  static let fullWidth = Key.bool("full_width", default: true)
  static let disabled = Key.bool("disabled", default: false)
  static let loading = Key.bool("loading", aliases: ["is_loading"], default: false)
  static let animation = StepKeys.ctaAnimation
  static let declaration = BlockDeclaration(
    "button", summary: "A button with label, icon and background.",
    keys: [
      variant, label, icon, iconPosition, backgroundColor, gradientColors, gradientDirection, height, cornerRadius,
      fullWidth, disabled, loading, animation,
    ])
  static let paintsBackground = true

  struct Measures: PlatformMeasures {
    /// Least height, and the corner radius where the theme has none; nil = full radius.
    var height: Double
    var radius: Double?
    var padding: Double
    var weight: Int
    /// Beside the words of a button without a shape.
    var plainPadding: Double
    /// How much of fill and label a disabled button keeps: of the text's colour, not of its own.
    var disabledFill: Double
    var disabledInk: Double
    static let ios = Measures(
      height: 50, radius: 14, padding: 16, weight: 600, plainPadding: 0, disabledFill: 0.12, disabledInk: 0.45)
    static let android = Measures(
      height: 52, radius: nil, padding: 24, weight: 500, plainPadding: 12, disabledFill: 0.12, disabledInk: 0.38)
  }

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let m = screen.measures(Measures.self)
    let (fill, ink, line) = block[disabled] ? disabledLook(block, m, in: screen) : look(block, in: screen)
    let text = screen.text(
      block[CommonKeys.text] ?? block[label] ?? "", .headline, weight: m.weight, color: ink, align: .center,
      style: block[CommonKeys.style])
    let size = text.runs.first?.font.size ?? 17
    var parts: [Node] = text.string.isEmpty ? [] : [Node(.text(text))]
    if let icon = screen.icon(block[icon], size: (size * 1.18).rounded(), color: ink, weight: 600) {
      parts.insert(icon, at: block[iconPosition] == .leading ? 0 : parts.count)
    }
    if block[loading] { parts = [Spinner.node(size: 22, color: ink, neutral: ink, in: screen)] }
    let settled = BoxStyle.dimension(block[height])
    return Node(
      .flex(Flex(.horizontal, spacing: 8, align: .center, distribution: .center, children: parts)),
      layout: LayoutStyle {
        $0.widthNature = block[fullWidth] ? .fills : .own
        let plain = block[variant] == .text
        $0.padding = Edges(
          horizontal: plain ? m.plainPadding : m.padding, vertical: plain ? 6 : 10)
        // A control's height is a least height: larger text makes it grow (look.md, Dynamic Type).
        if case .points(let points)? = settled {
          $0.minHeight = points
          $0.padding.top = min($0.padding.top, max(0, (points - size * 1.2) / 2))
          $0.padding.bottom = $0.padding.top
        } else {
          $0.height = settled
          $0.minHeight = plain ? 44 : m.height
        }
        $0.border = line == nil ? 0 : 1.5
      },
      decoration: Decoration {
        $0.backgrounds = fill
        $0.borderColor = line
        // Full for one line; more lines keep the radius of one.
        let full = max(m.height, size * 1.2 + 20) / 2
        $0.corners = Corners(block[cornerRadius] ?? screen.theme.cornerRadius ?? m.radius ?? full)
        if block[animation] == .glow, let color = glow(fill, line, ink) {
          let isDark = screen.environment.appearance == .dark
          $0.shadows = [Shadow(x: 0, y: 0, blur: 28, spread: 2, color: color.opacity(isDark ? 0.7 : 0.55))]
        }
      })
  }

  /// The colour of the still halo (S-11): the button's own, or its text's where that is faint; nil for a button without
  /// a shape to shine around.
  private static func glow(_ fill: [Background], _ line: Color?, _ ink: Color) -> Color? {
    switch fill.last {
    case .paint(.color(let color)): color.alpha < 128 ? ink : color
    case .paint(.gradient(let gradient)): mean(gradient.stops.map(\.color))
    case .image: ink
    case nil: line
    }
  }

  private static func mean(_ colors: [Color]) -> Color {
    func mean(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      UInt8(colors.reduce(0) { $0 + Int($1[keyPath: channel]) } / max(1, colors.count))
    }
    return Color(mean(\.red), mean(\.green), mean(\.blue), mean(\.alpha))
  }

  /// Background, text colour and outline: gradient > background_color > bg_color > block_style > theme (S-44).
  private static func look(_ block: Block, in screen: ScreenContext) -> (fill: [Background], ink: Color, line: Color?) {
    let theme = screen.theme
    let page = theme.background
    let given = screen.color(block[CommonKeys.style]?[TextStyleKeys.color]) ?? screen.color(block[CommonKeys.textColor])
    let style = block[CommonKeys.blockStyle].flatMap { KeyedObject($0) }
    let gradient = Fill.paint(colors: block[gradientColors], direction: block[gradientDirection], in: screen)
    let solid = screen.color(block[backgroundColor]) ?? screen.color(block[CommonKeys.backgroundColor])
    let styled = style.map { Fill.backgrounds(of: $0, in: screen) } ?? []
    if let paint = gradient ?? solid.map(Paint.color) {
      return ([.paint(paint)], given ?? legible(paint, on: page), nil)
    }
    if let first = styled.last, case .paint(let paint) = first {
      return (styled, given ?? legible(paint, on: page), nil)
    }
    if !styled.isEmpty { return (styled, given ?? .white, nil) }
    switch block[variant] {
    case .primary: return ([.paint(.color(theme.primary))], given ?? theme.primary.legibleText, nil)
    case .destructive: return ([.paint(.color(theme.error))], given ?? theme.error.legibleText, nil)
    case .secondary:
      // On black the same tint would not stand out.
      let tint = theme.primary.opacity(screen.environment.appearance == .dark ? 0.24 : 0.14)
      return ([.paint(.color(tint))], given ?? theme.words(on: tint), nil)
    case .outline: return ([], given ?? theme.words(on: page), given ?? theme.primary)
    case .text: return ([], given ?? theme.words(on: page), nil)
    }
  }

  /// A shape and words of the text's colour, thinned: dimmed, a dark label on a filled button would drown.
  private static func disabledLook(
    _ block: Block, _ m: Measures, in screen: ScreenContext
  ) -> (fill: [Background], ink: Color, line: Color?) {
    let (fill, _, line) = look(block, in: screen)
    let text = screen.theme.text
    return (
      fill.isEmpty ? [] : [.paint(.color(text.opacity(m.disabledFill)))], text.opacity(m.disabledInk),
      line.map { _ in text.opacity(m.disabledFill) }
    )
  }

  /// White unless black reads clearly better on the colour, or on a gradient's middle.
  private static func legible(_ paint: Paint, on page: Color) -> Color {
    switch paint {
    case .color(let color): return color.over(page).legibleText
    case .gradient(let gradient):
      let colors = gradient.stops.map { $0.color.over(page) }
      let worst = { (ink: Color) in colors.map { $0.contrast(with: ink) }.min() ?? 1 }
      return worst(.white) >= 2.5 || worst(.white) >= worst(.black) ? .white : .black
    }
  }
}
