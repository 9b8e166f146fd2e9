import FlowBase
import FlowBlocks
import FlowDocument
import FlowLayout
import FlowLogic

/// One block with the box that it is laid in: what `--block` takes (product.md, Commands).
public struct BlockCase: Sendable {
  public var name: String
  /// Points of the containing box; nil height = as high as the content.
  public var width: Double
  public var height: Double?
  /// Pixels per point.
  public var scale: Double
  /// The canvas in points; nil = the block's own size and `padding`.
  public var canvas: Size?
  /// Where the containing box stands on the canvas.
  public var padding: Double
  public var background: Color
  public var locale: LocaleTag
  public var appearance: Appearance
  public var textSize: TextSize
  public var platform: Platform
  public var metrics: FontMetrics?
  /// Milliseconds after the block appeared; nil = at rest.
  public var moment: Double?
  /// What the user has done: a state as format.md has it, whose step is called `block`.
  public var state: UserState
  public var block: JSON

  public init(name: String, block: JSON, width: Double) {
    self.name = name
    self.block = block
    self.width = width
    scale = 3
    padding = 0
    background = .white
    locale = .en
    appearance = .light
    textSize = .L
    platform = .ios
    state = UserState()
  }

  /// Reads one line of a file of cases; nil where `read` finds none.
  public init?(_ json: JSON, over base: BlockCase, index: Int) {
    guard let one = Self.read(json, over: base, index: index).block else { return nil }
    self = one
  }
}

/// What became of a case.
public struct BlockResult: Sendable {
  public var layout: LaidOutScreen
  public var diagnostics: [Diagnostic]
}
