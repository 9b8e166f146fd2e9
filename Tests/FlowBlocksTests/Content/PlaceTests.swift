import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Blocks that know their place")
struct PlaceTests {
  private func sizes(_ sample: DrawnSample) -> [Double] {
    sample.nodes.compactMap { if case .text(let text) = $0.content { text.runs[0].font.size } else { nil } }
  }

  private let timer = #"{"type": "countdown_timer", "duration_seconds": 54}"#

  @Test("CB-16 a digital timer is a figure on its own line, as large as words in a row")
  func timers() {
    #expect(sizes(DrawnSample(#""type": "stack", "children": [\#(timer)]"#)) == [44])
    #expect(sizes(DrawnSample(#""type": "row", "children": [\#(timer)]"#)) == [17])
    #expect(sizes(DrawnSample(#""type": "row", "direction": "vertical", "children": [\#(timer)]"#)) == [44])
    let inner = #"{"type": "stack", "children": [\#(timer)]}"#
    #expect(sizes(DrawnSample(#""type": "row", "children": [\#(inner)]"#)) == [44])
  }

  @Test("CB-16 the ring of a timer stands in the middle, unless its size is given")
  func ring() {
    let block = #""type": "countdown_timer", "style_type": "circular", "duration_seconds": 60"#
    #expect(DrawnSample(block).box?.frame.width == 345)
    #expect(DrawnSample(block + #", "width": 100, "height": 100"#).box?.frame.size == Size(100, 100))
  }

  @Test("CB-12 avatars that lie over one another have a rim of the page's colour instead of waves")
  func avatars() {
    func rims(_ margin: Int) -> [Int] {
      let one = #"{"type": "pulsing_avatar", "initials": "A"}"#
      let two = #"{"type": "pulsing_avatar", "initials": "B", "block_style": {"margin_left": \#(margin)}}"#
      return DrawnSample(#""type": "row", "spacing": 0, "children": [\#(one), \#(two)]"#).nodes
        .map(\.decoration.shadows.count).filter { $0 > 0 }
    }
    #expect(rims(8) == [2, 2])
    #expect(rims(-10) == [1, 1])
  }

  @Test("G5 the box of an unknown block has the height that it is given, else 64 at least")
  func unknown() {
    #expect(DrawnSample(#""type": "teleporter", "height": 40"#).box?.frame.height == 40)
    #expect(DrawnSample(#""type": "teleporter""#).box?.frame.height == 64)
  }

  private func scale(_ style: String, at value: Int = 171, padding: Double = 0) -> DrawnSample {
    let keys = #""measurement_type": "height", "measurement_style": "\#(style)", "default_value": \#(value)"#
    let scale = #"{"type": "wheel_picker", \#(keys), "units": [{"id": "cm", "min": 120, "max": 220}]}"#
    return DrawnSample(#""type": "stack", "block_style": {"padding": \#(padding)}, "children": [\#(scale)]"#)
  }

  /// Middles of the numbers on a scale, in points from its middle.
  private func middles(_ sample: DrawnSample, scene: Double) -> [Double] {
    sample.nodes.compactMap { node in
      guard case .text = node.content, case .absolute(_, _, _, let left?) = node.layout.position else { return nil }
      return left + 36 - scene / 2
    }
  }

  @Test("MM-03 no number of a ruler crosses its edges, also within a card")
  func rulerEdges() {
    #expect(middles(scale("ruler"), scene: 1024) == [-88, -8, 72, 152])
    #expect(middles(scale("ruler", padding: 24), scene: 1024) == [-88, -8, 72])
  }

  @Test("MM-05 numbers on a dial up to 60° from its middle: the one at 65° is left out")
  func dial() {
    let places = middles(scale("dial", at: 167), scene: 288)
    #expect(places.count == 2)
    #expect(places.allSatisfy { abs($0) <= 144 * 0.867 })
  }

  @Test("MM-04 the bounds of a gauge stand under the ends of its arc")
  func gauge() {
    let places = middles(scale("gauge"), scene: 232)
    #expect(places.count == 2)
    #expect(abs(places[0] + 94.4) < 0.1)
    #expect(abs(places[1] - 94.4) < 0.1)
  }
}
