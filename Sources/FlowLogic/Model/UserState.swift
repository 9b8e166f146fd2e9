import FlowBase
import FlowDocument

/// What the user has done so far (format.md, State): the only source of everything dynamic (G2).
public struct UserState: Sendable {
  /// The name in file names and reports; nil = no state was given.
  public var name: String?
  /// Step id, or "flow/step" (S-21) → the step's answers.
  public var responses: JSONObject
  public var user: JSONObject
  public var session: JSONObject
  public var computed: JSONObject
  public var remoteConfig: JSONObject
  public var device: JSONObject
  /// Custom tags by full name (AD-01).
  public var tags: [String: String]
  /// nil = the flow's default.
  public var locale: LocaleTag?
  /// UTC, `2026-01-01T09:41:00Z` unless the state says otherwise.
  public var now: String
  public var subscribed: Bool
  /// Permission type → granted or denied.
  public var permissions: JSONObject
  /// Step id, or "flow/step" → what that screen is in the middle of.
  public var screens: JSONObject
  /// Node, step or paywall id → success, fail, dismiss (S-52).
  public var paywalls: [String: String]
  /// Experiment id → variant id (S-12b).
  public var experiments: [String: String]
  /// View id → picture (S-23).
  public var customViews: [String: String]
  /// Turns the origins of its values into places of its file.
  public var sources = SourceMap.forState
  /// The answers that came as Adapty's events, with the event's place (S-54).
  var events: [(answer: AdaptyAnswer, origin: Origin)] = []

  /// Nothing answered (format.md, Defaults without a state).
  public init(name: String? = nil) {
    self.name = name
    responses = JSONObject()
    user = JSONObject()
    session = JSONObject()
    computed = JSONObject()
    remoteConfig = JSONObject()
    device = JSONObject()
    tags = [:]
    now = "2026-01-01T09:41:00Z"
    subscribed = false
    permissions = JSONObject()
    screens = JSONObject()
    paywalls = [:]
    experiments = [:]
    customViews = [:]
  }

  /// The entry of `object` for a step: "flow/step" wins over the bare id (S-21).
  public static func entry(of object: JSONObject, flow: String, step: String) -> JSON? {
    object["\(flow)/\(step)"] ?? object[step]
  }
}
