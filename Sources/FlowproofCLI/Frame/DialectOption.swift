import FlowBase
import FlowDocument

/// `--dialect`, alike in every command that reads documents.
enum DialectOption {
  static let option = Option<String?>.text(
    "dialect", value: "FILE", "other names for types, keys and values, as data", completion: .file)

  static func load(_ input: Input, _ console: Console) throws(CommandError) -> Dialect? {
    guard let path = input[option] else { return nil }
    return try load(path, console)
  }

  static func load(_ path: String, _ console: Console) throws(CommandError) -> Dialect {
    var sources = SourceMap()
    let bytes: [UInt8]
    do throws(DocumentError) { bytes = try DocumentFile.read(path) } catch { throw CommandError(.noInput, "\(error)") }
    let (json, faults) = JSONReader.read(bytes: bytes, file: path, into: &sources)
    let (dialect, found) = Dialect.load(json ?? .object(JSONObject()))
    let printer = DiagnosticPrinter(sources: sources)
    for diagnostic in faults + found { console.report(printer.text(diagnostic)) }
    return dialect
  }

  /// Which entries were used, for people.
  static func report(_ uses: [(entry: String, count: Int)], _ console: Console) {
    for use in uses { console.report("dialect: \(use.entry) (\(use.count)×)") }
  }
}
