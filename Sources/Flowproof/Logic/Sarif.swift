import FlowBase
import FlowDocument

/// Findings in SARIF 2.1.0, as code review tools read them.
public enum Sarif {
  public static func log(_ validations: [FlowValidation], version: String) -> JSON {
    let results = validations.flatMap { validation in
      validation.diagnostics.map { result($0, validation.sources) }
    }
    let used = Set(validations.flatMap { $0.diagnostics.map(\.code) })
    let rules = DiagnosticCode.allCases.filter(used.contains).map { code in
      JSON.object(["id": .string(code.rawValue)])
    }
    return .object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object(["name": "flowproof", "version": .string(version), "rules": .array(rules)])
          ]),
          "columnKind": "unicodeCodePoints", "results": .array(results),
        ])
      ]),
    ])
  }

  private static func result(_ diagnostic: Diagnostic, _ sources: SourceMap) -> JSON {
    let words = diagnostic.hint.map { diagnostic.message + " Hint: " + $0 } ?? diagnostic.message
    var result: JSONObject = [
      "ruleId": .string(diagnostic.code.rawValue), "level": .string(diagnostic.severity.rawValue),
      "message": .object(["text": .string(words)]),
    ]
    if let place = sources.location(of: diagnostic.origin) {
      result["locations"] = .array([
        .object([
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": .string(uri(place.file))]),
            "region": .object(["startLine": .number(place.line), "startColumn": .number(place.column)]),
          ]),
          "logicalLocations": .array([.object(["fullyQualifiedName": .string(place.path)])]),
        ])
      ])
    }
    return .object(result)
  }

  /// A path as a URI reference.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let isPlain =
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || "-._~/".utf8.contains(byte)
      let hex = String(byte, radix: 16, uppercase: true)
      uri += isPlain ? String(UnicodeScalar(byte)) : "%" + (hex.count < 2 ? "0" : "") + hex
    }
    return uri
  }
}
