import FlowBase
import FlowDocument

/// The responses of a state beside the steps of a flow, found once.
struct AnswerIndex: Sendable {
  /// Of each step of the flow, then of each entry that the flow lacks (S-54): its responses as written.
  private(set) var entries: [JSON?]
  /// Response key → the entries that have it, in order.
  private(set) var keys: [String: [Int]] = [:]
  /// Step ids of entries that the flow lacks → entry.
  private(set) var foreign: [String: Int] = [:]

  init(_ state: UserState, _ index: FlowIndex) {
    let flow = index.flow
    entries = flow.steps.map { UserState.entry(of: state.responses, flow: flow.id, step: $0.id) }
    for member in state.responses.members {
      if member.key.isEmpty {
        distribute(member.value, index)
        continue
      }
      let name = Self.step(member.key, in: flow.id)
      guard let name, index.stepIndex[name] == nil, foreign[name] == nil else { continue }
      foreign[name] = entries.count
      entries.append(UserState.entry(of: state.responses, flow: flow.id, step: name))
    }
    for (i, entry) in entries.enumerated() {
      for member in entry?.asObject?.members ?? [] { keys[member.key, default: []].append(i) }
    }
  }

  /// The step that a key of `responses` names; nil where it names one of another flow (S-21).
  static func step(_ key: String, in flow: String) -> String? {
    if key.hasPrefix(flow + "/") { return String(key.dropFirst(flow.utf8.count + 1)) }
    return key.contains("/") ? nil : key
  }

  /// Answers without a step go to the first step that has their field (AD-14).
  private mutating func distribute(_ json: JSON, _ index: FlowIndex) {
    for member in json.asObject?.members ?? [] {
      let field =
        index.byID[member.key]?.first
        ?? index.fields.firstIndex { $0.otherKeys.contains(member.key) }
      guard let step = field.map({ index.fields[$0].step }) else {
        foreign[""] = foreign[""] ?? entries.count
        if foreign[""] == entries.count { entries.append(.object(JSONObject())) }
        if let place = foreign[""] { set(member, in: place) }
        continue
      }
      set(member, in: step)
    }
  }

  private mutating func set(_ member: JSONObject.Member, in place: Int) {
    var object = entries[place]?.asObject ?? JSONObject()
    if object[member.key] == nil { object.set(member) }
    entries[place] = .object(object)
  }
}
