import FlowBase
import FlowLayout

/// A sheet as SVG: text stays text, every picture stands in it once.
public struct SVGSheet {
  private let map: StoryMap
  private let drawing: MapDrawing
  private let ruler: TextRuler
  private let attribute: String
  private let picture: (Int) -> String?

  /// - Parameters:
  ///   - ruler: tells how wide each text was laid out: it keeps that width in whatever font the viewer has.
  ///   - attribute: of `image`, that tells the picture.
  ///   - picture: what it holds for a mark's picture; nil where there is none.
  public init(
    _ map: StoryMap, _ drawing: MapDrawing, ruler: TextRuler, attribute: String = "href",
    picture: @escaping (Int) -> String?
  ) {
    self.map = map
    self.drawing = drawing
    self.ruler = ruler
    self.attribute = attribute
    self.picture = picture
  }

  public var text: String {
    let (width, height) = (Markup.number(drawing.size.width), Markup.number(drawing.size.height))
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="-apple-system, Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">
      <title>\(Markup.escaped(map.name))</title>
      <rect width="\(width)" height="\(height)" fill="\(drawing.background)"/>

      """
    for group in drawing.groups {
      svg += "<g\(attributes(group.role))>"
      for mark in group.marks { svg += text(mark) }
      svg += "</g>\n"
    }
    return svg + "</svg>\n"
  }

  private func attributes(_ role: MapDrawing.Group.Role) -> String {
    switch role {
    case .sheet: return ""
    case .node(let i):
      let node = map.nodes[i]
      let id = Markup.escaped(node.id)
      // The first of two that share an id has it in the sheet.
      let isFirst = map.nodes.firstIndex { $0.id == node.id } == i
      return " class=\"node \(node.kind.rawValue)\"" + (isFirst ? " id=\"step-\(id)\"" : "") + " data-node=\"\(i)\""
    case .edge(let i), .label(let i):
      let edge = map.edges[i]
      return " class=\"edge\" data-edge=\"\(i)\" data-from=\"\(edge.from)\" data-to=\"\(edge.to)\""
    case .walk(let number): return " class=\"walk\" data-walk=\"\(number)\""
    case .change(let i): return " class=\"change\" data-change=\"\(i)\""
    }
  }

  private func text(_ mark: MapDrawing.Mark) -> String {
    let n = Markup.number
    switch mark {
    case .box(let rect, let radius, let fill, let stroke, let width, let dash):
      return "<rect x=\"\(n(rect.x))\" y=\"\(n(rect.y))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\""
        + (radius > 0 ? " rx=\"\(n(radius))\"" : "") + Self.fill(fill) + Self.stroke(stroke, width, dash) + "/>"
    case .line(let points, let radius, let color, let width, let dash):
      return "<path d=\"\(Self.path(points, radius))\"" + Self.fill(nil) + Self.stroke(color, width, dash) + "/>"
    case .head(let tip, let color):
      return "<path d=\"M\(n(tip.x)) \(n(tip.y))L\(n(tip.x - 9)) \(n(tip.y - 4.5))V\(n(tip.y + 4.5))Z\""
        + Self.fill(color) + "/>"
    case .circle(let center, let radius, let fill):
      return "<circle cx=\"\(n(center.x))\" cy=\"\(n(center.y))\" r=\"\(n(radius))\"" + Self.fill(fill) + "/>"
    case .text(let text, let at, let size, let weight, let color, let anchor):
      return "<text x=\"\(n(at.x))\" y=\"\(n(at.y))\" font-size=\"\(n(size))\""
        + (weight == 400 ? "" : " font-weight=\"\(weight)\"")
        + (anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"") + Self.fill(color)
        + " textLength=\"\(n(ruler.width(text, size: size, weight: weight)))\" lengthAdjust=\"spacingAndGlyphs\">"
        + Markup.escaped(text) + "</text>"
    case .picture(let step, let rect):
      guard let address = picture(step) else { return "" }
      return "<image class=\"phone\" x=\"\(n(rect.x))\" y=\"\(n(rect.y))\" width=\"\(n(rect.width))\""
        + " height=\"\(n(rect.height))\" \(attribute)=\"\(Markup.escaped(address))\"/>"
    }
  }

  private static func path(_ points: [Point], _ radius: Double) -> String {
    let n = Markup.number
    return RoundedLine.elements(points, radius: radius).map { element in
      switch element {
      case .move(let p): "M\(n(p.x)) \(n(p.y))"
      case .line(let p): "L\(n(p.x)) \(n(p.y))"
      case .curve(let a, let b, let p): "C\(n(a.x)) \(n(a.y)) \(n(b.x)) \(n(b.y)) \(n(p.x)) \(n(p.y))"
      case .arc, .close: "Z"
      }
    }.joined()
  }

  private static func opaque(_ color: Color) -> String { Color(color.red, color.green, color.blue).description }

  private static func fill(_ color: Color?) -> String {
    guard let color else { return " fill=\"none\"" }
    let alpha = color.alpha == 255 ? "" : " fill-opacity=\"\(Markup.number(Double(color.alpha) / 255))\""
    return " fill=\"\(opaque(color))\"" + alpha
  }

  private static func stroke(_ color: Color?, _ width: Double, _ dash: [Double]) -> String {
    guard let color else { return "" }
    let alpha = color.alpha == 255 ? "" : " stroke-opacity=\"\(Markup.number(Double(color.alpha) / 255))\""
    let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(Markup.number).joined(separator: " "))\""
    return " stroke=\"\(opaque(color))\" stroke-width=\"\(Markup.number(width))\"" + alpha + dashes
  }
}
