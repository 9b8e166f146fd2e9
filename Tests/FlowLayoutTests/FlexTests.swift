import FlowBase
import FlowLayout
import Testing

/// layout.md, Containers: what the oracle's cases do not say alone.
@Suite struct FlexTests {
  @Test("RD-03 equal gives every child one size, whatever its width")
  func equal() {
    let row = Build.row(
      spacing: 15, distribution: .equal,
      [Build.fixed("a", 200), Build.text("b", "x"), Build.space("c") { $0.maxWidth = 40 }])
    let screen = Build.layout(row)
    #expect(screen.widths("a", "b", "c") == [90, 90, 40])
    #expect(screen.frame("c").x == 210)
  }

  @Test("A vertical equal row without a height is as high as its highest child, each time")
  func equalVertical() {
    let children = [Build.text("a", "one"), Build.fixed("b", 20, 50), Build.text("c", "x")]
    let flex = Flex(.vertical, spacing: 5, distribution: .equal, children: children)
    #expect(Build.layout(Build.node("row", .flex(flex))).frame("row").height == 160)
    let high = Build.layout(Build.node("row", .flex(flex)) { $0.minHeight = 310 })
    #expect(["a", "b", "c"].map { high.frame($0).height } == [100, 100, 100])
  }

  @Test("fill: growth starts from the natural width; who is stopped by its max leaves its share to the others")
  func fillGrows() {
    let row = Build.row(
      distribution: .fill,
      [Build.fixed("a", 40), Build.text("b", "abc") { $0.maxWidth = 60 }, Build.space("c") { $0.width = .fill }])
    let screen = Build.layout(row)
    #expect(screen.widths("a", "b", "c") == [140, 60, 100])
  }

  @Test("A spacer that grows takes what the others leave, in a column where the height is settled")
  func grow() {
    let spacer = Build.space("s") { $0.grow = true }
    let stack = Build.stack(spacing: 10, [Build.text("a", "x"), spacer, Build.text("b", "y")]) { $0.height = .fill }
    #expect(Build.layout(stack, height: 400).frame("s").height == 340)
    #expect(Build.layout(stack).frame("s").height == 16)
    let row = Build.row(spacing: 10, [Build.text("a", "x"), spacer, Build.text("b", "y")])
    #expect(Build.layout(row).frame("b").maxX == 300)
  }

  @Test("A height in percent counts where the container's height is settled by key, slot, growth or stretching")
  func percentHeights() {
    func inner(_ id: String) -> Node { Build.space(id) { $0.height = .percent(50) } }
    let stretched = Build.row(align: .stretch, [Build.stack(id: "s", [inner("a")]), Build.fixed("f", 20, 80)])
    #expect(Build.layout(stretched).frame("a").height == 40)
    let centred = Build.row([Build.stack(id: "s", [inner("a")]), Build.fixed("f", 20, 80)])
    #expect(Build.layout(centred).frame("a").height == 16)
    let grown = Build.node(
      "v", .flex(Flex(.vertical, distribution: .fill, children: [Build.stack(id: "s", [inner("a")])]))
    ) { $0.height = .points(100) }
    #expect(Build.layout(grown).frame("a").height == 50)
    let slot = Build.stack([Build.stack(id: "s", [inner("a")]) { $0.height = .fill }]) { $0.height = .points(120) }
    #expect(Build.layout(slot).frame("a").height == 60)
  }

  @Test("What overflows is centred on both sides, ends at the left, or starts at the start")
  func overflowPlaces() {
    let children = [Build.fixed("a", 200), Build.fixed("b", 200)]
    func x(_ distribution: Distribution) -> Double {
      Build.layout(Build.row(distribution: distribution, children)).frame("a").x
    }
    #expect(x(.center) == -50)
    #expect(x(.end) == -100)
    #expect([Distribution.spaceBetween, .spaceAround, .spaceEvenly, .start].map(x) == [0, 0, 0, 0])
    #expect(
      Build.layout(Build.row(distribution: .center, children))["row"].overflow
        == Edges(top: 0, right: 50, bottom: 0, left: 50))
  }

  @Test("S-42 what has no natural width fills a stack, what has one is placed")
  func natures() {
    let stack = Build.stack(
      align: .center,
      [
        Build.space("fills", 50) { $0.widthNature = .fills }, Build.text("text", "abcd"),
        Build.space("own", 60) { $0.widthNature = .own },
      ])
    let screen = Build.layout(stack)
    #expect(screen.frame("fills") == Rect(0, 0, 300, 16))
    #expect(screen.frame("text") == Rect(130, 16, 40, 20))
    #expect(screen.frame("own") == Rect(120, 36, 60, 16))
    let stretched = Build.layout(
      Build.stack([Build.text("text", "abcd"), Build.space("own", 60) { $0.widthNature = .own }]))
    #expect(stretched.frame("text").width == 300)
    #expect(stretched.frame("own") == Rect(0, 20, 60, 16))
  }

  @Test("aspect_ratio: the unsettled axis follows the settled one")
  func ratio() {
    func box(_ change: (inout LayoutStyle) -> Void) -> Rect {
      let node = Build.space("a") {
        $0.aspectRatio = 2
        change(&$0)
      }
      return Build.layout(Build.stack(align: .leading, [node])).frame("a")
    }
    #expect(box { $0.width = .points(50) } == Rect(0, 0, 50, 25))
    #expect(box { $0.height = .points(50) } == Rect(0, 0, 100, 50))
    #expect(box { _ in } == Rect(0, 0, 300, 150))
    #expect(
      box {
        $0.width = .points(50)
        $0.height = .points(50)
      } == Rect(0, 0, 50, 50))
  }

  @Test("An image without sizes fills the width; unknown ratios are 3:2")
  func images() {
    let unknown = Build.node("a", .image(ImageContent(ImageSource(.placeholder(label: "")))))
    #expect(Build.layout(Build.stack(align: .center, [unknown])).frame("a") == Rect(0, 0, 300, 200))
    let known = ImageContent(ImageSource(.file("a.png")), natural: Size(60, 30))
    let high = Build.node("a", .image(known)) { $0.height = .points(40) }
    #expect(Build.layout(Build.stack(align: .center, [high])).frame("a") == Rect(110, 0, 80, 40))
  }

  @Test("S-24 negative spacing is 0, negative margins move as in CSS")
  func negative() {
    let screen = Build.layout(
      Build.stack(spacing: -8, [Build.fixed("a", 20), Build.space("b") { $0.margin = Edges(-4) }]))
    #expect(screen.frame("b") == Rect(-4, 12, 308, 16))
    #expect(screen["stack"].overflow == .zero)
  }

  @Test("The root stands in its containing box as in a stack")
  func root() {
    let screen = Build.layout(Build.fixed("a", 100, 30), width: 200, .rightToLeft, origin: Point(24, 50))
    #expect(screen.frame("a") == Rect(124, 50, 100, 30))
    #expect(screen.size == Size(200, 30))
    let full = Build.layout(Build.space("a") { $0.height = .percent(50) }, height: 700)
    #expect(full.frame("a").height == 350)
    #expect(full.size.height == 700)
  }
}
