import FlowBase
import FlowDocument
import FlowLayout

/// Backgrounds and gradients as the document spells them (layout.md, Gradients; GR-01 … GR-06).
enum Fill {
  /// Of a `block_style`, in paint order: colour, gradient, image, overlay.
  static func backgrounds(of style: KeyedObject, in screen: ScreenContext) -> [Background] {
    var result: [Background] = []
    if let color = screen.color(style[BlockStyleKeys.backgroundColor]) { result.append(.paint(.color(color))) }
    if let paint = style[BlockStyleKeys.backgroundGradient].flatMap({ paint($0, in: screen) }) {
      result.append(.paint(paint))
    }
    if let image = style[BlockStyleKeys.backgroundImage] { result.append(.image(screen.image(image))) }
    if let color = screen.color(style[BlockStyleKeys.backgroundOverlay]) { result.append(.paint(.color(color))) }
    return result
  }

  /// A gradient object; one colour = a solid, none = nil.
  static func paint(_ gradient: KeyedObject, in screen: ScreenContext) -> Paint? {
    var stops = stops(gradient[GradientKeys.stops], in: screen)
    if stops.isEmpty {
      let colors = gradient[GradientKeys.colors].map { $0.color(in: screen.environment.appearance) }
      stops = Gradient(.angle(0), colors: colors).stops
    }
    return paint(stops, geometry(gradient))
  }

  /// `gradient_colors` with `gradient_direction`, or a progress bar's `fill_gradient`.
  static func paint(
    colors: [AdaptiveColor], direction: GradientKeys.Direction, in screen: ScreenContext
  ) -> Paint? {
    let colors = colors.map { $0.color(in: screen.environment.appearance) }
    return paint(Gradient(.angle(0), colors: colors).stops, geometry(direction))
  }

  private static func paint(_ stops: [Gradient.Stop], _ geometry: Gradient.Geometry) -> Paint? {
    guard let first = stops.first else { return nil }
    return stops.count == 1 ? .color(first.color) : .gradient(Gradient(geometry, stops: stops))
  }

  private static func stops(_ list: [KeyedObject], in screen: ScreenContext) -> [Gradient.Stop] {
    let last = Double(max(1, list.count - 1))
    var floor = 0.0
    return list.enumerated().compactMap { index, stop in
      guard let color = screen.color(stop[GradientKeys.StopKeys.color]) else { return nil }
      // CSS: a stop never lies before the one in front of it.
      floor = max(floor, stop[GradientKeys.StopKeys.position] ?? Double(index) / last)
      return Gradient.Stop(color, floor)
    }
  }

  private static func geometry(_ gradient: KeyedObject) -> Gradient.Geometry {
    let center = (gradient[GradientKeys.center]?.asArray ?? []).compactMap(\.asNumber)
    let middle = center.count == 2 ? Point(center[0], center[1]) : Point(0.5, 0.5)
    switch gradient[GradientKeys.type] {
    case .radial: return .radial(center: middle)
    case .conic: return .conic(center: middle, angle: gradient[GradientKeys.angle] ?? 0)
    case .linear:
      if let angle = gradient[GradientKeys.angle] { return .angle(angle) }
      return geometry(gradient[GradientKeys.direction] ?? .vertical)
    }
  }

  static func geometry(_ direction: GradientKeys.Direction) -> Gradient.Geometry {
    switch direction {
    case .horizontal: .angle(90)
    case .vertical: .angle(180)
    case .topLeftToBottomRight: .topLeftToBottomRight
    case .topRightToBottomLeft: .topRightToBottomLeft
    }
  }
}
