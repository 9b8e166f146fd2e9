import FlowBase
import FlowDocument
import FlowLayout

@testable import FlowBlocks

/// One block of a step `s`, drawn as nodes, for tests. The state is given as JSON.
struct DrawnBlockCase {
  let block: Block
  let node: Node?
  let screen: ScreenContext

  init(_ json: String, state: String = "{}", locale: String = "en", platform: Platform = .ios) {
    screen = DrawnField.screen(
      step: #"{"id": "s", "content_blocks": [\#(json)]}"#, state: state, locale: locale, platform: platform)
    block = screen.screen.step.blocks[0]
    node = screen.node(for: block)
  }

  var contents: [TextContent] {
    (node.map { DrawnField.all($0) } ?? []).compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }
  var texts: [String] { contents.map(\.string) }
  var codes: [String] { screen.diagnostics.map(\.code.rawValue) }
}
