/// `chat` of an `interactive_chat` step (CH-11 … CH-18, S-04).
public enum ChatKeys {
  public static let webhookURL = Key.string("webhook_url")
  public static let headers = Key.json("headers", .any)
  public static let timeout = Key.number("timeout_ms")
  public static let retries = Key.number("retry_count")
  public static let errorText = Key.text("error_text")
  public static let persona = Key.object("persona", PersonaKeys.declaration)
  public static let maxTurns = Key.integer("max_turns", in: 1...10_000)
  public static let autoMessages = Key.json("auto_messages", .map(.either([.text, .list(.text)])))
  public static let quickReplies = Key.list("quick_replies", of: QuickReplyKeys.declaration)
  public static let turnActions = Key.json(
    "turn_actions", .map(.either([.object(TurnActionKeys.declaration), .list(.object(TurnActionKeys.declaration))])))
  public static let style = Key.object("style", ChatStyleKeys.declaration)
  public static let declaration = ObjectDeclaration(
    "chat",
    keys: [
      webhookURL, headers, timeout, retries, errorText, persona, maxTurns, autoMessages, quickReplies, turnActions,
      style,
    ])
}

public enum PersonaKeys {
  public static let name = Key.text("name")
  public static let role = Key.text("role")
  public static let avatarURL = Key.asset("avatar_url", aliases: ["avatar"], .image)
  public static let declaration = ObjectDeclaration("persona", shorthand: ["name"], keys: [name, role, avatarURL])
}

public enum QuickReplyKeys {
  public static let id = Key.string("id")
  public static let text = Key.text("text", aliases: ["label"])
  public static let declaration = ObjectDeclaration("quick reply", shorthand: ["id", "text"], keys: [id, text])
}

public enum TurnActionKeys {
  public enum Kind: String, CaseIterable, Sendable {
    case rating
    case injectMessage = "inject_message"
  }
  public static let type = Key.choice("type", Kind.self)
  public static let text = Key.text("text")
  public static let max = Key.integer("max", in: 1...10, default: 5)
  public static let declaration = ObjectDeclaration("turn action", keys: [type, text, max])
}

public enum ChatStyleKeys {
  public static let background = Key.color("background_color")
  public static let aiBubble = Key.color("ai_bubble_color")
  public static let aiText = Key.color("ai_text_color")
  public static let userBubble = Key.color("user_bubble_color")
  public static let userText = Key.color("user_text_color")
  public static let fontFamily = Key.string("font_family")
  public static let fontSize = Key.number("font_size", in: 1...500, "pt")
  public static let bubbleRadius = Key.number("bubble_radius", in: 0...200, "pt")
  public static let declaration = ObjectDeclaration(
    "chat style", keys: [background, aiBubble, aiText, userBubble, userText, fontFamily, fontSize, bubbleRadius])
}
