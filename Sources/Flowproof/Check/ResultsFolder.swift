import FlowDocument
import FlowReport

/// The folder that a run of `check` leaves: results for machines, a report for people, pictures below both.
public struct ResultsFolder: Sendable {
  public static let fileName = "results.json"

  public let path: String

  public init(_ path: String) { self.path = path }

  /// The results in the folder; nil where there are none, or they are of another version.
  public func read() -> CheckResults? {
    guard let bytes = try? DocumentFile.read(FilePath.join(path, Self.fileName)) else { return nil }
    var sources = SourceMap()
    return JSONReader.read(bytes: bytes, file: path, into: &sources).value.flatMap(CheckResults.init)
  }

  /// Takes away what an earlier run has left here, and nothing else; `except` stay.
  public func clear(except kept: Set<String> = []) {
    guard let old = read() else { return }
    for file in old.cases.flatMap(\.files.all) where !kept.contains(file) && Self.isInside(file) {
      FilePath.remove(FilePath.join(path, file), upTo: path)
    }
    for result in old.cases where Self.isInside(result.id) {
      for folder in [CheckResults.expectedFolder, CheckResults.actualFolder, CheckResults.differenceFolder] {
        FilePath.remove(FilePath.join(path, "\(folder)/\(result.id).png"), upTo: path)
      }
    }
  }

  /// Writes `results.json`, `junit.xml`, `summary.md` and `report/index.html`.
  public func write(_ results: CheckResults) throws(OutputError) {
    func write(_ text: String, _ name: String) throws(OutputError) {
      try OutputFile.write(Array(text.utf8), to: FilePath.join(path, name))
    }
    try write(JUnit.text(results), "junit.xml")
    try write(MarkdownSummary.text(results), "summary.md")
    try write(ReportPage.html(results), "\(CheckRun.reportFolder)/index.html")
    try linkForRegSuit(results)
    // Last: whoever finds it finds the rest too.
    try write(JSONWriter().string(results.json) + "\n", Self.fileName)
  }

  /// A path out of a file of results, which may come from elsewhere, that stays below its folder.
  static func isInside(_ file: String) -> Bool {
    !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
  }
}
