import FlowBase
import Testing

@testable import FlowDocument

@Suite("Dialects")
struct DialectTests {
  private func parsed(_ text: String) -> JSON {
    var sources = SourceMap()
    return JSONReader.read(bytes: Array(text.utf8), file: "", into: &sources).value ?? .null
  }

  @Test("types, keys and values under other names are read as the format's own; every use is counted")
  func applies() {
    let (dialect, found) = Dialect.load(
      parsed(
        """
        {"types": {"choices": "option_list"}, "keys": {"option_list.options": ["entries"], "*.block_style": ["box"], "option.label": ["caption"]},
         "values": {"row.distribution": {"spaceBetween": "space_between"}}}
        """))
    #expect(found.isEmpty)
    let (json, uses) = dialect.apply(
      to: parsed(
        """
        {"content_blocks": [{"type": "choices", "entries": [{"id": "a", "caption": "A"}], "box": {}},
          {"type": "row", "field_config": {"distribution": "spaceBetween"}, "entries": 1},
          {"type": "option_list", "options": [], "entries": [2]}]}
        """))
    let blocks = json["content_blocks"]
    #expect(blocks?[0]?["type"] == "option_list")
    #expect(blocks?[0]?["options"]?[0]?["label"] == "A")
    #expect(blocks?[0]?["block_style"] != nil)
    #expect(blocks?[1]?["field_config"]?["distribution"] == "space_between")
    #expect(blocks?[1]?["entries"] == 1, "the key of another type")
    #expect(blocks?[2]?["entries"] == [2], "the format's own spelling is there already")
    #expect(
      uses.map(\.entry) == [
        "*.block_style ← box", "option.label ← caption", "option_list.options ← entries",
        "row.distribution = spaceBetween",
        "types.choices",
      ])
  }

  @Test("what is no entry is reported")
  func reports() {
    let found = Dialect.load(parsed(#"{"typs": {}, "types": {"a": 1}, "keys": {"b.c": []}, "values": {"d.e": "f"}}"#))
      .diagnostics
    #expect(found.map(\.code) == [.unknownKey, .wrongType, .wrongType, .wrongType])
  }

  @Test("near names are suggested: case, separators, a few letters")
  func suggests() {
    let decoded = Decoded(
      #"{"type": "custom", "contentAlign": "top", "content_blocks": [{"type": "optionList"}, {"type": "Hedding"}, {"type": "button", "fullWidth": true, "zzz": 1}]}"#
    )
    let dialect = Dialect.suggested(for: decoded.document, catalogue: .test)
    #expect(dialect.types == ["optionList": "option_list", "Hedding": "heading"])
    #expect(dialect.keys == ["step.content_align": ["contentAlign"], "button.full_width": ["fullWidth"]])
    #expect(
      JSONWriter().string(dialect.json)
        == #"{"keys":{"button.full_width":["fullWidth"],"step.content_align":["contentAlign"]},"types":{"Hedding":"heading","optionList":"option_list"},"values":{}}"#
    )
  }
}
