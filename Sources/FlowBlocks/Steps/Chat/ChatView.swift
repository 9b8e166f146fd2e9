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

    var bubbles = bubbles(of: thread, look, in: screen)
    if !thread.replies.isEmpty { bubbles.append(apart(ChatBar.replies(thread.replies, look, in: screen))) }
    if thread.isTyping { bubbles.append(apart(ChatBubble.typing(look, in: screen))) }
    if let rating = thread.rating { bubbles.append(apart(self.rating(rating, in: screen))) }
    let column = Node(
      .flex(Flex(.vertical, spacing: 4, distribution: .end, children: bubbles)),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: screen.contentMargin, vertical: 12)
        $0.widthNature = .fills
      })
    // Beyond its end a scroll stands at its end.
    var window = fullPage ? column : Node(.scroll(Scroll(offset: 1_000_000, child: column)))
    window.layout.height = .fill
    window.layout.widthNature = .fills

    var parts: [Node] = []
    if let persona = ChatBar.persona(chat[ChatKeys.persona], look, in: screen) {
      parts += [persona, .disc(width: 0, height: 0.5, radius: 0, fill: look.ink.opacity(0.14)).across()]
    }
    parts.append(window)
    if !thread.isOver {
      var bar = thread.suggestions.isEmpty ? [] : [ChatBar.replies(thread.suggestions, look, in: screen)]
      bar.append(ChatBar.input(thread.draft, look, in: screen))
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
      block: BlockIdentity(id: "chat", type: "chat", path: step.path + ".chat"),
      origin: step.values[StepKeys.chat.declaration.name]?.origin ?? step.origin)
  }

  /// Messages of one speaker stand close; where the other begins there is more room.
  private static func bubbles(of thread: ChatThread, _ look: ChatLook, in screen: ScreenContext) -> [Node] {
    var speaker: ChatThread.Speaker?
    return thread.messages.flatMap { message in
      var nodes = ChatBubble.nodes(message, look, in: screen)
      if let last = speaker, last != message.speaker, !nodes.isEmpty { nodes[0] = apart(nodes[0]) }
      speaker = message.speaker
      return nodes
    }
  }

  private static func apart(_ node: Node) -> Node {
    var node = node
    node.layout.margin.top += 8
    return node
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
