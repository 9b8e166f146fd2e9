import FlowBase
import Testing

@testable import FlowDocument

/// What reading `text` gave, with the map to look places up in.
struct Reading {
  var value: JSON?
  var diagnostics: [Diagnostic]
  var map = SourceMap()

  init(_ bytes: [UInt8], file: String = "flow.json", dialect: JSONReader.Dialect = .automatic) {
    (value, diagnostics) = JSONReader.read(bytes: bytes, file: file, into: &map, dialect: dialect)
  }

  init(_ text: String, file: String = "flow.json", dialect: JSONReader.Dialect = .automatic) {
    self.init(Array(text.utf8), file: file, dialect: dialect)
  }

  /// The value on one line; "nothing" if there is none.
  var written: String { value.map { JSONWriter().string($0) } ?? "nothing" }

  /// `line:column severity: message` of each finding.
  var findings: [String] {
    diagnostics.map { d in
      let place = map.location(of: d.origin)
      return "\(place?.line ?? 0):\(place?.column ?? 0) \(d.severity.rawValue): \(d.message)"
    }
  }
}
