import FlowBase
import FlowLayout
import Foundation

/// The blocks of the oracle's cases as nodes: the four types and the sizing keys that they use, no more.
struct CaseNode {
  private let keys: [String: Any]
  private let locale: LocaleTag

  init(_ keys: [String: Any], locale: LocaleTag = .en) {
    self.keys = keys
    self.locale = locale
  }

  var node: Node {
    let id = keys["id"] as? String ?? ""
    let type = keys["type"] as? String ?? ""
    return Node(content(type), layout: style, block: BlockIdentity(id: id, type: type, path: id))
  }

  private func content(_ type: String) -> NodeContent {
    let children = (keys["children"] as? [[String: Any]] ?? []).map { CaseNode($0, locale: locale).node }
    let spacing = number("spacing") ?? number("gap") ?? 12
    switch type {
    case "stack":
      return .flex(Flex(.vertical, spacing: spacing, align: align("align") ?? .stretch, children: children))
    case "row":
      let axis: Axis = keys["direction"] as? String == "vertical" ? .vertical : .horizontal
      let distribution = Distribution(rawValue: keys["distribution"] as? String ?? "start") ?? .start
      return .flex(
        Flex(axis, spacing: spacing, align: align("align") ?? .center, distribution: distribution, children: children))
    case "text":
      let run = TextRun(keys["text"] as? String ?? "", font: Font(size: 16), color: .black)
      return .text(TextContent([run], locale: locale, metrics: .mono))
    default:
      return .empty(natural: Size(0, 16))
    }
  }

  private var style: LayoutStyle {
    LayoutStyle {
      $0.width = dimension("width")
      $0.height = dimension("height")
      $0.minWidth = number("min_width")
      $0.maxWidth = number("max_width")
      $0.minHeight = number("min_height")
      $0.maxHeight = number("max_height")
      $0.aspectRatio = number("aspect_ratio")
      $0.alignSelf = align("align_self")
      $0.grow = keys["grow"] as? Bool ?? false
      let box = keys["block_style"] as? [String: Any] ?? [:]
      $0.padding = edges("padding", in: box)
      $0.margin = edges("margin", in: box)
      $0.border = (box["border_width"] as? NSNumber)?.doubleValue ?? 0
    }
  }

  private func number(_ key: String) -> Double? { (keys[key] as? NSNumber)?.doubleValue }

  private func dimension(_ key: String) -> FlowLayout.Dimension? {
    if let points = number(key) { return .points(points) }
    switch keys[key] as? String {
    case "fit": return .fit
    case "fill": return .fill
    case let text?: return Double(text.dropLast()).map { .percent($0) }
    case nil: return nil
    }
  }

  private func align(_ key: String) -> CrossAlignment? {
    switch keys[key] as? String {
    case "top", "leading": .leading
    case "center": .center
    case "bottom", "trailing": .trailing
    case "stretch": .stretch
    default: nil
    }
  }

  /// One number, four sides, and over both the four long keys (S-28).
  private func edges(_ key: String, in box: [String: Any]) -> Edges {
    func side(_ name: String) -> Double {
      let long = box["\(key)_\(name)"] as? NSNumber
      let short = (box[key] as? [String: Any])?[name] as? NSNumber ?? box[key] as? NSNumber
      return (long ?? short)?.doubleValue ?? 0
    }
    return Edges(top: side("top"), right: side("right"), bottom: side("bottom"), left: side("left"))
  }
}
