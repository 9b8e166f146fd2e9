import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Rows and stacks")
struct ContainerBlockTests {
  /// Children 40, 60 and 20 wide and 10, 30 and 20 high.
  private static let children = [(40, 10), (60, 30), (20, 20)].map { w, h in
    ##"{"type": "stack", "min_width": \##(w), "min_height": \##(h)}"##
  }

  private func frames(_ keys: String, children: [String] = Self.children) -> [Rect] {
    let named = children.enumerated().map { i, json in "{\"id\": \"c\(i)\", " + json.dropFirst() }
    let sample = DrawnSample(##"\##(keys), "children": [\##(named.joined(separator: ","))]"##)
    guard let node = sample.node else { return [] }
    let boxes = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight)
      .layout(node, width: 300, height: nil).boxes
    return boxes.filter { $0.block.id.hasPrefix("c") }.map(\.frame)
  }

  private func row(_ keys: String, children: [String] = Self.children) -> [Rect] {
    frames(##""type": "row", "width": 300, "spacing": 10, \##(keys)"##, children: children)
  }

  @Test(
    "CB-23, RD-01, RD-05, RD-06, RD-07, RD-08, RD-09 where each distribution puts the first and the last child",
    arguments: [
      ("start", 0.0, 120.0), ("center", 80, 200), ("end", 160, 280), ("space_between", 0, 280),
      ("space_around", 80 / 3.0, 280 - 80 / 3.0), ("space_evenly", 40, 240), ("sideways", 0, 120),
    ])
  func distributions(_ name: String, _ first: Double, _ last: Double) {
    let frames = row(##""distribution": "\##(name)""##)
    #expect(abs(frames[0].x - first) < 0.001)
    #expect(abs(frames[2].x - last) < 0.001)
    #expect(frames.map(\.width) == [40, 60, 20])
  }

  @Test("RD-03 equal gives every child one size, RD-04 fill keeps their difference and leaves nothing over")
  func sizes() {
    let equal = row(##""distribution": "equal""##)
    #expect(equal.allSatisfy { abs($0.width - 280 / 3.0) < 0.001 })
    let words = ["four", "to", "a"].map { ##"{"type": "text", "text": "\##($0)"}"## }
    let fill = row(##""distribution": "fill""##, children: words)
    #expect(fill[2].maxX == 300)
    #expect(fill.map { ($0.width - fill[2].width).rounded() } == [30, 10, 0])
  }

  @Test("RD-08, RD-09 a single child: at the start, in the middle")
  func single() {
    #expect(row(##""distribution": "space_between""##, children: [Self.children[0]])[0].x == 0)
    #expect(row(##""distribution": "space_around""##, children: [Self.children[0]])[0].x == 130)
  }

  @Test("RD-02 vertical: the same on the other axis")
  func vertical() {
    let frames = row(##""direction": "vertical", "height": 200, "distribution": "space_between""##)
    #expect(frames[0].y == 0)
    #expect(frames[2].maxY == 200)
    #expect(row(##""direction": "slanted""##)[1].y == row("\"id\": \"r\"")[1].y, "RD-13: horizontal")
  }

  @Test("RD-10 sizes in points are kept and overflow, text gives way")
  func overflow() {
    let wide = ##"{"type": "stack", "width": 250, "height": 10}"##
    let frames = row("\"id\": \"r\"", children: [wide, wide])
    #expect(frames.map(\.width) == [250, 250])
    let text = row("\"id\": \"r\"", children: [wide, ##"{"type": "text", "text": "one two three four five"}"##])
    #expect(text[1].maxX <= 300)
    #expect(text[1].height > 20)
  }

  @Test("RD-11, VC-05, G4 a hidden child takes no share and no gap")
  func hidden() {
    let gone = ##"{"type": "text", "text": "x", "visibility_condition": {"platform_is": "android"}}"##
    let frames = row(##""distribution": "equal""##, children: [Self.children[0], gone, Self.children[1]])
    #expect(frames.map(\.width) == [145, 145])
  }

  @Test("RD-12 Skip and Continue as two equal halves")
  func printedExample() {
    let buttons = ["Skip", "Continue"].map { ##"{"type": "button", "text": "\##($0)"}"## }
    #expect(row(##""distribution": "equal""##, children: buttons).map(\.width) == [145, 145])
  }

  @Test("S-43 full_width has no effect in a row unless the distribution makes room")
  func fullWidth() {
    let buttons = [true, false].map { ##"{"type": "button", "text": "Go", "full_width": \##($0)}"## }
    let packed = row(##""distribution": "start""##, children: buttons)
    #expect(packed[0].width == packed[1].width)
    #expect(row(##""distribution": "equal""##, children: buttons).map(\.width) == [145, 145])
  }

  @Test("CB-22, ST-CT, CB-27 children in order below one another, stretched; a row within keeps its own")
  func stack() {
    let frames = frames(##""type": "stack", "width": 300"##)
    #expect(frames.map(\.y) == [0, 22, 64], "12 between")
    #expect(frames.allSatisfy { $0.width == 300 })
    #expect(self.frames(##""type": "stack", "width": 300, "align": "trailing""##).map(\.maxX) == [300, 300, 300])
  }

  @Test("BS-01, BS-02, S-28 the four long keys win over the short one, missing sides are 0")
  func edges() {
    let child = ##"{"type": "stack", "height": 10, "block_style": {"margin": {"left": 7}}}"##
    let frames = frames(
      ##""type": "stack", "width": 300, "block_style": {"padding": 5, "padding_left": 20}"##, children: [child])
    #expect(frames == [Rect(27, 5, 268, 10)])
  }

  @Test("BS-03, BS-04, BS-05, BS-06, BS-07 background, corners, border, shadow and opacity")
  func style() throws {
    let style = ##"""
      "block_style": {"background_gradient": {"type": "linear", "angle": 90, "colors": ["#000000", "#FFFFFF"]},
      "corner_radius": {"top_left": 8}, "border_width": 2, "border_color": "#010203", "border_style": "dashed",
      "shadow": {"y": 4, "blur": 10, "color": "#00000033"}, "opacity": 0.5}
      """##
    let node = try #require(DrawnSample(##""type": "stack", \##(style)"##).node)
    guard case .paint(.gradient(let gradient))? = node.decoration.backgrounds.last else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.geometry == .angle(90))
    #expect(node.decoration.corners == Corners(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0))
    #expect(node.layout.border == 2)
    #expect(node.decoration.borderColor == Color(1, 2, 3))
    #expect(node.decoration.borderStyle == .dashed)
    #expect(node.decoration.shadows == [Shadow(x: 0, y: 4, blur: 10, spread: 0, color: Color(0, 0, 0, 0x33))])
    #expect(node.decoration.opacity == 0.5)
  }
}
