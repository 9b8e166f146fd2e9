import FlowBase
import FlowLayout

/// The still parts of a film player: the play glyph, and the bar of controls (VD-04).
enum PlayerChrome {
  /// White on a dark disc, in the middle.
  static func playGlyph() -> Node {
    let side = 56.0
    let triangle: [PathElement] = [
      .move(Point(22.5, 17.5)), .line(Point(40, 28)), .line(Point(22.5, 38.5)), .close,
    ]
    let white = Paint.color(.white)
    let shapes = [
      Shape(.ellipse(Rect(0, 0, side, side)), fill: .color(Color(0, 0, 0, 115))),
      Shape(
        .ellipse(Rect(0.75, 0.75, side - 1.5, side - 1.5)), stroke: Stroke(.color(Color(255, 255, 255, 90)), width: 1.5)
      ),
      Shape(.path(triangle), fill: white, stroke: Stroke(white, width: 2.5)),
    ]
    return Node(
      .canvas(Canvas(.points(Size(side, side)), shapes: shapes)),
      layout: LayoutStyle {
        $0.widthNature = .own
        $0.position = .aligned(x: 0.5, y: 0.5)
      })
  }

  /// Time, scrubber and sound, over a shade at the lower edge; what plays is the glyph in the middle. Time runs from left
  /// to right everywhere.
  static func bar(isMuted: Bool, in screen: ScreenContext) -> Node {
    let sound = screen.glyph(isMuted ? "lucide/volume-x.svg" : "lucide/volume-2.svg", size: 18, color: .white)
    let expand = screen.glyph("lucide/maximize.svg", size: 17, color: .white)
    let font = Font(size: 12, weight: 500, design: screen.theme.design, tabularFigures: true)
    let time = Node(
      .text(screen.content([TextRun("0:00", font: font, color: .white)], maxLines: 1)),
      layout: LayoutStyle { $0.widthNature = .own })
    let isMirrored = screen.environment.direction == .rightToLeft
    var parts = [time, scrubber(isMirrored), sound, expand]
    if isMirrored { parts.reverse() }
    return Node(
      .flex(Flex(.horizontal, spacing: 10, align: .center, children: parts)),
      layout: LayoutStyle {
        $0.padding = Edges(top: 20, right: 14, bottom: 10, left: 14)
        $0.position = .aligned(x: nil, y: 1)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.gradient(Gradient(.angle(180), colors: [Color(0, 0, 0, 0), Color(0, 0, 0, 160)])))]
      })
  }

  private static func scrubber(_ isMirrored: Bool) -> Node {
    let line = Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.height = .points(4)
        $0.position = .aligned(x: nil, y: 0.5)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(Color(255, 255, 255, 100)))]
        $0.corners = Corners(2)
      })
    let knob = Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.width = .points(12)
        $0.height = .points(12)
        $0.position = .aligned(x: isMirrored ? 1 : 0, y: 0.5)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(.white))]
        $0.corners = Corners(6)
      })
    return Node(
      .overlay([line, knob]),
      layout: LayoutStyle {
        $0.width = .fill
        $0.height = .points(12)
      })
  }
}
