import FlowBase
import FlowLayout
import FlowPaint

/// What layout and fonts say about a screen, as diagnostics at the block's place.
enum LayoutFindings {
  static func diagnostics(_ layout: LaidOutScreen, _ measurer: PangoMeasurer) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for box in layout.boxes where box.isTruncated {
      found.append(
        Diagnostic(
          .truncated, .warning, "the text of `\(box.block.id)` does not fit and ends in an ellipsis",
          hint: "shorten it, or allow more lines", at: box.origin))
    }
    glyphs(of: layout.display.items, measurer, into: &found)
    return found
  }

  private static func glyphs(of items: [DisplayItem], _ measurer: PangoMeasurer, into found: inout [Diagnostic]) {
    for item in items {
      switch item {
      case .group(let group): glyphs(of: group.items, measurer, into: &found)
      case .command(.text(let content, _, _, _), let origin):
        let missing = measurer.missingGlyphs(in: content)
        guard !missing.isEmpty else { continue }
        let names = missing.prefix(5).map { scalar in
          let digits = String(scalar.value, radix: 16, uppercase: true)
          return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        found.append(
          Diagnostic(
            .missingGlyph, .warning, "no font has a glyph for \(names.joined(separator: ", "))",
            hint: "`flowproof doctor` says which fonts are missing", at: origin))
      default: continue
      }
    }
  }
}
