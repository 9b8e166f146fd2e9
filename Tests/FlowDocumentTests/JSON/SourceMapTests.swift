import FlowBase
import Testing

@testable import FlowDocument

@Suite struct SourceMapTests {
  static let text = """
    {
      "id": "main", // größe
      'steps': [
        {"id": "a"}, {id: "ü",
    \t"content_blocks": [1, {"text": "x"}]}
      ],
      "localizations": {"de-DE": {"Hello, \\"you\\"": "Hallo", "": 0x1F}}
    }
    """

  @Test(
    "S-41 every value has line, column and path",
    arguments: [
      ([], 1, 1, ""), (["id"], 2, 9, "id"), (["steps"], 3, 12, "steps"), (["steps", 0], 4, 5, "steps[0]"),
      (["steps", 1, "id"], 4, 23, "steps[1].id"),
      (["steps", 1, "content_blocks"], 5, 20, "steps[1].content_blocks"),
      (["steps", 1, "content_blocks", 1, "text"], 5, 33, "steps[1].content_blocks[1].text"),
      (["localizations", "de-DE", "Hello, \"you\""], 7, 49, #"localizations.de-DE["Hello, \"you\""]"#),
      (["localizations", "de-DE", ""], 7, 62, #"localizations.de-DE[""]"#),
    ] as [([any Sendable], Int, Int, String)])
  func places(steps: [any Sendable], line: Int, column: Int, path: String) throws {
    let reading = Reading(Self.text)
    #expect(reading.findings == [])
    var json = try #require(reading.value)
    var key: JSONObject.Member?
    for step in steps {
      if let name = step as? String {
        key = json.asObject?.member(name)
        json = try #require(key?.value)
      } else if let index = step as? Int {
        json = try #require(json[index])
      }
    }
    #expect(
      reading.map.location(of: json.origin) == .init(file: "flow.json", line: line, column: column, path: path))
    if steps.last is String, let key {
      #expect(reading.map.path(of: key.keyOrigin) == path)
      let place = try #require(reading.map.location(of: key.keyOrigin))
      #expect((place.line, place.column) < (line, column))
    }
  }

  @Test("a number is found as it was typed") func numbers() throws {
    let reading = Reading("[1.50, -0x1F, 1e3, \"12\", true]")
    let texts = try #require(reading.value?.asArray).map { reading.map.numberText(of: $0.origin) }
    #expect(texts == ["1.50", "-0x1F", "1e3", nil, nil])
  }

  @Test("several sources share one table") func sources() {
    var map = SourceMap()
    let a = JSONReader.read(bytes: Array("[1,2]".utf8), file: "a.json", into: &map).value
    let b = JSONReader.read(bytes: Array("\n{\"k\": [3]}".utf8), file: "b.json", into: &map).value
    #expect(map.location(of: a?[1]?.origin ?? .none) == .init(file: "a.json", line: 1, column: 4, path: "[1]"))
    #expect(map.location(of: b?["k"]?[0]?.origin ?? .none) == .init(file: "b.json", line: 2, column: 8, path: "k[0]"))
    #expect(map.location(of: .none) == nil)
    #expect(map.location(of: Origin(999)) == nil)
  }

  @Test("lines and columns equal a plain count, over all kinds of line ends and long lines") func lineIndex() {
    let piece = "ab\ncdé\r\n\r\n😀x\ry\r" + String(repeating: "wörd ", count: 700) + "\n\n"
    let bytes = Array(String(repeating: piece, count: 3).utf8)
    let index = LineIndex(bytes)
    var line = 1
    var column = 1
    for (i, b) in bytes.enumerated() {
      if b & 0xC0 != 0x80 || i == 0 {
        let found = index.position(of: i, in: bytes)
        #expect(found.line == line && found.column == column)
      }
      if b == 0x0A || b == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A) {
        line += 1
        column = 1
      } else if i + 1 < bytes.count, bytes[i + 1] & 0xC0 != 0x80 {
        column += 1
      }
    }
    #expect(index.position(of: bytes.count, in: bytes) == (line, column))
    #expect(LineIndex([]).position(of: 0, in: []) == (1, 1))
  }

  @Test("a state's places are none of a document's, and a joined map knows both")
  func states() throws {
    var document = SourceMap()
    var state = SourceMap.forState
    let a = try #require(JSONReader.read(bytes: Array(#"{"a": 1}"#.utf8), file: "flow", into: &document).value?["a"])
    let b = try #require(JSONReader.read(bytes: Array(#"{"b": 1}"#.utf8), file: "state", into: &state).value?["b"])
    #expect(document.location(of: b.origin) == nil)
    #expect(state.location(of: a.origin) == nil)
    let joined = document.joined(with: state)
    #expect(joined.location(of: a.origin)?.file == "flow")
    #expect(joined.location(of: b.origin)?.file == "state")
    #expect(joined.path(of: b.origin) == "b")
  }
}
