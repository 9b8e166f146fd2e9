import Foundation
import Testing

@testable import FlowLogic

@Suite("Built-in words")
struct BuiltInWordsTests {
  @Test("S-58 docs/built-in-words.md lists every key with its English words")
  func documented() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/built-in-words.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for key in Words.BuiltIn.allCases {
      #expect(text.contains("| `@\(key.rawValue)` | \(key.english) |"), "\(key.rawValue)")
    }
  }
}
