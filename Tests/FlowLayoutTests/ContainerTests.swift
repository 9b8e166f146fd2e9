import FlowBase
import FlowLayout
import Testing

/// layout.md, Further containers.
@Suite struct ContainerTests {
  @Test("grid: equal slots, lines as high as their highest cell, cells stretch")
  func grid() {
    let cells = [Build.text("a", "one"), Build.fixed("b", 10, 50), Build.text("c", "x")]
    let screen = Build.layout(Build.node("g", .grid(Grid(columns: 2, spacing: 10, rowSpacing: 6, children: cells))))
    #expect(screen.frame("a") == Rect(0, 0, 145, 50))
    #expect(screen.frame("b") == Rect(155, 0, 145, 50))
    #expect(screen.frame("c") == Rect(0, 56, 145, 20))
    #expect(screen.frame("g").height == 76)
  }

  @Test("flow: natural sizes wrapped greedily, spacing both ways")
  func flow() {
    let chips = ["a", "b", "c", "d"].map { id in Build.space(id, 90, 30) { $0.widthNature = .own } }
    let leading = Build.layout(Build.node("f", .flow(Flow(spacing: 15, lineSpacing: 5, children: chips))))
    #expect(leading.frame("c") == Rect(210, 0, 90, 30))
    #expect(leading.frame("d") == Rect(0, 35, 90, 30))
    let centred = Build.layout(Build.node("f", .flow(Flow(spacing: 15, align: .center, children: chips))))
    #expect(centred.frame("d").x == 105)
    let long = Build.text("t", "a text that is too long for a line of its own")
    #expect(Build.layout(Build.node("f", .flow(Flow(spacing: 8, children: [long])))).frame("t") == Rect(0, 0, 300, 40))
  }

  @Test("overlay: each by its own two alignments, as large as the largest")
  func overlay() {
    let layers = [
      Build.fixed("big", 100, 80),
      Build.space("end", 20, 10) { $0.position = .aligned(x: 1, y: 1) },
      Build.space("knob", 20, 20) { $0.position = .aligned(x: 0.25, y: 0.5) },
      Build.space("all") { $0.position = .aligned(x: nil, y: nil) },
    ]
    let root = Build.stack(align: .leading, [Build.node("o", .overlay(layers)) { $0.padding = Edges(5) }])
    let screen = Build.layout(root)
    #expect(screen.frame("o") == Rect(0, 0, 110, 90))
    #expect(screen.frame("end") == Rect(85, 75, 20, 10))
    #expect(screen.frame("knob") == Rect(25, 35, 20, 20))
    #expect(screen.frame("all") == Rect(5, 5, 100, 80))
    #expect(Build.layout(root, .rightToLeft).frame("knob").x == 300 - 25 - 20)
  }

  @Test("absolute: insets from the padding box, no room taken, physical sides")
  func absolute() {
    let badge = Build.space("badge", 20, 20) { $0.position = .absolute(top: -5, right: 3, bottom: nil, left: nil) }
    let cover = Build.space("cover") { $0.position = .absolute(top: 0, right: 0, bottom: 0, left: 0) }
    let stack = Build.stack(spacing: 10, [cover, Build.fixed("a", 50, 40), badge]) {
      $0.border = 2
      $0.padding = Edges(8)
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = Build.layout(stack, direction)
      #expect(screen.frame("stack").height == 60)
      #expect(screen.frame("cover") == Rect(2, 2, 296, 56))
      #expect(screen.frame("badge") == Rect(275, -3, 20, 20))
      #expect(screen["stack"].overflow == .zero)
    }
  }

  @Test("scroll: the child is at least as high as the window; what is beyond is no overflow")
  func scroll() {
    func screen(_ height: Double, offset: Double) -> LaidOutScreen {
      let child = Build.stack(id: "child", [Build.fixed("a", 10, height), Build.space("s") { $0.grow = true }])
      return Build.layout(
        Build.node("scroll", .scroll(Scroll(offset: offset, child: child))) { $0.height = .fill }, height: 200)
    }
    let short = screen(50, offset: 30)
    #expect(short.frame("child") == Rect(0, 0, 300, 200))
    #expect(short.frame("s").height == 150)
    #expect(short.contentHeight == 200)
    let long = screen(500, offset: 1000)
    #expect(long.frame("child") == Rect(0, -316, 300, 516))
    #expect(long["scroll"].overflow == .zero)
    #expect(long.contentHeight == 516)
  }

  private func fade(_ children: [Node], padding: Edges = Edges(0)) -> Rect? {
    let child = Build.stack(id: "child", children) { $0.padding = padding }
    let scroll = Build.node("scroll", .scroll(Scroll(fades: true, child: child))) { $0.height = .fill }
    guard case .group(let group)? = Build.layout(scroll, height: 200).display.items.first else { return nil }
    return group.fade
  }

  private func plate(_ height: Double, shadow: Double? = nil) -> Node {
    var plate = Build.fixed("plate", 100, height)
    plate.decoration.backgrounds = [.paint(.color(.black))]
    plate.decoration.shadows = shadow.map { [Shadow(spread: $0, color: .black)] } ?? []
    return plate
  }

  @Test("look.md: the last 24 points of a scrolled area fade once there is more to see below, not for room")
  func fading() {
    #expect(fade([plate(300)]) == Rect(0, 176, 300, 24))
    #expect(fade([plate(202)]) == Rect(0, 194, 300, 6))
    #expect(fade([plate(200)], padding: Edges(bottom: 16)) == nil)
    #expect(fade([plate(200), Build.fixed("room", 10, 90)]) == nil)
    #expect(fade([plate(196, shadow: 8)])?.height == 12)
  }
}
