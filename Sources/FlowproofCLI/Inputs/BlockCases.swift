import FlowBase
import FlowDocument
import Flowproof

/// The cases that `--block` names.
struct BlockCases {
  var cases: [BlockCase] = []
  var sources = SourceMap()
  var assets: DocumentAssets

  /// Reads a block, or one case a line. Lines that cannot be read are reported, and the rest is done.
  init(_ path: String, over base: BlockCase, assetFolders: [String], _ console: Console) throws {
    let bytes = try DocumentFile.read(path)
    assets = DocumentAssets(
      AssetResolver(document: path, folders: AssetResolver(document: path).folders + assetFolders))
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.contains { $0 > 32 } }
    let isLines = lines.count > 1 && lines.allSatisfy { $0.first { $0 > 32 } == UInt8(ascii: "{") && Self.isWhole($0) }
    let texts = isLines || path.hasSuffix(".jsonl") ? lines.map(Array.init) : [bytes]
    for (index, text) in texts.enumerated() {
      let (json, found) = JSONReader.read(bytes: text, file: path, into: &sources)
      let printer = DiagnosticPrinter(sources: sources)
      for diagnostic in found { console.report(printer.text(diagnostic)) }
      guard let json else { continue }
      if let one = BlockCase(json, over: base, index: index) {
        cases.append(one)
      } else {
        var one = base
        one.block = json
        one.name = Self.stem(path)
        cases.append(one)
      }
    }
    if cases.isEmpty { throw CommandError(.noInput, "\(path): no block in it", hint: "a JSON object with a `type`") }
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
