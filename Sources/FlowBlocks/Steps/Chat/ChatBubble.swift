import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// One message: a bubble at its speaker's side, at most three quarters wide, its words above what they announce (CH-04, CH-05).
enum ChatBubble {
  static func nodes(_ message: ChatThread.Message, _ look: ChatLook, in screen: ScreenContext) -> [Node] {
    let isUser = message.speaker == .user
    var nodes: [Node] = []
    if !message.text.isEmpty {
      let text = Node(.text(look.text(message.text, isUser ? look.userInk : look.aiInk, in: screen)))
      nodes.append(words(text, isUser, look, in: screen))
    }
    if let media = message.media { nodes.append(placed(self.media(media, look, in: screen), isUser, in: screen)) }
    return nodes
  }

  /// Three dots at a fixed phase (CH-19).
  static func typing(_ look: ChatLook, in screen: ScreenContext) -> Node {
    let dots = [0.35, 0.6, 0.9].map { opacity in
      Node(
        .empty(natural: Size(8, 8)), layout: LayoutStyle { $0.widthNature = .own },
        decoration: Decoration {
          $0.backgrounds = [.paint(.color(look.aiInk.opacity(opacity)))]
          $0.corners = Corners(4)
        })
    }
    let row = Node(
      .flex(Flex(.horizontal, spacing: 5, align: .center, children: dots)),
      layout: LayoutStyle { $0.minHeight = 20 })
    return placed(bubble(row, isUser: false, look, in: screen), false, in: screen)
  }

  /// Words that are their own bubble: in a row a text is as wide as its widest line (layout.md), a container is not.
  private static func words(_ text: Node, _ isUser: Bool, _ look: ChatLook, in screen: ScreenContext) -> Node {
    var bubble = text
    bubble.layout.padding = padding
    bubble.layout.maxWidth = width(in: screen)
    bubble.decoration = decoration(isUser: isUser, look, in: screen)
    return Node(
      .flex(Flex(.horizontal, distribution: isUser ? .end : .start, children: [bubble])),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  private static func bubble(_ content: Node, isUser: Bool, _ look: ChatLook, in screen: ScreenContext) -> Node {
    Node(
      .flex(Flex(.horizontal, children: [content])), layout: LayoutStyle { $0.padding = padding },
      decoration: decoration(isUser: isUser, look, in: screen))
  }

  private static let padding = Edges(horizontal: 16, vertical: 12)

  private static func decoration(isUser: Bool, _ look: ChatLook, in screen: ScreenContext) -> Decoration {
    // The corner at the speaker's side is tight; corners are physical, sides are not.
    let isRight = isUser == (screen.environment.direction == .leftToRight)
    let tight = min(6, look.radius)
    return Decoration {
      $0.backgrounds = [.paint(.color(isUser ? look.userFill : look.aiFill))]
      $0.corners = Corners(
        topLeft: look.radius, topRight: look.radius, bottomRight: isRight ? tight : look.radius,
        bottomLeft: isRight ? look.radius : tight)
    }
  }

  private static func placed(_ node: Node, _ isUser: Bool, in screen: ScreenContext) -> Node {
    var node = node
    node.layout.alignSelf = isUser ? .trailing : .leading
    node.layout.maxWidth = width(in: screen)
    return node
  }

  /// Three quarters of the room between the margins.
  private static func width(in screen: ScreenContext) -> Double {
    (screen.environment.device.size.width - screen.contentMargin * 2) * 0.75
  }

  private static func media(_ media: ChatThread.Media, _ look: ChatLook, in screen: ScreenContext) -> Node {
    switch media.kind {
    case .image:
      let source =
        AssetReference(media.url, kind: .image).map(screen.image)
        ?? ImageSource(.placeholder(label: media.altText ?? "image"))
      return Node(
        .image(ImageContent(source, mode: .cover)),
        layout: LayoutStyle {
          $0.width = .points(width(in: screen))
          $0.height = .points(width(in: screen) * 0.62)
          $0.widthNature = .own
        },
        decoration: Decoration { $0.corners = Corners(look.radius) })
    case .lottie:
      let label = media.altText ?? "lottie"
      let tall = 120.0
      guard let file = AssetReference(media.url, kind: .lottie) else {
        return LabelledBox.node(label: label, height: tall, in: screen)
      }
      guard var box = MediaBox.animation(file, at: .middle, in: screen) else {
        return MediaBox.node(file, poster: nil, label: label, width: width(in: screen), height: tall, in: screen)
      }
      box.layout.height = .points(tall)
      return box
    case .link:
      let icon = screen.glyph("lucide/link.svg", size: 18, color: screen.theme.primary)
      let words = Node(
        .text(
          screen.text(
            media.altText ?? media.url.asString ?? "", .subhead, weight: 500, color: screen.theme.primary, maxLines: 2))
      )
      return bubble(
        Node(.flex(Flex(.horizontal, spacing: 8, align: .center, children: [icon, words]))), isUser: false, look,
        in: screen)
    }
  }
}
