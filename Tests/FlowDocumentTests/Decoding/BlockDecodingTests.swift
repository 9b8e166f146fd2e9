import FlowBase
import Testing

@testable import FlowDocument

@Suite struct BlockDecodingTests {
  @Test("Root keys win over field_config, and that over the declaration's default")
  func fieldConfig() {
    let (block, findings, _) = Decoded.block(
      #"{"type": "row", "gap": 4, "field_config": {"spacing": 9, "distribution": "end", "grow": true}}"#)
    #expect(block.values["spacing"] == 4)
    #expect(block.values["distribution"] == "end")
    #expect(block[CommonKeys.grow])
    #expect(block.values["field_config"] == nil)
    #expect(findings.isEmpty)
  }

  @Test("field_config may hold type, id and children; of a wrong type it is ignored")
  func fieldConfigHoldsAll() {
    let (block, _, _) = Decoded.block(
      #"{"field_config": {"type": "stack", "id": "s", "children": [{"type": "text", "id": "t"}]}}"#)
    #expect(block.type == "stack" && block.id == "s" && block.children.map(\.id) == ["t"])
    let (other, findings, _) = Decoded.block(#"{"type": "text", "field_config": [1]}"#)
    #expect(other.type == "text")
    #expect(findings == ["wrong-type field_config"])
  }

  @Test("A block type's alias becomes the type")
  func alias() {
    let (block, findings, _) = Decoded.block(#"{"type": "paragraph", "text": "a"}"#)
    #expect(block.type == "text" && block.isKnown && findings.isEmpty)
  }

  @Test("S-53 S-59 what is no block is a box of its own, and costs nothing else")
  func badBlocks() {
    let decoded = Decoded(
      #"{"content_blocks": ["hello", {"text": "no type"}, {"type": 7}, null, {"type": "text", "id": "t"}, 3]}"#)
    #expect(decoded.step.blocks.map(\.type) == ["", "", "", "text", ""])
    #expect(decoded.step.blocks.map(\.isKnown) == [false, false, false, true, false])
    #expect(
      decoded.findings == [
        "wrong-type content_blocks[0]", "wrong-type content_blocks[1]", "wrong-type content_blocks[2].type",
        "wrong-type content_blocks[5]",
      ])
  }

  @Test("S-59 the children of an unknown block are not decoded, its common keys are")
  func unknownBlock() {
    let (block, findings, decoded) = Decoded.block(
      #"{"type": "heading2", "power": 3, "height": "40", "children": [{"type": "nope"}]}"#)
    #expect(block.type == "heading2" && !block.isKnown && block.children.isEmpty)
    #expect(block.values["height"] == 40)
    #expect(findings == ["unknown-block type", "number-in-string height"])
    #expect(decoded.diagnostics[0].hint == "did you mean `heading`?")
    #expect(Decoded.block(#"{"type": "email"}"#).decoded.diagnostics[0].hint == "did you mean `input_email`?")
  }

  @Test("CB-39 every field type is a block type too", arguments: Catalogue.test.fieldTypes)
  func inputBlocks(_ type: String) {
    let (block, findings, _) = Decoded.block(
      #"{"type": "input_\#(type)", "label": "L", "field_config": {"regex": "a+"}, "field_id": "f"}"#)
    #expect(block.type == "input_" + type && block.isKnown && findings.isEmpty)
    #expect(block[FieldKeys.pattern] == "a+")
  }

  @Test("A field's bounds are numbers, in strings too, or dates")
  func bounds() {
    let (number, findings, _) = Decoded.block(#"{"type": "input_slider", "min": "2", "max": 9}"#)
    #expect(number.values["min"] == 2 && number.values["max"] == 9 && findings == ["number-in-string min"])
    let (date, none, _) = Decoded.block(#"{"type": "input_date", "min": "1906-01-01"}"#)
    #expect(date.values["min"] == "1906-01-01" && none.isEmpty)
  }

  @Test("S-53 input_x with an unknown x is an unknown field type")
  func unknownInput() {
    let (block, findings, decoded) = Decoded.block(#"{"type": "input_emial"}"#)
    #expect(!block.isKnown && findings == ["unknown-field-type type"])
    #expect(decoded.diagnostics[0].hint == "did you mean `input_email`?")
  }

  @Test("CB-09 a form's fields are its children, whatever is wrong with some of them")
  func form() {
    let (block, findings, _) = Decoded.block(
      #"""
      {"type": "form", "fields": [{"id": "a", "type": "email"}, {"id": "b", "type": "input_date"}, {"id": "c"},
       {"id": "d", "type": "emoji"}, "e"]}
      """#)
    #expect(block.children.map(\.type) == ["input_email", "input_date", "input_text", "input_emoji", ""])
    #expect(block.children.map(\.isKnown) == [true, true, true, false, false])
    #expect(block.values["fields"] == nil)
    #expect(
      findings == [
        "unknown-field-type fields[1].type", "wrong-type fields[2]", "unknown-field-type fields[3].type",
        "wrong-type fields[4]",
      ])
  }

  @Test("A block without an id is called by its path from the step; its path is that of the file")
  func paths() {
    let decoded = Decoded(
      #"{"steps": [{"blocks": [{"type": "row", "children": [{"type": "text"}, {"type": "text", "id": "x"}]}]}]}"#)
    let row = decoded.step.blocks[0]
    #expect(row.id == "content_blocks[0]" && !row.hasID)
    #expect(row.path == "steps[0].blocks[0]")
    #expect(row.children.map(\.id) == ["content_blocks[0].children[0]", "x"])
    #expect(row.children[1].path == "steps[0].blocks[0].children[1]")
    for block in [row] + row.children { #expect(decoded.sources.path(of: block.origin) == block.path) }
  }

  @Test("S-34 a second block of one id is reported and not addressed; the next step starts anew")
  func duplicates() {
    let decoded = Decoded(
      #"""
      {"steps": [{"content_blocks": [{"type": "text", "id": "a"}, {"type": "row", "children": [{"type": "text",
       "id": "a"}]}], "fields": [{"type": "text", "id": "a"}]}, {"content_blocks": [{"type": "text", "id": "a"}]}]}
      """#)
    let steps = decoded.document.flows[0].steps
    #expect(steps[0].blocks[0].id == "a")
    #expect(steps[0].blocks[1].children[0].id == "content_blocks[1].children[0]")
    #expect(steps[0].fields[0].id == "fields[0]" && !steps[0].fields[0].hasID)
    #expect(steps[1].blocks[0].id == "a")
    #expect(
      decoded.findings == [
        "duplicate-id steps[0].content_blocks[1].children[0].id", "duplicate-id steps[0].fields[0].id",
      ])
  }

  @Test("block_style may be the name of one in settings.block_styles")
  func namedStyle() {
    let decoded = Decoded(
      #"""
      {"settings": {"block_styles": {"card": {"padding": "12", "border_width": 2}}},
       "steps": [{"content_blocks": [{"type": "text", "block_style": "card"}, {"type": "text", "block_style": "crad"},
       {"type": "text", "field_config": {"block_style": "card"}}]}]}
      """#)
    let blocks = decoded.step.blocks
    #expect(blocks[0][CommonKeys.blockStyle]?["padding"] == 12)
    #expect(blocks[1][CommonKeys.blockStyle] == nil)
    #expect(blocks[2][CommonKeys.blockStyle]?["border_width"] == 2)
    #expect(
      decoded.findings == [
        "number-in-string settings.block_styles.card.padding", "unknown-value steps[0].content_blocks[1].block_style",
      ])
    #expect(decoded.diagnostics[1].hint == "did you mean `card`?")
  }

  @Test("Blocks are read a thousand levels deep, no deeper")
  func depth() {
    let open = String(repeating: #"{"type": "stack", "children": ["#, count: 1500)
    let decoded = Decoded(#"{"content_blocks": ["# + open + String(repeating: "]}", count: 1500) + "]}")
    let depth = onBigStack {
      var depth = 0
      var block = decoded.step.blocks.first
      while let next = block {
        depth += 1
        block = next.children.first
      }
      return depth
    }
    #expect(depth == 1000)
    #expect(decoded.diagnostics.map(\.code) == [.truncated])
  }

  @Test("One block by itself (--block) and a patch for it")
  func single() throws {
    let decoder = DocumentDecoder(catalogue: .test)
    let json = try #require(Reading(#"{"type": "row", "children": [{"type": "text"}]}"#).value)
    let (block, findings) = decoder.decodeBlock(json)
    #expect(block.id == "block" && block.children[0].id == "children[0]" && findings.isEmpty)
    let patch: JSONObject = ["gap": "8", "children": [], "nope": 1, "distribution": .null]
    let (values, more) = decoder.decodePatch(patch, for: block)
    #expect(values == ["spacing": 8, "nope": 1])
    #expect(more.map(\.code) == [.numberInString, .unknownKey])
  }
}
