import FlowBase
import FlowLayout

@testable import FlowBlocks

/// A whole step `s` drawn as nodes, for tests. Step and state are given as JSON.
struct DrawnStep {
  let screen: ScreenContext
  let nodes: [Node]

  init(
    _ step: String, state: String = "{}", locale: String = "en", platform: Platform = .ios,
    appearance: Appearance = .light
  ) {
    screen = DrawnField.screen(step: step, state: state, locale: locale, platform: platform, appearance: appearance)
    nodes = DrawnField.all(StepScreen.node(in: screen))
  }

  /// The words, in paint order.
  var texts: [String] { contents.map(\.string) }
  var contents: [TextContent] {
    nodes.compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }
  var icons: [String] {
    nodes.compactMap { node in
      guard case .image(let image) = node.content, case .icon(let file) = image.source.kind else { return nil }
      return file
    }
  }
  /// How many nodes are filled with exactly this colour.
  func fills(_ color: Color) -> Int { nodes.filter { $0.decoration.backgrounds == [.paint(.color(color))] }.count }
}
