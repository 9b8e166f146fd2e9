import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("What the example flows expect")
struct ExpectedTests {
  @Test("what shows and what it says", arguments: FlowFolder.names)
  func steps(_ name: String) throws {
    let folder = try FlowFolder(name)
    for expected in try folder.expected("step") {
      let state = try folder.state(expected["state"]?.asString)
      let id = expected["flow"]?.asString ?? ""
      let flow = try #require(folder.loaded.document.flows.first { $0.id == id })
      let step = try #require(flow.step(expected["step"]?.asString ?? ""))
      // Blocks that no file declares yet have neither children nor words.
      var isDeclared = true
      step.forEachBlock { if !$0.isKnown && $0.type != "confetti_cannon" { isDeclared = false } }
      guard isDeclared else { continue }
      let resolver = ScreenResolver(
        document: folder.loaded.document, flow: flow, state: state, catalogue: .standard)
      let screen = resolver.screen(
        step, in: environment(expected["locale"]?.asString ?? "en", state.platform ?? .ios))
      let place = "\(name)/\(step.id) [\(state.name ?? "no state")]"
      let ids = Set(screen.ids)
      for wanted in expected["shown"]?.asArray ?? [] {
        #expect(ids.contains(wanted.asString ?? ""), "\(place): \(wanted) does not show")
      }
      for unwanted in expected["hidden"]?.asArray ?? [] {
        #expect(!ids.contains(unwanted.asString ?? ""), "\(place): \(unwanted) shows")
      }
      for member in expected["texts"]?.asObject?.members ?? [] {
        // Drawn from more than the block: their own tests look at them.
        if member.key == "chat" || member.key == "open_settings" { continue }
        let said = said(member.key, screen)
        for wanted in member.value.asArray ?? [member.value] {
          #expect(says(said, wanted.asString ?? ""), "\(place): \(member.key) says \(said), not \(wanted)")
        }
      }
      for unwanted in expected["absent"]?.asArray ?? [] {
        for id in ids { #expect(!says(said(id, screen), unwanted.asString ?? "-"), "\(place): \(id) says \(unwanted)") }
      }
    }
  }

  private func says(_ said: [String], _ wanted: String) -> Bool {
    func spaced(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }
    return said.contains { spaced($0).contains(spaced(wanted)) }
  }

  /// Every string in a part of the screen: more than is drawn, yet nothing that is not resolved.
  private func said(_ id: String, _ screen: Screen) -> [String] {
    switch id {
    case "title", "subtitle": return [screen.step.values[id]?.asString ?? ""]
    case "toast": return [screen.live.toast ?? ""]
    case "banner": return [screen.live.banner?.message ?? ""]
    case "open_settings", "chat": return []
    case "options": return strings(screen.step.values["options"] ?? .null)
    default:
      guard let block = screen.block(id) else { return [] }
      let answer = FlowIndex.fieldID(of: block).flatMap { screen.answers[$0] } ?? .null
      let error = screen.live.errors[FlowIndex.fieldID(of: block) ?? ""] ?? ""
      let suggestions = screen.live.suggestions[id] ?? .null
      return strings(.object(block.values)) + strings(answer) + strings(suggestions) + [error]
    }
  }

  private func strings(_ json: JSON) -> [String] {
    switch json.value {
    case .array(let items): items.flatMap(strings)
    case .object(let object): object.members.flatMap { strings($0.value) }
    default: [json.scalarText ?? ""]
    }
  }
}
