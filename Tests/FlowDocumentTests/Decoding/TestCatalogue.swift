import FlowBase

@testable import FlowDocument

enum Level: String, CaseIterable, Sendable { case start, center, end, equal, fill }
enum Tone: String, CaseIterable, Sendable { case primary, secondary, outline, text, destructive }

extension Catalogue {
  /// A few block types, with every kind of key between them, in the shapes that FlowBlocks gives them.
  static let test = Catalogue(
    blocks: [
      BlockDeclaration("title", summary: ""),
      BlockDeclaration("text", aliases: ["paragraph"], summary: ""),
      BlockDeclaration("heading", summary: "", keys: [Key.integer("level", in: 1...6, default: 2)]),
      BlockDeclaration(
        "stack", summary: "", keys: [Key.number("spacing", aliases: ["gap"], in: 0...10_000, default: 12)]),
      BlockDeclaration(
        "row", summary: "",
        keys: [
          Key.number("spacing", aliases: ["gap"], in: 0...10_000, default: 12),
          Key.choice("distribution", default: Level.start),
        ]),
      BlockDeclaration(
        "button", summary: "",
        keys: [
          Key.choice("variant", default: Tone.primary), Key.colors("gradient_colors"), Key.color("background_color"),
          Key.bool("full_width", default: true), Key.number("height", in: 0...1000, default: 50),
          Key.json("icon", .icon), Key.json("corner_radius", .corners), Key.bool("disabled", default: false),
        ]),
      BlockDeclaration("image", summary: "", keys: [Key.asset("image_url", aliases: ["image", "url"], .image)]),
      BlockDeclaration("option_list", summary: "", keys: OptionKeys.list),
      BlockDeclaration("form", summary: "", keys: [Key.json("fields", .fields)]),
      BlockDeclaration("list", summary: "", keys: [Key.texts("items")]),
      BlockDeclaration("date_wheel_picker", summary: "", keys: [Key.json("default_value", .date)]),
      BlockDeclaration("pricing_card", summary: "", keys: [Key.json("cta", .button), Key.json("labels", .map(.text))]),
    ],
    fieldTypes: [
      "text", "textarea", "number", "email", "phone", "date", "time", "datetime", "select", "slider", "toggle",
      "stepper", "segmented", "password", "rating", "range_slider", "image_picker", "color", "url", "multiline_chips",
      "signature", "location",
    ])
}

/// A document from JSON text, and its findings as `code path`.
struct Decoded {
  var document: Document
  var sources: SourceMap
  var diagnostics: [Diagnostic]

  init(_ text: String, catalogue: Catalogue = .test) {
    let loaded = Document.load(bytes: Array(text.utf8), file: "test.json", catalogue: catalogue)
    document = loaded.document
    sources = loaded.sources
    diagnostics = loaded.diagnostics
  }

  /// The step of a document that holds one.
  var step: Step { document.flows[0].steps[0] }
  var findings: [String] { diagnostics.map { "\($0.code.rawValue) \(sources.path(of: $0.origin) ?? "")" } }

  /// One block in a step.
  static func block(_ text: String) -> (block: Block, findings: [String], decoded: Decoded) {
    let decoded = Decoded(#"{"type": "custom", "content_blocks": [\#(text)]}"#)
    let findings = decoded.findings.map { finding in
      String(finding.replacing("content_blocks[0].", with: "").replacing("content_blocks[0]", with: ""))
    }
    return (decoded.step.blocks[0], findings, decoded)
  }
}
