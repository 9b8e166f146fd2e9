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
  }

  /// Reads one line of a file of cases; the keys that it lacks keep the values of `base`.
  public init?(_ json: JSON, over base: BlockCase, index: Int) {
    guard json["block"]?.asObject != nil else { return nil }
    self = base
    name = json["name"]?.asString ?? "case-\(index + 1)"
    block = json["block"] ?? .null
    width = json["width"]?.asNumber ?? base.width
    height = json["height"]?.asNumber ?? base.height
    scale = json["scale"]?.asNumber.map { min(8, max(0.25, $0)) } ?? base.scale
    if let size = json["canvas"]?.asArray, size.count == 2, let w = size[0].asNumber, let h = size[1].asNumber {
      canvas = Size(w, h)
      padding = json["padding"]?.asNumber ?? 24
    } else {
      padding = json["padding"]?.asNumber ?? base.padding
    }
    background = json["background"]?.asString.flatMap(Color.init(hex:)) ?? base.background
    locale = json["locale"]?.asString.map(LocaleTag.init) ?? base.locale
    appearance = json["appearance"]?.asString.flatMap(Appearance.init) ?? base.appearance
    textSize = json["text_size"]?.asString.flatMap(TextSize.init) ?? base.textSize
    platform = json["platform"]?.asString.flatMap(Platform.init) ?? base.platform
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
