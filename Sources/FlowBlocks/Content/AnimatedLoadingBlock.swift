import FlowBase
import FlowDocument
import FlowLayout

/// CB-15, S-26: waiting, drawn at a fixed phase.
enum AnimatedLoadingBlock: DrawnBlock {
  enum Style: String, CaseIterable, Sendable { case skeleton, spinner, checklist, ring }
  enum ItemKeys {
    static let text = Key.text("text", aliases: ["label", "title"])
    static let done = Key.bool("done", aliases: ["completed"])
    static let declaration = ObjectDeclaration("loading_item", shorthand: ["text"], keys: [text, done])
  }
  static let styleType = Key.choice("style_type", aliases: ["loading_style"], default: Style.spinner)
  static let items = Key.list("items", aliases: ["steps"], of: ItemKeys.declaration, "Lines of the checklist.")
  static let progress = Key.number("progress", aliases: ["value"], "0 … 1")
  static let declaration = BlockDeclaration(
    "animated_loading", summary: "Waiting: skeleton, spinner, checklist or ring.", keys: [styleType, items, progress])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let accent = screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
    let words = block[CommonKeys.text].flatMap { $0.isEmpty ? nil : $0 }
    func caption(_ align: TextAlign) -> [Node] {
      guard words != nil else { return [] }
      return [Node(.text(screen.text(of: block, .body, color: screen.theme.secondaryText, align: align)))]
    }
    switch block[styleType] {
    case .spinner:
      var wheel = Spinner.node(
        color: screen.color(block[CommonKeys.activeColor]), neutral: screen.theme.secondaryText, in: screen)
      wheel.layout.alignSelf = .center
      return column([wheel] + caption(.center), spacing: 12)
    case .ring:
      var ring = ring(block[progress], accent, in: screen)
      ring.layout.alignSelf = .center
      return column([ring] + caption(.center), spacing: 16)
    case .checklist:
      return column(caption(.leading) + LoadingChecklist.rows(block, accent, in: screen), spacing: 14)
    case .skeleton:
      return column(caption(.leading) + LoadingSkeleton.rows(in: screen), spacing: 12)
    }
  }

  private static func column(_ parts: [Node], spacing: Double) -> Node {
    Node(
      .flex(Flex(.vertical, spacing: spacing, children: parts)), layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// Without progress a quarter of the ring, somewhere on its way round.
  private static func ring(_ progress: Double?, _ accent: Color, in screen: ScreenContext) -> Node {
    let track = screen.theme.track(of: screen.theme.primary)
    guard let progress else {
      return Ring.node(
        side: 96, lineWidth: 8, fraction: 0.25, colors: [accent], track: track, words: [], from: -45)
    }
    var percent = screen.text(
      screen.words.percent(progress), .title2, weight: 700, align: .center, maxLines: 1, tabularFigures: true)
    percent.runs[0].font.size = min(34, percent.runs[0].font.size)
    return Ring.node(side: 128, lineWidth: 10, fraction: progress, colors: [accent], track: track, words: [percent])
  }
}
