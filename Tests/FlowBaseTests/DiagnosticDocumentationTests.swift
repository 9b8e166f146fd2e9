import Foundation
import Testing

@testable import FlowBase

@Suite("docs/diagnostics.md")
struct DiagnosticDocumentationTests {
  @Test("S-41 every code has its row with a meaning and a way out, in order, and there is no other row")
  func rows() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let page = try String(contentsOf: root.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map {
        $0.replacingOccurrences(of: "\\|", with: "").split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
    #expect(rows.map { $0.first } == DiagnosticCode.allCases.map { "`\($0.rawValue)`" })
    for row in rows { #expect(row.count == 3 && !row.contains(""), "\(row)") }
  }
}
