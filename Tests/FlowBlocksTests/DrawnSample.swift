import FlowBase
import FlowBlocks
import FlowDocument
import FlowLayout
import FlowLogic

/// One block of a step drawn as nodes and laid out, for tests.
struct DrawnSample {
  let node: Node?
  let screen: ScreenContext

  /// `json` is a block without its braces; `answer` stands at the field `f`.
  init(
    _ json: String, answer: String? = nil, state more: String = "", locale: String = "en", platform: Platform = .ios,
    appearance: Appearance = .light
  ) {
    let step = #"{"id": "s", "content_blocks": [{"id": "b", "field_id": "f", \#(json)}]}"#
    let answers = answer.map { #""f": \#($0)"# } ?? ""
    let state = #"{"responses": {"s": {\#(answers)}}\#(more.isEmpty ? "" : ", " + more)}"#
    let screen = DrawnField.screen(step: step, state: state, locale: locale, platform: platform, appearance: appearance)
    node = screen.screen.step.blocks.first.flatMap { screen.node(for: $0) }
    self.screen = screen
  }

  var nodes: [Node] { node.map { DrawnField.all($0) } ?? [] }

  /// The words, in paint order.
  var texts: [String] {
    nodes.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
  }

  var icons: [String] {
    nodes.compactMap { node in
      guard case .image(let image) = node.content, case .icon(let file) = image.source.kind else { return nil }
      return file
    }
  }

  /// Drawings made of shapes, in paint order.
  var canvases: [Canvas] {
    nodes.compactMap { if case .canvas(let canvas) = $0.content { canvas } else { nil } }
  }

  /// The box in 345 points, as `layout` prints it.
  var box: Box? {
    guard let node else { return nil }
    return LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: screen.environment.direction)
      .layout(node, width: 345, height: nil).boxes.first
  }

  /// How many nodes are filled with exactly this colour.
  func fills(_ color: Color) -> Int {
    nodes.filter { $0.decoration.backgrounds == [.paint(.color(color))] }.count
  }

  /// How many nodes are outlined in this colour.
  func outlines(_ color: Color) -> Int {
    nodes.filter { $0.layout.border > 0 && $0.decoration.borderColor == color }.count
  }
}
