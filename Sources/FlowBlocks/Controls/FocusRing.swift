import FlowBase
import FlowLayout

/// What shows where the keyboard is: a ring around a control that has no outline of its own to thicken. It takes no room.
enum FocusRing {
  struct Measures: PlatformMeasures {
    /// Points of the ring, and between it and the control.
    var width: Double
    var distance: Double
    static let ios = Measures(width: 2, distance: 2)
    static let android = Measures(width: 3, distance: 2)
  }

  /// Points of the ring's corners around what has none of its own.
  private static let radius = 8.0

  /// The ring follows the control's own corners.
  static func around(_ control: Node, tint: Color? = nil, in screen: ScreenContext) -> Node {
    let m = screen.measures(Measures.self)
    let reach = m.width + m.distance
    let ring = Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.border = m.width
        $0.margin = Edges(-reach)
        $0.position = .aligned(x: nil, y: nil)
      },
      decoration: Decoration {
        $0.borderColor = Tone.readable(
          tint ?? screen.theme.primary, on: screen.theme.background, text: screen.theme.text, ratio: 3)
        $0.corners = control.decoration.corners.map { max(radius, $0 + reach) }
      })
    var inner = control
    inner.layout.position = .aligned(x: nil, y: nil)
    return Node(
      .overlay([inner, ring]),
      layout: LayoutStyle {
        $0.widthNature = control.layout.widthNature
        $0.alignSelf = control.layout.alignSelf
        $0.position = control.layout.position
      })
  }
}

extension ScreenContext {
  /// Whether the state's focus is on one of these fields or blocks.
  func isFocused(_ names: String?...) -> Bool { screen.live.focused.map { names.contains($0) } ?? false }
}
