import FlowBase
import FlowLayout
import FlowPaint

/// What layout, fonts and pictures say about a screen, as diagnostics at the block's place.
struct LayoutFindings {
  let measurer: PangoMeasurer
  let images: ImageStore
  /// Pixels per point at which the screen is painted.
  let scale: Double

  func diagnostics(_ layout: LaidOutScreen) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for box in layout.boxes where box.isTruncated {
      found.append(
        Diagnostic(
          .truncated, .warning, "the text of `\(box.block.id)` does not fit and ends in an ellipsis",
          hint: "shorten it, or allow more lines", at: box.origin))
    }
    collect(layout.display.items, into: &found)
    return found
  }

  private func collect(_ items: [DisplayItem], into found: inout [Diagnostic]) {
    for item in items {
      switch item {
      case .group(let group): collect(group.items, into: &found)
      case .command(.image(let box, let source, _, _), let origin):
        found += animationFindings(source, in: box.rect, at: origin)
        guard let problem = images.problem(of: source) else { continue }
        found.append(
          Diagnostic(
            .brokenAsset, .warning, "`\(Self.name(of: source))` cannot be drawn: \(problem); a placeholder stands in",
            at: origin))
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

  /// An animation that is not drawn, or not all of it.
  private func animationFindings(_ source: ImageSource, in rect: Rect, at origin: Origin) -> [Diagnostic] {
    guard case .animation = source.kind else { return [] }
    let name = Self.name(of: source)
    if let fault = images.fault(ofAnimation: source, in: rect, scale: scale) {
      return [
        Diagnostic(
          fault.isOfMachine ? .notDrawn : .brokenAsset, .warning,
          "`\(name)` cannot be drawn: \(fault); a placeholder stands in", hint: fault.hint, at: origin)
      ]
    }
    let omissions = images.omissions(ofAnimation: source)
    guard !omissions.isEmpty else { return [] }
    return [
      Diagnostic(
        .notDrawn, .warning,
        "`\(name)` is drawn without what rlottie does not know: \(omissions.joined(separator: ", "))",
        hint: "export texts as shapes and pictures inside the file; what rlottie draws: docs/lottie.md", at: origin)
    ]
  }

  private static func name(of source: ImageSource) -> String {
    switch source.kind {
    case .file(let path), .icon(let path), .animation(let path, _):
      path.split(separator: "/").last.map(String.init) ?? path
    case .placeholder(let label): label
    }
  }
}
