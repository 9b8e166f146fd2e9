import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// The chat's edges: who speaks above, offered replies and the input bar below (CH-07, CH-13, CH-16).
enum ChatBar {
  /// Avatar, name and role; nil where the persona has none of them.
  static func persona(_ persona: KeyedObject?, _ look: ChatLook, in screen: ScreenContext) -> Node? {
    guard let persona else { return nil }
    let (name, role) = (persona[PersonaKeys.name], persona[PersonaKeys.role])
    guard name != nil || role != nil || persona.has(PersonaKeys.avatarURL) else { return nil }
    var texts: [Node] = []
    if let name { texts.append(Node(.text(screen.text(name, .headline, color: look.ink)))) }
    if let role { texts.append(Node(.text(screen.text(role, .footnote, color: look.muted)))) }
    let column = Node(.flex(Flex(.vertical, spacing: 1, children: texts)), layout: LayoutStyle { $0.width = .fill })
    return Node(
      .flex(
        Flex(.horizontal, spacing: 12, align: .center, children: [avatar(persona, name, look, in: screen), column])),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: screen.contentMargin, vertical: 10)
        $0.widthNature = .fills
      })
  }

  private static func avatar(
    _ persona: KeyedObject, _ name: String?, _ look: ChatLook, in screen: ScreenContext
  ) -> Node {
    let size = 44.0
    let content: NodeContent
    if let reference = persona[PersonaKeys.avatarURL] {
      content = .image(ImageContent(screen.image(reference), mode: .cover))
    } else {
      let initial = Node(
        .text(screen.text(String((name ?? "?").prefix(1)).uppercased(), .headline, color: look.accent)),
        layout: LayoutStyle { $0.position = .aligned(x: 0.5, y: 0.5) })
      content = .overlay([initial])
    }
    return Node(
      content,
      layout: LayoutStyle {
        $0.width = .points(size)
        $0.height = .points(size)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.corners = Corners(size / 2)
        $0.backgrounds = [.paint(.color(look.accent.opacity(0.14)))]
      })
  }

  /// Replies to tap, wrapping, from the leading edge.
  static func replies(_ replies: [String], _ look: ChatLook, in screen: ScreenContext) -> Node {
    let accent = look.accent
    let chips = replies.map {
      Chips.pill($0, ink: accent, fill: accent.opacity(0.06), line: accent.opacity(0.5), in: screen)
    }
    return Node(.flow(.init(spacing: 8, children: chips)), layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// Points across of the send button.
  private static let button = 34.0

  /// The field with what is being written, and the send button.
  static func input(_ draft: String, _ look: ChatLook, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let isEmpty = draft.isEmpty
    let text = screen.text(
      isEmpty ? screen.words[.messagePlaceholder] : draft, .body, color: isEmpty ? look.ink.opacity(0.45) : look.ink)
    // The last line stands beside the middle of the button.
    let beside = max(0, (button - screen.points(.body) * 1.2) / 2)
    let words = Node(
      .text(text),
      layout: LayoutStyle {
        $0.width = .fill
        $0.margin = Edges(horizontal: 0, vertical: beside)
      })
    // Nothing to send is no dimmed colour, in which the arrow would drown.
    let (fill, ink) = isEmpty ? (look.ink.opacity(0.12), look.muted) : (theme.primary, theme.primary.legibleText)
    var arrow = screen.glyph("lucide/arrow-up.svg", size: 20, color: ink)
    arrow.layout.position = .aligned(x: 0.5, y: 0.5)
    let send = Node(
      .overlay([arrow]),
      layout: LayoutStyle {
        $0.width = .points(button)
        $0.height = .points(button)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.corners = Corners(button / 2)
        $0.backgrounds = [.paint(.color(fill))]
      })
    return Node(
      .flex(Flex(.horizontal, spacing: 8, align: .trailing, children: [words, send])),
      layout: LayoutStyle {
        $0.minHeight = 46
        $0.border = 1
        $0.padding = Edges(top: 5, right: 5, bottom: 5, left: 5)
        if screen.environment.direction == .leftToRight { $0.padding.left = 17 } else { $0.padding.right = 17 }
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.borderColor = look.ink.opacity(0.22)
        $0.corners = Corners(23)
      })
  }
}
