import FlowBase
import FlowDocument

/// A walk written down: a state, and what the user and the app do from there (S-20).
public struct Scenario: Sendable {
  public var state: UserState
  public var events: [Event]
  /// Where each of them is written.
  var places: [Origin] = []

  /// One entry of `steps`.
  public enum Event: Sendable {
    /// Field id → answer, or the step's own answer bare.
    case answer(JSON)
    /// A tap on a block, by id.
    case tap(String)
    /// An element of the screen acts, and what the app answers (EI-01 … EI-13).
    case interaction(Result)
    /// The app's answer to an advance (AH-01 … AH-06).
    case hook(Hook)
  }

  /// `ElementInteractionResult`.
  public struct Result: Sendable {
    /// Block id → key → value (EI-10).
    public var fieldConfigPatches = JSONObject()
    /// Field id → value (EI-11).
    public var inputValuePatches = JSONObject()
    /// Goes on to the next step (EI-12).
    public var advance = false
  }

  /// `StepAdvanceResult`.
  public enum Hook: Sendable {
    /// With data for `computed` (AH-01, AH-02).
    case proceed(JSONObject)
    /// The red banner (AH-03).
    case block(String)
    /// The green banner, if there is a message (AH-04).
    case stay(String?)
    /// AH-05, AH-06.
    case skip(to: String, JSONObject)
  }

  /// Whether the JSON is a scenario rather than a state.
  public static func isScenario(_ json: JSON) -> Bool { json["steps"]?.asArray != nil }

  /// Reads a scenario; entries that are none of the kinds are reported and left out. The spellings of the seeds
  /// (`fieldConfigPatches`, `skipTo`) are accepted.
  public static func load(_ json: JSON, name: String? = nil) -> (scenario: Scenario, diagnostics: [Diagnostic]) {
    var (state, found) = UserState.load(json["state"] ?? .object(JSONObject()), name: name)
    state.name = name
    var events: [Event] = []
    var places: [Origin] = []
    for item in json["steps"]?.asArray ?? [] {
      if let event = Event(item) {
        events.append(event)
        places.append(item.origin)
      } else {
        found.append(
          Diagnostic(
            .wrongType, .warning,
            "This is no entry of a scenario (`answer`, `tap`, `interaction` or `hook`): it is left out.",
            at: item.origin))
      }
    }
    return (Scenario(state: state, events: events, places: places), found)
  }

  /// Taps and leaps to what no flow of the document has.
  public func findings(about document: Document) -> [Diagnostic] {
    var steps: Set<String> = []
    var blocks: Set<String> = []
    for flow in document.flows {
      steps.formUnion(flow.steps.map(\.id) + flow.nodes.map(\.id))
      for step in flow.steps { step.forEachBlock { blocks.insert($0.id) } }
    }
    return zip(events, places).compactMap { event, place in
      let (kind, id, known): (String, String, Set<String>)
      switch event {
      case .tap(let block): (kind, id, known) = ("block", block, blocks)
      case .hook(.skip(let step, _)): (kind, id, known) = ("step", step, steps)
      default: return nil
      }
      guard !known.contains(id), id != "complete_flow" else { return nil }
      return Diagnostic(
        .missingTarget, .warning, "No flow has the \(kind) `\(id)`: nothing happens.",
        hint: suggestion(for: id, among: known.sorted()).map { "did you mean `\($0)`?" }, at: place)
    }
  }
}

extension Scenario.Event {
  init?(_ json: JSON) {
    if let answer = json["answer"] {
      self = .answer(answer)
    } else if let id = json["tap"]?.asString {
      self = .tap(id)
    } else if json["interaction"] != nil || json["result"] != nil {
      self = .interaction(Scenario.Result(json["result"] ?? .null))
    } else if let hook = Scenario.Hook(json) {
      self = .hook(hook)
    } else {
      return nil
    }
  }
}

extension Scenario.Result {
  init(_ json: JSON) {
    fieldConfigPatches = (json["field_config_patches"] ?? json["fieldConfigPatches"])?.asObject ?? JSONObject()
    inputValuePatches = (json["input_value_patches"] ?? json["inputValuePatches"])?.asObject ?? JSONObject()
    advance = json["advance"]?.asBool ?? false
  }
}

extension Scenario.Hook {
  init?(_ json: JSON) {
    let message = json["message"]?.asString
    let step = (json["step"] ?? json["step_id"] ?? json["stepId"])?.asString
    let data = json["data"]?.asObject ?? JSONObject()
    switch json["hook"]?.asString {
    case "proceed", "proceed_with_data", "proceedWithData": self = .proceed(data)
    case "block": self = .block(message ?? "")
    case "stay": self = .stay(message)
    case "skip_to", "skipTo", "skip_to_with_data", "skipToWithData":
      guard let step else { return nil }
      self = .skip(to: step, data)
    default: return nil
    }
  }
}
