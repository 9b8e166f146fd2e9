import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// What a block's body may ask of the screen it stands on.
public final class ScreenContext {
  public let screen: Screen
  public let theme: Theme
  public let assets: any AssetSource
  public let icons: IconLibrary
  /// Which metrics texts get; the platform's unless the command line says otherwise.
  public let metrics: FontMetrics
  /// Found while drawing, in paint order.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether what is being drawn stands beside others in a row, where figures keep to the size of words.
  private(set) var isInRow = false
  /// Whether blocks beside it reach over one another, by margins below 0.
  private(set) var overlaps = false
  /// About the width of a block that fills what is around it, in points: what figures that cannot wrap are fitted to.
  private(set) var columnWidth: Double
  private let registry: [String: any DrawnBlock.Type]

  /// - Parameter width: points that the content gets; nil = the device's without the margins.
  public init(
    screen: Screen, theme: Theme? = nil, assets: any AssetSource, icons: IconLibrary,
    metrics: FontMetrics? = nil, width: Double? = nil,
    registry: [String: any DrawnBlock.Type] = BlockRegistry.standard
  ) {
    self.screen = screen
    self.theme = theme ?? Theme(flow: screen.flow, step: screen.step, appearance: screen.environment.appearance)
    self.assets = assets
    self.icons = icons
    self.metrics = metrics ?? .platform(screen.environment.platform)
    self.registry = registry
    columnWidth = 0
    columnWidth = width ?? environment.device.size.width - 2 * contentMargin
  }

  public var environment: Environment { screen.environment }
  public var words: Words { screen.words }

  public func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// This platform's values of a control.
  public func measures<M: PlatformMeasures>(_ type: M.Type = M.self) -> M {
    environment.platform == .android ? M.android : M.ios
  }

  public func color(_ color: AdaptiveColor?) -> Color? { color?.color(in: environment.appearance) }

  /// What the field or block of this id shows as its value (S-51); nil = nothing answered.
  public func answer(_ fieldID: String?) -> JSON? { fieldID.flatMap { screen.answers[$0] } }

  /// The picture that a reference names in this appearance; a placeholder where it is missing (G3).
  public func image(_ reference: AssetReference) -> ImageSource {
    let name = reference.name(in: environment.appearance)
    if let problem = assets.problem(name, kind: .image) {
      report(
        Diagnostic(
          .missingAsset, .warning, "`\(shortened(name))` is missing: \(problem); a placeholder stands in",
          hint: "put the file beside the document or in an asset folder (--assets DIR)", at: reference.origin))
    }
    return assets.image(name, platform: environment.platform)
  }

  /// The block as nodes with its size keys, its box and its name; nil where nothing is drawn.
  public func node(for block: Block) -> Node? {
    guard let type = registry[block.type] else { return placeholder(for: block) }
    guard var node = type.body(of: block, in: self) else { return nil }
    BoxStyle.apply(block, to: &node, own: type.declaration.ownKeys, paintsBackground: type.paintsBackground, in: self)
    node.block = BlockIdentity(id: block.id, type: block.type, path: block.path)
    node.origin = block.origin
    return node
  }

  /// Whether the block stands behind everything.
  func isBackdrop(_ block: Block) -> Bool { registry[block.type]?.isBackdrop ?? false }

  public func nodes(for blocks: [Block]) -> [Node] { blocks.compactMap(node(for:)) }

  /// The children of a container.
  func children(of container: Block, inRow: Bool) -> [Node] {
    let outer = (isInRow, overlaps, columnWidth)
    isInRow = inRow
    overlaps = container.children.contains {
      let margin = BoxStyle.margin(of: $0)
      return margin.left < 0 || margin.right < 0
    }
    if case .points(let points)? = BoxStyle.dimension(container[CommonKeys.width]) {
      columnWidth = min(columnWidth, points)
    }
    columnWidth = max(0, columnWidth - BoxStyle.inset(of: container))
    defer { (isInRow, overlaps, columnWidth) = outer }
    return nodes(for: container.children)
  }

  /// The labelled box of a type that nothing draws; nothing under `--faithful` (G5).
  private func placeholder(for block: Block) -> Node? {
    if block.isKnown {
      report(
        Diagnostic(.notDrawn, .warning, "`\(block.type)` is not drawn yet; a labelled box stands in", at: block.origin))
    }
    guard !environment.faithful else { return nil }
    var node = LabelledBox.node(
      label: block.type.isEmpty ? "block" : block.type, height: block.has(CommonKeys.height) ? 0 : 64, in: self)
    BoxStyle.apply(block, to: &node, own: [], paintsBackground: true, in: self)
    node.block = BlockIdentity(id: block.id, type: block.type, path: block.path)
    node.origin = block.origin
    return node
  }
}

/// Finds the files that a document names.
public protocol AssetSource {
  /// The file, or a labelled placeholder; never fails.
  func image(_ name: String, platform: Platform) -> ImageSource
  /// The absolute path of a file of this kind that exists; nil where it is missing.
  func path(_ name: String, kind: ValueKind.AssetKind) -> String?
  /// Why there is no file; nil where there is one.
  func problem(_ name: String, kind: ValueKind.AssetKind) -> String?
}
