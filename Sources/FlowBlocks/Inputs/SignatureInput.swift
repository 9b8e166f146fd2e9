import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// FI-21: a pad with a baseline; the strokes that the state gives, in unit coordinates of the pad (S-05).
enum SignatureInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("signature", "A pad to sign on.")
  /// Points.
  private static let height = 150.0

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let theme = screen.theme
    let strokes = strokes(field.answer)
    let line = field.state == .invalid ? theme.errorLine : field.state == .focused ? field.accent : theme.border
    var parts = [baseline(isSigned: !strokes.isEmpty, field)]
    if !strokes.isEmpty {
      let pen = Stroke(.color(field.ink ?? theme.text), width: 2.5)
      let shapes = strokes.map { Shape(.path($0), stroke: pen) }
      parts.append(
        Node(
          .canvas(Canvas(.unit(natural: .zero), shapes: shapes)),
          layout: LayoutStyle { $0.position = .aligned(x: nil, y: nil) }))
    }
    let pad = Node(
      .overlay(parts),
      layout: LayoutStyle {
        $0.height = .points(height)
        $0.border = field.state == .normal ? 1 : 2
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(theme.cornerRadius.map { min($0, 16) } ?? 12)
        $0.borderColor = line
        $0.clips = true
        $0.backgrounds = [.paint(.color(field.fill ?? theme.surface.opacity(0.6)))]
        $0.opacity = field.isEnabled ? 1 : 0.5
      })
    return InputFrame.node(field, pad)
  }

  /// The line to sign on, with the words below it while nothing is signed.
  private static func baseline(isSigned: Bool, _ field: InputField) -> Node {
    let screen = field.screen
    let faint = screen.theme.secondaryText
    let cross = screen.glyph("lucide/x.svg", size: 16, color: faint)
    let line = Node(
      .empty(natural: Size(0, 1)), layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration { $0.backgrounds = [.paint(.color(faint.opacity(0.6)))] })
    let words = field.block[FieldKeys.placeholder] ?? screen.words[.signHere]
    let hint = Node(.text(screen.text(words, .footnote, color: faint, align: .center)))
    return Node(
      .flex(Flex(.vertical, spacing: 5, distribution: .end, children: isSigned ? [line] : [cross, line, hint])),
      layout: LayoutStyle {
        $0.padding = Edges(top: 0, right: 20, bottom: isSigned ? 34 : 13, left: 20)
        $0.position = .aligned(x: nil, y: nil)
      })
  }

  /// Each stroke as a smooth line through its points; what is no point is left out, a lone point is a dot.
  private static func strokes(_ answer: JSON?) -> [[PathElement]] {
    (answer?["strokes"]?.asArray ?? []).compactMap { stroke in
      let points = (stroke.asArray ?? []).compactMap { point -> Point? in
        guard let x = (point[0] ?? point["x"])?.numeric, let y = (point[1] ?? point["y"])?.numeric else { return nil }
        return Point((0...1).clamp(x), (0...1).clamp(y))
      }
      guard let first = points.first else { return nil }
      return [.move(first)] + (points.count == 1 ? [.line(Point(first.x + 0.002, first.y))] : curve(through: points))
    }
  }

  /// Catmull-Rom: each piece leaves and arrives along its neighbours' chord.
  private static func curve(through points: [Point]) -> [PathElement] {
    points.indices.dropLast().map { i in
      let (a, b) = (points[i], points[i + 1])
      let before = i > 0 ? points[i - 1] : a
      let after = i + 2 < points.count ? points[i + 2] : b
      return .curve(
        Point(a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6),
        Point(b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6), to: b)
    }
  }
}
