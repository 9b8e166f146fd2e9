import FlowBase
import FlowDocument

/// A conversation as it stands: which bubbles, replies and marks show (CH-01 … CH-19, S-03, S-04, S-57).
///
/// Turn n begins with the n-th message of the user; where the state counts further than the messages it holds, the last
/// of them is the turn counted.
public struct ChatThread: Sendable {
  public enum Speaker: Sendable { case assistant, user }

  public struct Media: Sendable {
    public enum Kind: String, Sendable { case image, lottie, link }
    public var kind: Kind
    public var url: JSON
    /// Says what it is; a link card's title.
    public var altText: String?
  }

  public struct Message: Sendable {
    public var speaker: Speaker
    public var text: String
    public var media: Media?
  }

  public struct Rating: Sendable, Equatable {
    public var text: String
    /// Stars: how many there are and how many the user gave.
    public var max: Int
    public var value: Int
  }

  public private(set) var messages: [Message] = []
  /// Offered by the response, under its latest bubble (CH-07).
  public private(set) var replies: [String] = []
  /// Always offered above the input bar (CH-16).
  public private(set) var suggestions: [String] = []
  /// Of the latest turn reached that asks for one (CH-17).
  public private(set) var rating: Rating?
  public private(set) var isTyping = false
  public private(set) var draft = ""
  /// Over: no replies, no input bar.
  public private(set) var isOver = false
  public private(set) var diagnostics: [Diagnostic] = []

  /// `chat`: the step's, its texts resolved; `live`: `screen.<step>.chat` as written.
  public init(_ chat: KeyedObject, live: JSON?) {
    let conversation = live?["conversation"]
    let history = conversation?["messages"]?.asArray ?? []
    let users = history.count { $0["role"]?.asString == "user" }
    let turn = max(users, Self.integer(conversation?["turn"]) ?? 0)
    let limit = chat[ChatKeys.maxTurns] ?? Self.integer(conversation?["max_turns"])
    let response = live?["response"]

    addHistory(history, users: users, turn: turn, chat)
    if conversation == nil || history.isEmpty && response == nil {
      let said = Self.texts(response?["messages"]?.asArray ?? [])
      messages += Self.own(chat, turns: 0...0).filter { !said.contains($0.text) }
    }
    if let response { add(response, chat[ChatKeys.errorText]) }

    let completes = response?["action"]?.asString == "reply_and_complete" || response?["force_complete"]?.asBool == true
    let isSpent = limit.map { turn >= $0 && response != nil } ?? false
    isOver = completes || isSpent || Self.integer(conversation?["remaining_turns"]) == 0
    if completes, let words = response?["completion_message"]?.asString, !words.isEmpty {
      messages.append(Message(speaker: .assistant, text: words))
    }
    isTyping = live?["typing"]?.asBool ?? false
    draft = live?["draft"]?.asString ?? ""
    rating = Self.rating(chat, turn: turn, given: live?["rating"])
    if isOver { replies = [] } else { suggestions = chat[ChatKeys.quickReplies].compactMap { $0[QuickReplyKeys.text] } }
  }

  /// The messages exchanged, the flow's own before the turns they belong to (CH-15, CH-17).
  private mutating func addHistory(_ history: [JSON], users: Int, turn: Int, _ chat: KeyedObject) {
    let said = Self.texts(history.filter { $0["role"]?.asString != "user" })
    var begun = 0
    for json in history {
      if json["role"]?.asString == "user" {
        let first = begun + 1
        begun = first == users ? turn : first
        messages += Self.own(chat, turns: first...max(first, begun)).filter { !said.contains($0.text) }
      }
      if let message = message(json) { messages.append(message) }
    }
  }

  private static func texts(_ messages: [JSON]) -> Set<String> {
    Set(messages.compactMap { $0.asString ?? $0["content"]?.asString })
  }

  private static let actions = ["reply", "reply_and_complete", "error"]

