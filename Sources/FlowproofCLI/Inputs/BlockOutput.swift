import FlowBase
import FlowDocument
import FlowImage
import Flowproof

/// Draws the cases of `render --block` to files and says what became of each: a JSON line, or words for people.
final class BlockOutput {
  private let console: Console
  private let folder: String
  private let json: Bool
  private let sources: SourceMap
  /// The cases' names by their files' names in lower case: two that differ only so are one on many disks.
  private var names: [String: String] = [:]

  init(_ console: Console, folder: String, json: Bool, sources: SourceMap) {
    self.console = console
    self.folder = folder
    self.json = json
    self.sources = sources
  }

  func deliver(_ entry: BlockCases.Entry, _ assets: DocumentAssets, by renderer: StepRenderer) -> ExitCode {
    guard let block = entry.block else { return tell(entry, nil, nil, entry.diagnostics) }
    let file = folder + "/" + PictureName.fileName(entry.name) + ".png"
    if let other = names.updateValue(entry.name, forKey: file.lowercased()) {
      return tell(
        entry, nil, "\(file) is the picture of `\(other)` already; give `\(entry.name)` another name", entry.diagnostics
      )
    }
    let (picture, result) = renderer.paint(block, assets: assets, sources: sources)
    var failure: String?
    do {
      try OutputFile.write(PNGWriter.fast(picture, scale: block.scale), to: file)
    } catch {
      failure = "\(error)"
    }
    return tell(entry, (file, picture), failure, entry.diagnostics + result.diagnostics)
  }

  private func tell(
    _ entry: BlockCases.Entry, _ drawn: (file: String, picture: PixelBuffer)?, _ failure: String?,
    _ diagnostics: [Diagnostic]
  ) -> ExitCode {
    if json {
      var line: JSONObject = ["name": .string(entry.name)]
      if let drawn {
        line["file"] = .string(drawn.file)
        line["size"] = .array([.number(drawn.picture.width), .number(drawn.picture.height)])
        line["hash"] = .string(PixelHash(drawn.picture).description)
      }
      line["diagnostics"] = LayoutLine.diagnostics(diagnostics, sources)
      if let failure = failure ?? BlockLine.reason(entry) { line["error"] = .string(failure) }
      console.print(.object(line))
      console.flush()
    } else {
      let printer = DiagnosticPrinter(sources: sources, color: console.colors(.error))
      for diagnostic in diagnostics { console.report(printer.text(diagnostic)) }
      if let drawn, failure == nil { console.report("wrote \(drawn.file)") }
    }
    if let failure { console.report("flowproof render: \(failure)") }
    return failure == nil && entry.isWhole ? .success : .failure
  }
}

/// What a case that cannot be used is answered with.
enum BlockLine {
  static func failure(_ entry: BlockCases.Entry, _ sources: SourceMap) -> JSON {
    .object([
      "name": .string(entry.name), "error": .string(reason(entry) ?? "there is no block"),
      "diagnostics": LayoutLine.diagnostics(entry.diagnostics, sources),
    ])
  }

  /// Why there is no block; nil where there is one.
  static func reason(_ entry: BlockCases.Entry) -> String? {
    guard entry.block == nil else { return nil }
    return entry.diagnostics.first { $0.severity == .error }?.message ?? "there is no block"
  }
}
