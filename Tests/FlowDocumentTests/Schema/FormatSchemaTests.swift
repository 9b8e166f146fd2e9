import FlowBase
import Testing

@testable import FlowDocument

@Suite("The schema against the decoder")
struct FormatSchemaTests {
  static let samples: [JSON] = [
    "word", "", "#fff", "#12345", "12", "true", "{{user.x}}", "50%", "fit", "2026-01-06", "lucide:heart", 3, -1, 2.5,
    1e9, true,
    [], ["a"], [3], [["a"]], .object(JSONObject()), .object(["a": 1]), .object(["en": "x"]), .object(["light": "#fff"]),
    .object(["top": 3]), .object(["id": "x"]), .object(["day": 1, "month": 2, "year": 2026]),
  ]

  /// The schema is as strict as the decoder: it takes a value where the decoder has nothing to say about it.
  @Test("every key of every object, with every kind of value")
  func everyKey() {
    let schema = FormatSchema.document(.test)
    let checker = SchemaChecker(schema)
    let objects: [(ObjectDeclaration, String)] =
      [
        (SettingsKeys.declaration, "settings"), (OptionKeys.declaration, "option"), (NodeKeys.declaration, "node"),
        (BlockStyleKeys.declaration, "block_style"), (TextStyleKeys.declaration, "style"),
        (ThemeKeys.declaration, "theme"),
        (ChatKeys.declaration, "chat"), (RuleKeys.declaration, "rule"),
        (EntranceKeys.declaration, "entrance_animation"),
        (ShadowKeys.declaration, "shadow"), (GradientKeys.declaration, "gradient"),
        (BackgroundKeys.declaration, "background"),
      ] + Catalogue.test.blocks.map { ($0.object, "block_\($0.type)") }
    for (declaration, name) in objects {
      let definition = schema["$defs"]?[name] ?? false
      for key in declaration.keys {
        // Blocks are decoded one by one and not by their kind; bags hold other keys; the type is the block's own.
        switch key.kind {
        case .blocks, .fields, .button: continue
        default: if ["type", "field_config", "config"].contains(key.name) { continue }
        }
        for sample in Self.samples {
          let object: JSONObject =
            name.hasPrefix("block_") && name != "block_style"
            ? ["type": .string(String(name.dropFirst(6))), key.name: sample] : [key.name: sample]
          var normaliser = Normaliser(catalogue: .test, styles: ["word": .object(JSONObject())])
          _ = normaliser.object([key.name: sample], as: declaration)
          let found = normaliser.diagnostics.filter { !Self.isAboutMeaning($0, sample) }
          let accepted = checker.accepts(.object(object), definition)
          #expect(
            accepted == found.isEmpty,
            "\(name).\(key.name) = \(JSONWriter().string(sample)): \(found.first?.message ?? "the decoder takes it")")
        }
      }
    }
  }

  /// What no schema can say: names of styles, lists without effect, libraries of icons.
  private static func isAboutMeaning(_ diagnostic: Diagnostic, _ sample: JSON) -> Bool {
    diagnostic.message.contains("settings.block_styles") || diagnostic.code == .noEffect
  }

  @Test("unknown keys and block types are refused, kept keys are not")
  func unknown() {
    let schema = FormatSchema.document(.test)
    let checker = SchemaChecker(schema)
    func accepts(_ text: String) -> Bool {
      var sources = SourceMap()
      let json = JSONReader.read(bytes: Array(text.utf8), file: "", into: &sources).value ?? .null
      return checker.accepts(json, schema)
    }
    #expect(
      accepts(
        #"{"id": "f", "steps": [{"id": "s", "type": "custom", "content_blocks": [{"type": "title", "text": "x"}]}]}"#))
    #expect(!accepts(#"{"id": "f", "steps": [{"id": "s", "type": "custom", "content_blocks": [{"type": "titel"}]}]}"#))
    #expect(!accepts(#"{"id": "f", "steps": [{"id": "s", "tipe": "custom"}]}"#))
    #expect(accepts(#"{"content": {"onboarding_flows": {"f": {"steps": []}}}, "bundle_version": 3}"#))
    #expect(accepts(#"{"steps": [{"next_step_rules": [{"when": {"answer_equals": {"a": 1}}, "target": "x"}]}]}"#))
    #expect(!accepts(#"{"steps": [{"next_step_rules": [{"when": {"starts_with": {"a": 1}}, "target": "x"}]}]}"#))
  }
}
