import FlowBase
import FlowDocument
import FlowLayout

/// A step's `background` over the theme's: colour, gradient, image, overlay, in this order.
enum StepBackground {
  static func backgrounds(in screen: ScreenContext) -> [Background] {
    var result: [Background] = [.paint(.color(page(in: screen)))]
    guard let background = screen.screen.step[StepKeys.background] else { return result }
    if let color = screen.color(background[BackgroundKeys.color]) { result.append(.paint(.color(color))) }
    if let paint = background[BackgroundKeys.gradient].flatMap({ Fill.paint($0, in: screen) }) {
      result.append(.paint(paint))
    }
    if let image = background[BackgroundKeys.imageURL] { result.append(.image(screen.image(image))) }
    if let color = screen.color(background[BackgroundKeys.overlay]) { result.append(.paint(.color(color))) }
    return result
  }

  /// The theme's colour, or that of a chat's own style (CH-18): it reaches behind header and status bar.
  private static func page(in screen: ScreenContext) -> Color {
    let step = screen.screen.step
    let style = step.type == .chat ? step[StepKeys.chat]?[ChatKeys.style] : nil
    return style.flatMap { screen.color($0[ChatStyleKeys.background])?.over(screen.theme.background) }
      ?? screen.theme.background
  }

  /// About the colour at the screen's top, which the header and the status bar stand on; a picture counts as grey under
  /// its overlay.
  static func top(in screen: ScreenContext) -> Color { edge(\.first, in: screen) }

  /// The same at the screen's end, which the home indicator lies on.
  static func bottom(in screen: ScreenContext) -> Color { edge(\.last, in: screen) }

  private static func edge(_ stop: KeyPath<[Gradient.Stop], Gradient.Stop?>, in screen: ScreenContext) -> Color {
    let page = page(in: screen)
    guard let background = screen.screen.step[StepKeys.background] else { return page }
    var color = screen.color(background[BackgroundKeys.color])?.over(page) ?? page
    switch background[BackgroundKeys.gradient].flatMap({ Fill.paint($0, in: screen) }) {
    case .color(let solid): color = solid.over(color)
    case .gradient(let gradient): color = gradient.stops[keyPath: stop]?.color.over(color) ?? color
    case nil: break
    }
    if background.has(BackgroundKeys.imageURL) { color = Color(128, 128, 128) }
    return screen.color(background[BackgroundKeys.overlay])?.over(color) ?? color
  }

  /// The theme's text colour, or white or black where that cannot be read on the screen's top.
  static func topInk(in screen: ScreenContext) -> Color {
    let top = top(in: screen)
    return screen.theme.text.over(top).contrast(with: top) >= 3 ? screen.theme.text : top.legibleText
  }
}
