import FlowBase
import FlowLayout

/// The box of a text field: value or placeholder between optional parts at both ends (look.md, text field).
struct FieldBox {
  enum State: Sendable { case normal, focused, invalid }
  struct Measures: PlatformMeasures {
    var height: Double
    var radius: Double
    var padding: Double
    static let ios = Measures(height: 50, radius: 12, padding: 16)
    static let android = Measures(height: 56, radius: 4, padding: 16)
  }

  /// Shown as given; nil or empty shows the placeholder.
  var value: String?
  var placeholder = ""
  var state = State.normal
  var isEnabled = true
  var leading: [Node] = []
  var trailing: [Node] = []
  /// Lines of a multi-line box; 1 = a single line, cut with an ellipsis.
  var lines = 1
  var monospacedDigits = false
  /// No word is broken: figures of a date, the dots of a password. Large type shrinks instead.
  var keepsWords = false
  /// The insertion point shows while the field is focused: behind what is typed, before a placeholder.
  var isTyped = false
  /// Behind the text, of the text, and of the outline while focused; nil = the theme's.
  var fill: Color?
  var ink: Color?
  var accent: Color?

  func node(in screen: ScreenContext) -> Node {
    let m = screen.measures(Measures.self)
    let theme = screen.theme
    let isEmpty = value?.isEmpty ?? true
    // Accessibility sizes wrap what would be cut.
    let isLarge = screen.environment.textSize.isAccessibility
    let words = isEmpty ? placeholder : value ?? ""
    // An empty line keeps the box as high as a filled one.
    var text = screen.text(
      words.isEmpty ? " " : words, .body, color: isEmpty ? theme.secondaryText.opacity(0.75) : ink ?? theme.text,
      maxLines: lines > 1 ? nil : isLarge ? 3 : 1, tabularFigures: monospacedDigits)
    if keepsWords, !isEmpty { fit(&text, wraps: isLarge, m, in: screen) }
    let size = text.runs.first?.font.size ?? 17
    let line = size * 1.2
    let border: Double = state == .normal ? 1 : 2
    let padding = max(10, (m.height - line) / 2)
    let color = state == .invalid ? theme.errorLine : state == .focused ? accent ?? theme.primary : theme.border
    var column = Node(.text(text))
    if isTyped, state == .focused { column.decoration.caret = Caret(color, isAtStart: isEmpty) }
    column.layout.width = .fill
    // The text keeps its distance from the edges; what stands beside it may be higher than a line.
    column.layout.margin = Edges(horizontal: 0, vertical: max(0, padding - border - 1))
    return Node(
      .flex(
        Flex(.horizontal, spacing: 10, align: lines == 1 ? .center : .leading, children: leading + [column] + trailing)),
      layout: LayoutStyle {
        $0.border = border
        $0.padding = Edges(horizontal: m.padding - border, vertical: 0)
        $0.minHeight = lines == 1 ? m.height : padding * 2 + line * Double(lines)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(theme.cornerRadius.map { min($0, 16) } ?? m.radius)
        $0.borderColor = color
        $0.backgrounds = [.paint(.color(fill ?? (isEnabled ? theme.background : theme.surface)))]
        $0.opacity = isEnabled ? 1 : 0.6
      })
  }

  /// Makes the type as small as its line, or where it wraps its longest word, needs it: from what a figure takes and the
  /// parts beside it about do.
  private func fit(_ text: inout TextContent, wraps: Bool, _ m: Measures, in screen: ScreenContext) {
    let longest = wraps ? text.string.split(separator: " ").map(\.count).max() ?? 0 : text.string.count
    let parts = Double(leading.count) * 84 + Double(trailing.count) * 40
    let room = screen.columnWidth - 2 * m.padding - parts
    let ems = Double(max(1, longest)) * (wraps ? 0.62 : 0.56)
    for i in text.runs.indices {
      text.runs[i].font.size = min(text.runs[i].font.size, max(wraps ? 17 : 15, room / ems))
    }
  }
}
