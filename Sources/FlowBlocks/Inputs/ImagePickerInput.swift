import FlowBase
import FlowDocument
import FlowLayout

/// FI-17: a dashed box; filled, the photo, or a grid of several.
enum ImagePickerInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("image_picker", "A photo, or a place to add one.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let photos = (field.answer?.asArray ?? [field.answer].compactMap { $0 })
      .compactMap { AssetReference($0, kind: .image) }
    var control: Node
    switch photos.count {
    case 0: control = empty(field)
    case 1: control = photo(photos[0], height: 180, field)
    default:
      control = Node(
        .grid(Grid(columns: 3, spacing: 8, children: photos.map { photo($0, height: nil, field) })),
        layout: LayoutStyle { $0.widthNature = .fills })
    }
    if !field.isEnabled { control.decoration.opacity = 0.5 }
    return InputFrame.node(field, control)
  }

  private static func empty(_ field: InputField) -> Node {
    let screen = field.screen
    let theme = screen.theme
    let tint = field.state == .invalid ? theme.errorLine : field.accent
    let words = field.block[FieldKeys.placeholder] ?? screen.words[.choosePhoto]
    let icon = disc(screen.glyph("lucide/image-plus.svg", size: 22, color: tint), size: 44, fill: tint.opacity(0.12))
    let label = Node(.text(screen.text(words, .subhead, weight: 500, color: tint, align: .center)))
    return Node(
      .flex(Flex(.vertical, spacing: 8, align: .center, distribution: .center, children: [icon, label])),
      layout: LayoutStyle {
        $0.minHeight = 128
        $0.border = 1.5
        $0.padding = Edges(16)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.borderColor = field.state == .normal ? theme.secondaryText.opacity(0.6) : tint
        $0.borderStyle = .dashed
        $0.corners = Corners(theme.cornerRadius.map { min($0, 16) } ?? 12)
        $0.backgrounds = [.paint(.color(field.fill ?? theme.surface.opacity(0.5)))]
      })
  }

  /// The photo with a button in its corner that would take it away; square without a height.
  private static func photo(_ reference: AssetReference, height: Double?, _ field: InputField) -> Node {
    let screen = field.screen
    let picture = Node(
      .image(ImageContent(screen.image(reference), mode: .cover)),
      layout: LayoutStyle { $0.position = .aligned(x: nil, y: nil) })
    var remove = disc(screen.glyph("lucide/x.svg", size: 16, color: .white), size: 26, fill: Color(0, 0, 0, 140))
    remove.layout.margin = Edges(8)
    remove.layout.position = .aligned(x: 1, y: 0)
    return Node(
      .overlay([picture, remove]),
      layout: LayoutStyle {
        $0.height = height.map { .points($0) }
        $0.aspectRatio = height == nil ? 1 : nil
        $0.border = field.state == .normal ? 0 : 2
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(screen.theme.cornerRadius.map { min($0, 16) } ?? 12)
        $0.clips = true
        $0.borderColor = field.state == .invalid ? screen.theme.errorLine : field.accent
      })
  }

  /// A glyph in the middle of a filled circle.
  private static func disc(_ glyph: Node, size: Double, fill: Color) -> Node {
    var glyph = glyph
    glyph.layout.position = .aligned(x: 0.5, y: 0.5)
    return Node(
      .overlay([glyph]),
      layout: LayoutStyle {
        $0.width = .points(size)
        $0.height = .points(size)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(fill))]
        $0.corners = Corners(size / 2)
      })
  }
}
