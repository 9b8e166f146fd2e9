import FlowBase
import FlowDocument
import Flowproof

/// The cases that `--block` names.
struct BlockCases {
  /// One case, or why there is none. Answers pair with questions: each line has one.
  struct Entry {
    var name: String
    var block: BlockCase?
    /// Of reading it; an error among them where there is no block.
    var diagnostics: [Diagnostic]

    /// Nothing of it is lost.
    var isWhole: Bool { block != nil && !diagnostics.contains { $0.severity == .error } }
  }

  var entries: [Entry] = []
  var sources = SourceMap()
  var assets: DocumentAssets

  /// Reads a block, or one case a line.
  init(_ path: String, over base: BlockCase, assetFolders: [String]) throws {
    let bytes = try DocumentFile.read(path)
    assets = DocumentAssets(
      AssetResolver(document: path, folders: AssetResolver(document: path).folders + assetFolders))
    let lines = Self.lines(bytes)
    let isLines =
      path.hasSuffix(".jsonl")
      || lines.count > 1 && lines.allSatisfy { $0.text.first { $0 > 32 } == UInt8(ascii: "{") && Self.isWhole($0.text) }
    guard isLines else {
      let (json, found) = JSONReader.read(bytes: bytes, file: path, into: &sources)
      guard let json, json.asObject != nil else {
        let why = found.first.map(DiagnosticPrinter(sources: sources).text) ?? "\(path): no block in it"
        throw CommandError(.noInput, why, hint: "a JSON object with a `type`")
      }
      var one = base
      one.block = json
      one.name = Self.stem(path)
      let (read, more) = json["block"] == nil ? (one, []) : BlockCase.read(json, over: base, index: 0)
      entries = [Entry(name: read?.name ?? one.name, block: read, diagnostics: found + more)]
      return
    }
    for (index, line) in lines.enumerated() {
      let (json, found) = JSONReader.read(
        bytes: Array(line.text), file: path, into: &sources, firstLine: line.number)
      guard let json else {
        entries.append(Entry(name: "case-\(index + 1)", block: nil, diagnostics: found))
        continue
      }
      let (read, more) = BlockCase.read(json, over: base, index: index)
      let name = read?.name ?? json["name"]?.asString ?? "case-\(index + 1)"
      entries.append(Entry(name: name, block: read, diagnostics: found + more))
    }
    if entries.isEmpty { throw CommandError(.noInput, "\(path): no case in it", hint: "a JSON object a line") }
  }

  /// Those with something in them, with their numbers.
  private static func lines(_ bytes: [UInt8]) -> [(number: Int, text: ArraySlice<UInt8>)] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .map { (number: $0.offset + 1, text: $0.element) }
      .filter { line in line.text.contains { $0 > 32 } }
  }

  /// A line that closes what it opens: braces in strings aside, which a case file's lines never leave unbalanced.
  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    line.last { $0 > 32 } == UInt8(ascii: "}")
  }

  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
