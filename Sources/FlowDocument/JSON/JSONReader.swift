import FlowBase

/// Reads JSON and JSON5 1.0 (S-27) into a tree whose every value knows its place.
public enum JSONReader {
  /// What counts as correct. All read the same: a dialect decides only what is reported.
  public enum Dialect: Sendable {
    /// RFC 8259: what only JSON5 allows is reported as an error, and read.
    case json
    /// JSON and JSON5 alike, silently.
    case automatic
  }

  /// Levels of nesting that are read; what lies deeper is reported and read as null (product.md, Promises).
  public static let depthLimit = 4096
  /// Values and keys of one source; the rest is reported and left out, so that memory stays bounded.
  static let nodeLimit = 8_000_000
  /// Findings listed for one source.
  static let diagnosticLimit = 200

  /// Reads `bytes`, registers them with `map` under the name `file`, and says what was wrong, in the order of places.
  ///
  /// Errors of syntax cost as little as possible: a missing comma is supplied, a file that was cut off is closed where
  /// it ends. The value is nil only if nothing usable is there. Linear in the size of the input; the stack it needs
  /// does not grow with the nesting.
  ///
  /// `firstLine` is the number of the first line of `bytes` in the file, where they are a part of one.
  public static func read(
    bytes: [UInt8], file: String, into map: inout SourceMap, dialect: Dialect = .automatic, firstLine: Int = 1
  ) -> (value: JSON?, diagnostics: [Diagnostic]) {
    let firstIndex = map.nextIndex
    return bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, firstIndex: firstIndex, dialect: dialect)
      let value = parser.document()
      let diagnostics = parser.report()
      map.append(file: file, bytes: bytes, nodes: parser.nodes, firstLine: firstLine)
      return (value, diagnostics)
    }
  }

  /// The key that starts at `offset`.
  static func key(at offset: Int, in bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, firstIndex: 0, dialect: .automatic)
      parser.position = offset
      return parser.key() ?? ""
    }
  }
}
