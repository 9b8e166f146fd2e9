import FlowBase
import FlowDocument
import FlowLayout

/// The box of an animation: its frame, else its poster, else its name in a dashed box (CB-05, LO-02).
enum MediaBox {
  /// A frame of a Lottie file, whole and in its own ratio; nil where the file is missing.
  static func animation(_ url: AssetReference, at moment: AnimationMoment, in screen: ScreenContext) -> Node? {
    let name = url.name(in: screen.environment.appearance)
    guard let path = screen.assets.path(name, kind: .lottie) else { return nil }
    return Node(
      .image(ImageContent(ImageSource(.animation(path, at: moment)), mode: .contain)),
      layout: LayoutStyle { $0.widthNature = .own })
  }

  /// `width` nil = as wide as there is room; points.
  static func node(
    _ url: AssetReference, poster: AssetReference?, label: String, width: Double?, height: Double,
    in screen: ScreenContext
  ) -> Node {
    var node: Node
    if let poster {
      node = Node(.image(ImageContent(screen.image(poster), mode: .contain)))
    } else {
      report(url, label, in: screen)
      // The phone leaves the room, and draws nothing of ours in it (G3, G5).
      node =
        screen.environment.faithful
        ? Node(.empty(natural: .zero)) : LabelledBox.node(label: label, height: height, in: screen)
    }
    node.layout.width = width.map { .points($0) }
    node.layout.minHeight = nil
    node.layout.height = .points(height)
    node.layout.widthNature = width == nil ? .fills : .own
    return node
  }

  private static func report(_ url: AssetReference, _ label: String, in screen: ScreenContext) {
    let name = url.name(in: screen.environment.appearance)
    if let problem = screen.assets.problem(name, kind: url.kind) {
      screen.report(
        Diagnostic(
          .missingAsset, .warning, "`\(shortened(name))` is missing: \(problem); a labelled box stands in",
          hint: "put the file beside the document or in an asset folder (--assets DIR)", at: url.origin))
    } else {
      screen.report(
        Diagnostic(.notDrawn, .warning, "`\(label)` is not drawn yet; a labelled box stands in", at: url.origin))
    }
  }
}
