import FlowBase
import Testing

@testable import FlowDocument

/// Issue "The ground": a wrong type at every key in turn costs that key and nothing else.
@Suite struct WrongTypeTests {
  /// A value of every JSON type, and some that are only nearly right.
  static let values: [String] = [
    "true", "-3", "1e300", #""""#, #""word""#, "[]", "[[]]", "[null]", "{}", #"{"a": {"b": [1]}}"#, #"[{"x": 1}, "y"]"#,
    #""{{user.x}}""#,
  ]

  struct Place: Sendable {
    var owner: String
    var key: KeyDeclaration
    /// What stands around the key inside its owner: `"style": {` … `}`.
    var opening: String
    var closing: String
  }

  /// Every key of every declaration that a document can reach, inner objects included, with the place to put it.
  static let places: [Place] = {
    var found: [Place] = []
    var inner: Set<String> = []
    func visit(_ owner: String, _ declaration: ObjectDeclaration, _ opening: String = "", _ closing: String = "") {
      for key in declaration.keys {
        found.append(Place(owner: owner, key: key, opening: opening, closing: closing))
        let open = opening + "\"\(key.name)\": "
        switch key.kind {
        case .object(let next), .style(let next):
          if inner.insert(next.name).inserted { visit(owner, next, open + "{", "}" + closing) }
        case .list(.object(let next)):
          if inner.insert(next.name).inserted { visit(owner, next, open + "[{", "}]" + closing) }
        case .map(.object(let next)):
          if inner.insert(next.name).inserted { visit(owner, next, open + #"{"m": {"#, "}}" + closing) }
        default: break
        }
      }
    }
    visit("step", StepKeys.declaration)
    visit("flow", FlowKeys.declaration)
    visit("settings", SettingsKeys.declaration)
    for block in Catalogue.test.blocks { visit(block.type, block.object) }
    visit("input_text", Catalogue.test.field)
    return found
  }()

  /// Whether the value is right in its type, or becomes so without a word (a shorthand, a map of nodes).
  private static func accepts(_ key: KeyDeclaration, _ json: JSON) -> Bool {
    if key.kind.fits(json) { return true }
    if case .object(let declaration) = key.kind, !declaration.shorthand.isEmpty { return json.asArray == nil }
    return key.name == FlowKeys.nodes.declaration.name && json.asObject != nil
  }

  private func document(_ place: Place, _ key: String, _ value: String) -> String {
    let owner = place.owner
    let extra = #"\#(place.opening)"\#(key)": \#(value)\#(place.closing)"#
    let blockKeys = owner != "step" && owner != "flow" && owner != "settings" ? extra : #""alt": "x""#
    let type = owner != "step" && owner != "flow" && owner != "settings" ? owner : "text"
    return #"""
      {"id": "f", "name": "N", \#(owner == "flow" ? extra + "," : "")
       "settings": {"allow_back": false, \#(owner == "settings" ? extra : #""skip_enabled": true"#)},
       "steps": [{"id": "a", "type": "welcome", "title": "T", "content_blocks": [{"type": "text", "id": "before"},
         {"id": "it", "type": "\#(type)", "active_color": "#123456", \#(blockKeys)}, {"type": "text", "id": "after"}]
         \#(owner == "step" ? "," + extra : "")}, {"id": "b", "title": "Last"}]}
      """#
  }

  @Test("Every key of the format, a wrong type at each in turn", arguments: values)
  func everyKey(_ value: String) throws {
    var checked = 0
    let json = try #require(Reading(value).value)
    for place in Self.places {
      let isInner = !place.opening.isEmpty
      for name in [place.key.name] + place.key.aliases {
        let decoded = Decoded(document(place, name, value))
        let comment = Comment(rawValue: "\(place.owner): \(place.opening)\(name) = \(value)")
        let flow = try #require(decoded.document.flows.first, comment)
        checked += 1
        // What does not fit is reported, at the key or inside its value.
        if !Self.accepts(place.key, json), isInner || !["id", "type"].contains(name) {
          #expect(!decoded.diagnostics.isEmpty, comment)
        }
        if place.owner == "flow", name == "steps" { continue }
        try #require(flow.steps.count == 2, comment)
        #expect(flow.steps[1][StepKeys.title] == "Last", comment)
        if place.owner == "step", ["content_blocks", "blocks", "content"].contains(name) { continue }
        let blocks = flow.steps[0].blocks
        try #require(blocks.count == 3, comment)
        #expect(blocks[0].id == "before" && blocks[2].id == "after", comment)
        if isInner || name != "active_color" && name != "type" {
          #expect(blocks[1].values["active_color"] == "#123456", comment)
        }
      }
    }
    #expect(checked > 500)
  }
}