  private mutating func add(_ response: JSON, _ errorText: String?) {
    let known = response["action"] ?? response["messages"] ?? response["force_complete"]
    if let action = response["action"], !Self.actions.contains(action.asString ?? "") {
      diagnostics.append(
        Diagnostic(
          .unknownValue, .warning, "A chat response does not know this action: it counts as `reply`.",
          hint: Self.actions.joined(separator: ", "), at: action.origin))
    }
    if known == nil {
      diagnostics.append(
        Diagnostic(
          .noEffect, .warning, "A chat response without `messages` shows nothing",
          hint: "{\"messages\": [{\"content\": \"…\"}]}", at: response.origin))
    }
    if response["action"]?.asString == "error" {
      if let errorText, !errorText.isEmpty { messages.append(Message(speaker: .assistant, text: errorText)) }
      return
    }
    for json in response["messages"]?.asArray ?? [] {
      if let message = message(json) { messages.append(message) }
    }
    replies = (response["quick_replies"]?.asArray ?? []).compactMap { $0.asString ?? $0["text"]?.asString }
  }

  /// An unknown role counts as the assistant's.
  private mutating func message(_ json: JSON) -> Message? {
    let role = json["role"]
    if let name = role?.asString, name != "ai", name != "user" {
      diagnostics.append(
        Diagnostic(
          .unknownValue, .warning, "`\(name)` is no role; the message counts as the assistant's",
          hint: "ai or user", at: role?.origin ?? json.origin))
    }
    let text = json.asString ?? json["content"]?.asString ?? ""
    let media = media(json["media"])
    guard !text.isEmpty || media != nil else { return nil }
    return Message(speaker: role?.asString == "user" ? .user : .assistant, text: text, media: media)
  }

  private mutating func media(_ json: JSON?) -> Media? {
    guard let json, let url = json["url"], url.asString != nil else { return nil }
    guard let kind = json["type"]?.asString.flatMap(Media.Kind.init) else {
      diagnostics.append(
        Diagnostic(
          .unknownValue, .warning, "Media of this type is left out", hint: "image, lottie or link", at: json.origin))
      return nil
    }
    return Media(kind: kind, url: url, altText: json["alt_text"]?.asString)
  }

  /// Automatic and injected messages of these turns, in order; 0 is the greeting.
  private static func own(_ chat: KeyedObject, turns: ClosedRange<Int>) -> [Message] {
    let automatic = chat[ChatKeys.autoMessages]
    let numbers = Set(Self.turns(automatic) + Self.turns(chat[ChatKeys.turnActions])).filter(turns.contains)
    return numbers.sorted().flatMap { turn in
      let given = automatic?[String(turn)]
      let injected = actions(chat, turn: turn).filter { $0[TurnActionKeys.type] == .injectMessage }
      let texts = (given.map { $0.asArray ?? [$0] } ?? []).compactMap(\.asString)
      return (texts + injected.compactMap { $0[TurnActionKeys.text] }).filter { !$0.isEmpty }
        .map { Message(speaker: .assistant, text: $0) }
    }
  }

  /// The turns that a map names.
  private static func turns(_ map: JSON?) -> [Int] { (map?.asObject?.members ?? []).compactMap { Int($0.key) } }

  private static func actions(_ chat: KeyedObject, turn: Int) -> [KeyedObject] {
    let json = chat[ChatKeys.turnActions]?[String(turn)]
    return (json.map { $0.asArray ?? [$0] } ?? []).compactMap { KeyedObject($0) }
  }

  private static func rating(_ chat: KeyedObject, turn: Int, given: JSON?) -> Rating? {
    for reached in turns(chat[ChatKeys.turnActions]).filter({ $0 <= turn }).sorted(by: >) {
      guard let action = actions(chat, turn: reached).first(where: { $0[TurnActionKeys.type] == .rating }) else {
        continue
      }
      let max = action[TurnActionKeys.max]
      let value = min(max, Swift.max(0, integer(given) ?? 0))
      return Rating(text: action[TurnActionKeys.text] ?? "", max: max, value: value)
    }
    return nil
  }

  private static func integer(_ json: JSON?) -> Int? { json?.asNumber.flatMap { Int(exactly: $0.rounded()) } }
}
