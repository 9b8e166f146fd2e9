import FlowBase
import FlowBlocks
import FlowDocument
import FlowLayout
import FlowLogic

/// A form step drawn as nodes, for tests: the fields as JSON, and the state of the step.
struct DrawnField {
  let node: Node?
  let screen: ScreenContext

  /// `json` is a field in the short form of a form step (`type` without `input_`); its id is `f`.
  init(
    _ json: String, answer: String? = nil, live: String = "{}", locale: String = "en", textSize: TextSize = .L,
    platform: Platform = .ios
  ) {
    let step = #"{"id": "s", "fields": [\#(json)]}"#
    let state = #"{"responses": {"s": {\#(answer.map { #""f": \#($0)"# } ?? "")}}, "screen": {"s": \#(live)}}"#
    let screen = Self.screen(step: step, state: state, locale: locale, textSize: textSize, platform: platform)
    node = screen.screen.step.fields.first.flatMap { screen.node(for: $0) }
    self.screen = screen
  }

  /// What a step shows, before any of it is a node.
  static func screen(
    step: String, state: String = "{}", locale: String = "en", textSize: TextSize = .L, platform: Platform = .ios,
    appearance: Appearance = .light
  ) -> ScreenContext {
    screen(
      document: #"{"id": "flow", "steps": [\#(step)]}"#, step: 0, state: state, locale: locale, textSize: textSize,
      platform: platform, appearance: appearance)
  }

  /// The step at a place in a document's first flow.
  static func screen(
    document text: String, step: Int, state: String = "{}", locale: String = "en", textSize: TextSize = .L,
    platform: Platform = .ios, appearance: Appearance = .light
  ) -> ScreenContext {
    var sources = SourceMap()
    let json = read(text, "flow.json", &sources)
    let (document, _) = DocumentDecoder(catalogue: .standard).decode(json, file: "flow.json", sources: sources)
    let (state, _) = UserState.load(read(state, "state.json", &sources))
    let device = Device(
      name: "test", platform: platform, size: Size(393, 852), scale: 3, safeTop: 59, safeBottom: 34)
    let flow = document.flows[0]
    let screen = ScreenResolver(document: document, flow: flow, state: state, catalogue: .standard).screen(
      flow.steps[step],
      in: Environment(device: device, appearance: appearance, textSize: textSize, locale: LocaleTag(locale)))
    return ScreenContext(screen: screen, assets: NoFiles(), icons: IconLibrary(root: iconRoot), metrics: .mono)
  }

  private static func read(_ text: String, _ name: String, _ sources: inout SourceMap) -> JSON {
    JSONReader.read(bytes: Array(text.utf8), file: name, into: &sources).value ?? .null
  }

  private static let iconRoot =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Fonts/Icons"

  /// The words, in paint order.
  var texts: [String] { contents.map(\.string) }
  var contents: [TextContent] { node.map { Self.contents($0) } ?? [] }

  /// The colour in which these words are written.
  func color(of words: String) -> Color? {
    contents.flatMap(\.runs).first { $0.text == words }?.color
  }

  /// The icons, by their file.
  var icons: [String] {
    nodes.compactMap { node in
      guard case .image(let image) = node.content, case .icon(let file) = image.source.kind else { return nil }
      return file
    }
  }

  /// Where the round knobs of a slider stand, 0 … 1.
  var knobs: [Double] {
    nodes.compactMap { node in
      guard case .aligned(let x?, _) = node.layout.position, node.layout.width == .points(28) else { return nil }
      return x
    }
  }

  /// The outlines, widest first.
  var borders: [(width: Double, color: Color?)] {
    nodes.filter { $0.layout.border > 0 }.map { ($0.layout.border, $0.decoration.borderColor) }
  }

  var opacities: [Double] { nodes.map(\.decoration.opacity) }

  /// Points of the whole at a width.
  func size(width: Double = 345) -> Size {
    guard let node else { return .zero }
    return LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: screen.environment.direction)
      .layout(node, width: width, height: nil).boxes.first?.frame.size ?? .zero
  }

  var nodes: [Node] { node.map { Self.all($0) } ?? [] }

  static func all(_ node: Node) -> [Node] { [node] + children(of: node).flatMap(all) }

  private static func contents(_ node: Node) -> [TextContent] {
    all(node).compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }

  private static func children(of node: Node) -> [Node] {
    switch node.content {
    case .flex(let flex): flex.children
    case .grid(let grid): grid.children
    case .flow(let flow): flow.children
    case .overlay(let nodes): nodes
    case .scroll(let scroll): [scroll.child]
    default: []
    }
  }
}

/// No file exists.
struct NoFiles: AssetSource {
  func image(_ name: String, platform: Platform) -> ImageSource { ImageSource(.placeholder(label: name)) }
  func path(_ name: String, kind: ValueKind.AssetKind) -> String? { nil }
  func problem(_ name: String, kind: ValueKind.AssetKind) -> String? { nil }
}
