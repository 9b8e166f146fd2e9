import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// The conversation of an `interactive_chat` step (ST-05, CH-01 … CH-19): everything under the id `chat` (S-50). As a
/// phone does, it shows the conversation's end.
enum ChatView {
  /// nil for steps of another type. `fullPage`: every bubble, nothing scrolled.
  static func node(in screen: ScreenContext, fullPage: Bool) -> Node? {
    let step = screen.screen.step
    guard step.type == .chat else { return nil }
    let chat = step[StepKeys.chat] ?? KeyedObject(JSONObject(), origin: step.origin)
    let thread = ChatThread(chat, live: screen.screen.live.chat)
    thread.diagnostics.forEach(screen.report)
    let look = ChatLook(chat[ChatKeys.style], in: screen)

    var bubbles = thread.messages.flatMap { ChatBubble.nodes($0, look, in: screen) }
    if !thread.replies.isEmpty { bubbles.append(ChatBar.replies(thread.replies, in: screen)) }
    if thread.isTyping { bubbles.append(ChatBubble.typing(look, in: screen)) }
    if let rating = thread.rating { bubbles.append(self.rating(rating, in: screen)) }
    let column = Node(
      .flex(Flex(.vertical, spacing: 8, distribution: .end, children: bubbles)),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: screen.contentMargin, vertical: 12)
        $0.widthNature = .fills
      })
    // Beyond its end a scroll stands at its end.
    var window = fullPage ? column : Node(.scroll(Scroll(offset: 1_000_000, child: column)))
    window.layout.height = .fill
    window.layout.widthNature = .fills

    var parts: [Node] = []
    if let persona = ChatBar.persona(chat[ChatKeys.persona], in: screen) { parts.append(persona) }
    parts.append(window)
    if !thread.isOver {
      var bar = thread.suggestions.isEmpty ? [] : [ChatBar.replies(thread.suggestions, in: screen)]
      bar.append(ChatBar.input(thread.draft, in: screen))
      parts.append(
        Node(
          .flex(Flex(.vertical, spacing: 10, children: bar)),
          layout: LayoutStyle {
            $0.padding = Edges(top: 8, right: screen.contentMargin, bottom: 4, left: screen.contentMargin)
            $0.widthNature = .fills
          }))
    }
    return Node(
      .flex(Flex(.vertical, children: parts)),
      layout: LayoutStyle {
        $0.height = .fill
        $0.widthNature = .fills
      },
      decoration: Decoration { $0.backgrounds = look.background.map { [.paint(.color($0))] } ?? [] },
      block: BlockIdentity(id: "chat", type: "chat", path: step.path + ".chat"),
      origin: step.values[StepKeys.chat.declaration.name]?.origin ?? step.origin)
  }

  /// A request to rate, in a card (CH-17).
  private static func rating(_ rating: ChatThread.Rating, in screen: ScreenContext) -> Node {
    var parts: [Node] = []
    if !rating.text.isEmpty {
      parts.append(Node(.text(screen.text(rating.text, .subhead, weight: 500, align: .center))))
    }
    parts.append(RatingRow(value: Double(rating.value), max: rating.max, size: 28).node(in: screen))
    return Node(
      .flex(Flex(.vertical, spacing: 10, align: .center, children: parts)),
      layout: LayoutStyle {
        $0.padding = Edges(16)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(16)
        $0.backgrounds = [.paint(.color(screen.theme.surface))]
      })
  }
}
