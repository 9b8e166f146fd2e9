import FlowBase
import FlowBlocks
import FlowDocument
import Foundation

@testable import FlowLogic

/// One of the folders of Tests/Flows: a flow, its states, and what is expected of them.
struct FlowFolder {
  static let names = ["bank_signup", "fitness_coach", "language_learning", "meditation"]
  static let all = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Flows")

  let url: URL
  let loaded: LoadedDocument

  init(_ name: String) throws {
    url = Self.all.appendingPathComponent(name)
    loaded = try Document.load(path: url.appendingPathComponent("flow.json").path, catalogue: .standard)
  }

  func state(_ name: String?) throws -> UserState {
    guard let name else { return UserState() }
    var sources = SourceMap()
    let bytes = try DocumentFile.read(url.appendingPathComponent("states/\(name).json").path)
    return UserState.load(JSONReader.read(bytes: bytes, file: name, into: &sources).value ?? .null, name: name).state
  }

  /// The lines of expected.jsonl of one kind.
  func expected(_ kind: String) throws -> [JSON] {
    let text = try String(contentsOf: url.appendingPathComponent("expected.jsonl"), encoding: .utf8)
    return text.split(separator: "\n").map { json(String($0)) }.filter { $0["kind"]?.asString == kind }
  }
}

/// JSON from its text.
func json(_ text: String) -> JSON {
  var sources = SourceMap()
  return JSONReader.read(bytes: Array(text.utf8), file: "test", into: &sources).value ?? .null
}

/// A flow by itself with a state, ready to be asked.
struct Case {
  let loaded: LoadedDocument
  let state: UserState
  let stateDiagnostics: [Diagnostic]

  init(_ flow: String, state: String = "{}") {
    loaded = Document.load(bytes: Array(flow.utf8), file: "test.json", catalogue: .standard)
    (self.state, stateDiagnostics) = UserState.load(json(state))
  }

  /// A flow of one step `s` with these blocks.
  init(blocks: String, fields: String = "[]", more: String = "", state: String = "{}") {
    self.init(
      #"{"id": "f", "steps": [{"id": "s", "type": "custom", "content_blocks": [\#(blocks)], "fields": \#(fields)\#(more)}]}"#,
      state: state)
  }

  var flow: Flow { loaded.document.flows[0] }
  var resolver: ScreenResolver {
    ScreenResolver(document: loaded.document, flow: flow, state: state, catalogue: .standard)
  }

  func screen(_ step: String? = nil, locale: String = "en", platform: Platform = .ios) -> Screen {
    let step = step.flatMap { flow.step($0) } ?? flow.steps[0]
    return resolver.screen(step, in: environment(locale, platform))
  }

  /// The text of a block as shown; nil where the block does not show.
  func text(_ id: String = "b", locale: String = "en", platform: Platform = .ios) -> String? {
    screen(locale: locale, platform: platform).block(id).flatMap { $0[CommonKeys.text] ?? "" }
  }
}

func environment(_ locale: String = "en", _ platform: Platform = .ios) -> Environment {
  var device = DeviceCatalog.standard
  device.platform = platform
  return Environment(device: device, locale: LocaleTag(locale))
}

extension Screen {
  func block(_ id: String) -> Block? {
    var found: Block?
    step.forEachBlock { if $0.id == id { found = found ?? $0 } }
    return found
  }

  var ids: [String] {
    var ids: [String] = []
    step.forEachBlock { ids.append($0.id) }
    return ids
  }

  var codes: [String] { diagnostics.map(\.code.rawValue) }
}
