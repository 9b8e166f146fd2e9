import FlowBase
import FlowDocument
import FlowLayout

/// Boxes as the JSON lines that `layout` prints (product.md, Commands; S-50).
public enum LayoutLine {
  /// One line for a step of a flow; `about` is what reading its document found.
  public static func line(_ step: LaidOutStep, about found: [Diagnostic] = [], sources: SourceMap) -> JSON {
    let screen = step.screen
    let environment = screen.environment
    let line: JSONObject = [
      "flow": .string(screen.flow.id), "step": .string(screen.step.id),
      "state": screen.state.name.map { .string($0) } ?? .null, "device": .string(environment.device.name),
      "appearance": .string(environment.appearance.rawValue), "locale": .string(environment.locale.description),
      "text_size": .string(environment.textSize.rawValue),
      "size": .points([step.layout.size.width, step.layout.size.height]),
      "content_height": .points(step.layout.contentHeight),
      "blocks": .array(step.layout.boxes.map(block)),
      "diagnostics": diagnostics(found + step.diagnostics, sources.joined(with: screen.state.sources)),
    ]
    return .object(line)
  }

  /// One line for a case of `--block`.
  public static func line(_ name: String, _ result: BlockResult, sources: SourceMap) -> JSON {
    func each(_ value: (Box) -> JSON, where include: (Box) -> Bool = { _ in true }) -> JSON {
      var object = JSONObject()
      for box in result.layout.boxes where include(box) { object[box.block.id] = value(box) }
      return .object(object)
    }
    let line: JSONObject = [
      "name": .string(name), "boxes": each { frame($0.frame) },
      "lines": each({ .array($0.lines.map { .string($0) }) }, where: { !$0.lines.isEmpty }),
      "line_widths": each({ .points($0.lineWidths) }, where: { !$0.lines.isEmpty }),
      "diagnostics": diagnostics(result.diagnostics, sources),
    ]
    return .object(line)
  }

  public static func diagnostics(_ found: [Diagnostic], _ sources: SourceMap) -> JSON {
    let printer = DiagnosticPrinter(sources: sources)
    return .array(found.map(printer.json))
  }

  private static func block(_ box: Box) -> JSON {
    var line: JSONObject = [
      "id": .string(box.block.id), "path": .string(box.block.path), "type": .string(box.block.type),
      "frame": frame(box.frame),
    ]
    if let baseline = box.baseline { line["baseline"] = .points(baseline) }
    if !box.texts.isEmpty {
      line["text"] = .string(box.texts.joined(separator: "\n"))
      line["lines"] = .array(box.lines.map { .string($0) })
    }
    if box.isTruncated { line["truncated"] = .bool(true) }
    if box.overflow != .zero {
      line["overflow"] = .points([box.overflow.top, box.overflow.right, box.overflow.bottom, box.overflow.left])
    }
    return .object(line)
  }

  private static func frame(_ rect: Rect) -> JSON {
    .points([rect.x, rect.y, rect.width, rect.height])
  }
}

extension JSON {
  fileprivate static func points(_ values: [Double]) -> JSON { .array(values.map(points)) }
}
