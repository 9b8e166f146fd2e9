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

  /// Reads one line of a file of cases; the keys that it lacks keep the values of `base`.
  public init?(_ json: JSON, over base: BlockCase, index: Int) {
    guard json["block"]?.asObject != nil else { return nil }
    // Swift 6.3's optimiser crashes when these getters are inlined here.
    func number(_ key: String) -> Double? { json[key].flatMap(\.asNumber) }
    self = base
    name = json["name"]?.asString ?? "case-\(index + 1)"
    block = json["block"] ?? .null
    width = number("width") ?? base.width
    height = number("height") ?? base.height
    scale = number("scale").map { min(8, max(0.25, $0)) } ?? base.scale
    let size = json["canvas"]?.asArray?.compactMap(\.asNumber) ?? []
    if size.count == 2 {
      canvas = Size(size[0], size[1])
      padding = number("padding") ?? 24
    } else {
      padding = number("padding") ?? base.padding
    }
    background = json["background"]?.asString.flatMap(Color.init(hex:)) ?? base.background
    locale = json["locale"]?.asString.map(LocaleTag.init) ?? base.locale
    appearance = json["appearance"]?.asString.flatMap(Appearance.init) ?? base.appearance
    textSize = json["text_size"]?.asString.flatMap(TextSize.init) ?? base.textSize
    platform = json["platform"]?.asString.flatMap(Platform.init) ?? base.platform
    state = json["state"].map { UserState.load($0).state } ?? base.state
    switch json["metrics"]?.asString {
    case "font": metrics = .font
    case "mono": metrics = .mono
    case "platform": metrics = .platform(platform)
    default: break
    }
  }
}

/// What became of a case.
public struct BlockResult: Sendable {
  public var layout: LaidOutScreen
  public var diagnostics: [Diagnostic]
}
