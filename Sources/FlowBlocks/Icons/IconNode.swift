import FlowBase
import FlowDocument
import FlowLayout

extension ScreenContext {
  /// An icon as the document spells it: `library:name`, a literal emoji, or an object with its own size and colour.
  /// nil where there is none. `size` in points; nothing here scales with the text.
  func icon(_ json: JSON?, size: Double, color: Color, weight: Int = 400) -> Node? {
    guard let json, !json.isNull else { return nil }
    guard let object = KeyedObject(json) else {
      return json.asString.flatMap {
        $0.isEmpty ? nil : icon(named: $0, size: size, color: color, weight: weight, at: json.origin)
      }
    }
    guard let name = object[IconKeys.name], !name.isEmpty else { return nil }
    return icon(
      name, in: object[IconKeys.library], size: object[IconKeys.size] ?? size,
      color: self.color(object[IconKeys.color]) ?? color,
      weight: TextStyleKeys.weight(object[IconKeys.weight]) ?? weight,
      at: json.origin)
  }

  /// `library:name`, a bare name or an emoji.
  func icon(named spelling: String, size: Double, color: Color, weight: Int = 400, at origin: Origin = .none) -> Node {
    let parts = spelling.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return icon(spelling, in: nil, size: size, color: color, weight: weight, at: origin) }
    var library = IconKeys.library.word(parts[0])
    if library == nil {
      report(
        Diagnostic(
          .unknownValue, .warning,
          "`\(parts[0])` is no icon library; the name `\(parts[1])` is looked for in all of them",
          hint: "lucide, sf-symbols, material or emoji", at: origin))
      library = nil
    }
    return icon(parts[1], in: library, size: size, color: color, weight: weight, at: origin)
  }

  private func icon(
    _ name: String, in library: IconKeys.Library?, size: Double, color: Color, weight: Int, at origin: Origin
  ) -> Node {
    switch icons.glyph(name, in: library, bold: weight >= 600) {
    case .file(let path): return glyph(path, size: size, color: color)
    case .emoji(let emoji): return self.emoji(emoji, size: size)
    case nil:
      report(
        Diagnostic(
          .unknownValue, .warning, "no icon is named `\(name)`; a question mark in a circle stands in", at: origin))
      return glyph("lucide/circle-question-mark.svg", size: size, color: color)
    }
  }

  /// One of our own files under the icon folder.
  func glyph(_ path: String, size: Double, color: Color) -> Node {
    Node(
      .image(ImageContent(ImageSource(.icon(path), allowsSVG: true), mode: .contain, tint: color)),
      layout: LayoutStyle {
        $0.width = .points(size)
        $0.height = .points(size)
        $0.widthNature = .own
      })
  }

  /// A colour emoji in a square of `size` points.
  func emoji(_ emoji: String, size: Double) -> Node {
    let font = Font(size: size * 0.84)
    var text = content([TextRun(emoji, font: font, color: theme.text)], align: .center)
    text.lineHeight = size
    return Node(
      .overlay([
        Node(.text(text), layout: LayoutStyle { $0.position = .aligned(x: 0.5, y: 0.5) })
      ]),
      layout: LayoutStyle {
        $0.width = .points(size)
        $0.height = .points(size)
        $0.widthNature = .own
      })
  }
}
