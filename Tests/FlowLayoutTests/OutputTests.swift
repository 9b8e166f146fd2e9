import FlowBase
import FlowLayout
import Testing

/// What layout hands on: boxes and the display list.
@Suite struct OutputTests {
  @Test("Texts of inner parts belong to the block around them; the baseline is the first line's")
  func gathering() {
    var label = Build.text("x", "two words")
    label.block = nil
    var inner = Build.stack(id: "y", spacing: 4, [label, label]) { $0.padding = Edges(6) }
    inner.block = nil
    let screen = Build.layout(Build.stack(id: "card", [inner, Build.text("own", "more")]), width: 60)
    #expect(screen.boxes.map(\.block.id) == ["card", "own"])
    #expect(screen["card"].texts == ["two words", "two words"])
    #expect(screen["card"].lines == ["two", "word", "s", "two", "word", "s"])
    #expect(screen["card"].lineWidths == [30, 40, 10, 30, 40, 10])
    #expect(screen["card"].baseline == 21)
    #expect(screen["own"].lines == ["more"])
  }

  @Test("A text higher than its box overflows at the bottom; a cut one is reported")
  func overflow() {
    let low = Build.text("t", "a b c d", maxLines: 3) {
      $0.width = .points(10)
      $0.height = .points(30)
    }
    let screen = Build.layout(low)
    #expect(screen["t"].overflow == Edges(bottom: 30))
    #expect(screen["t"].isTruncated)
  }

  private func names(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .group(let group): return ["("] + names(group.items) + [")"]
      case .command(let command, _):
        switch command {
        case .shadow: return ["shadow"]
        case .backdrop: return ["backdrop"]
        case .fill: return ["fill"]
        case .border: return ["border"]
        case .image: return ["image"]
        case .text: return ["text"]
        case .shapes: return ["shapes"]
        }
      }
    }
  }

  @Test("Shadow, backdrop, backgrounds, border, content; then the children, clipped to the padding box")
  func order() throws {
    var card = Build.stack(id: "card", [Build.text("t", "x")]) { $0.border = 2 }
    card.decoration = Decoration {
      $0.shadows = [Shadow(blur: 4, color: .black)]
      $0.backdrop = Backdrop(radius: 8)
      $0.backgrounds = [.paint(.color(.white)), .image(ImageSource(.file("a.png")))]
      $0.borderColor = .black
      $0.corners = Corners(40)
      $0.opacity = 0.5
      $0.clips = true
    }
    let items = Build.layout(card, width: 100).display.items
    #expect(names(items) == ["(", "shadow", "backdrop", "fill", "image", "border", "(", "text", ")", ")"])
    guard case .group(let group) = items[0], case .group(let clip) = group.items[5] else {
      Issue.record("no groups")
      return
    }
    #expect(group.opacity == 0.5)
    // 24 high: corners of 40 are scaled down to 12.
    #expect(clip.clip == RoundedRect(Rect(0, 0, 100, 24), Corners(12)))
    #expect(clip.clipBorder == 2)
  }

  @Test("An insertion point stands behind the last line, or before the first of a placeholder; it takes no room")
  func caret() {
    func bar(_ direction: LayoutDirection, isAtStart: Bool) -> Rect? {
      var text = Build.text("t", "two words", { $0.padding = Edges(6) })
      text.decoration.caret = Caret(.black, isAtStart: isAtStart)
      if case .text(var content) = text.content {
        content.locale = LocaleTag(direction == .leftToRight ? "en" : "ar")
        text.content = .text(content)
      }
      let screen = LayoutEngine(measurer: MonoMeasurer(), scale: 2, direction: direction)
        .layout(text, width: 72, height: nil)
      #expect(screen.boxes[0].frame == Rect(0, 0, 72, 52))
      guard case .command(.fill(let box, _), _)? = screen.display.items.last else { return nil }
      return box.rect
    }
    // `two` over `words`, which is 50 wide and ends one point before the bar.
    #expect(bar(.leftToRight, isAtStart: false) == Rect(57, 26, 2, 20))
    #expect(bar(.leftToRight, isAtStart: true) == Rect(3, 6, 2, 20))
    #expect(bar(.rightToLeft, isAtStart: false) == Rect(13, 26, 2, 20))
    #expect(bar(.rightToLeft, isAtStart: true) == Rect(67, 6, 2, 20))
  }

  @Test("A transform is about the centre of the border box")
  func transform() {
    var box = Build.fixed("a", 40, 20)
    box.decoration = Decoration {
      $0.transform = .scale(2, 2)
      $0.backgrounds = [.paint(.color(.black))]
    }
    guard case .group(let group) = Build.layout(box).display.items[0] else {
      Issue.record("no group")
      return
    }
    #expect(group.transform == Transform(a: 2, d: 2, tx: -20, ty: -10))
  }

  private func shapes(_ canvas: Canvas, _ direction: LayoutDirection = .leftToRight) -> [Shape] {
    let node = Build.node("c", .canvas(canvas)) {
      $0.width = .points(100)
      $0.height = .points(50)
    }
    guard case .command(.shapes(let shapes), _) = Build.layout(node, width: 100, direction).display.items[0] else {
      return []
    }
    return shapes
  }

  @Test("Canvas shapes are in points of the screen: centred, scaled evenly, or spread over the box")
  func canvas() {
    let stroke = Stroke(.color(.black), width: 2)
    let rect = Shape(.rect(Rect(0, 0, 10, 5), .zero), stroke: stroke)
    #expect(shapes(Canvas(.points(Size(10, 10)), shapes: [rect]))[0].outline == .rect(Rect(45, 20, 10, 5), .zero))
    let scaled = shapes(Canvas(.scaled(Size(10, 10)), shapes: [rect]))[0]
    #expect(scaled.outline == .rect(Rect(25, 0, 50, 25), .zero))
    #expect(scaled.stroke?.width == 10)
    let unit = Shape(.ellipse(Rect(0, 0, 0.5, 1)), stroke: stroke)
    #expect(
      shapes(Canvas(.unit(natural: .zero), shapes: [unit]))[0] == Shape(.ellipse(Rect(0, 0, 50, 50)), stroke: stroke))
  }

  @Test("Only a canvas that mirrors is mirrored right to left; its arcs become curves with the same ends")
  func mirrored() throws {
    let arc = Shape(.path([.arc(center: Point(2, 5), radius: 2, from: 0, to: 90)]))
    #expect(
      shapes(Canvas(.points(Size(10, 10)), shapes: [arc]), .rightToLeft)[0].outline
        == .path([.arc(center: Point(47, 25), radius: 2, from: 0, to: 90)]))
    let mirrored = shapes(Canvas(.points(Size(10, 10)), shapes: [arc], mirrors: true), .rightToLeft)[0]
    guard case .path(let path) = mirrored.outline, case .move(let start) = path[0], case .curve(_, _, let end) = path[1]
    else {
      Issue.record("no curve")
      return
    }
    #expect(abs(start.x - 51) < 1e-9 && abs(start.y - 25) < 1e-9)
    #expect(abs(end.x - 53) < 1e-9 && abs(end.y - 27) < 1e-9)
  }
}
