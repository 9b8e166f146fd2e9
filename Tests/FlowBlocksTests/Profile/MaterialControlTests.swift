import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

/// G7: the parts of Material 3's controls that iOS's do not have.
@Suite("Material's controls")
struct MaterialControlTests {
  private func slider(_ value: Int, locale: String = "en") -> DrawnPaint {
    let sample = DrawnSample(#""type": "input_slider", "default_value": \#(value)"#, locale: locale, platform: .android)
    return DrawnPaint(sample.node, direction: sample.screen.environment.direction)
  }

  private let primary = Theme(appearance: .light).primary

  private func near(_ a: Rect?, _ x: Double, _ width: Double) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 0.01 && abs(a.width - width) < 0.01
  }

  @Test(
    "G7, FI-10 six points are free on each side of the handle; corners are 2 there and 8 at the ends; a dot ends it")
  func slider() {
    let drawn = slider(40)
    // The handle is 4 wide at 40 % of 341.
    let filled = drawn.boxes(primary)
    let rest = drawn.boxes(primary.opacity(0.2))
    #expect(near(filled.first?.rect, 0, 130.4))
    #expect(filled.first?.corners == Corners(topLeft: 8, topRight: 2, bottomRight: 2, bottomLeft: 8))
    #expect(near(rest.first?.rect, 146.4, 198.6))
    #expect(rest.first?.corners == Corners(topLeft: 2, topRight: 8, bottomRight: 8, bottomLeft: 2))
    #expect(near(filled.dropFirst().first?.rect, 335, 4))
    #expect(near(filled.last?.rect, 136.4, 4))
    #expect(filled.last?.rect.height == 44)
  }

  @Test("G7, FI-10 a piece that is too short has no dot, and none is left at the ends")
  func sliderEnds() {
    #expect(slider(99).boxes(primary).count == 2)
    #expect(slider(100).boxes(primary.opacity(0.2)).isEmpty)
    #expect(slider(0).boxes(primary).map(\.rect.width) == [4, 4], "dot and handle")
  }

  @Test("G7, FI-10 the slider is mirrored where the screen reads right to left")
  func sliderMirrored() {
    let drawn = slider(40, locale: "ar")
    #expect(near(drawn.boxes(primary).first?.rect, 345 - 130.4, 130.4))
    #expect(drawn.boxes(primary).first?.corners == Corners(topLeft: 2, topRight: 8, bottomRight: 8, bottomLeft: 2))
  }

  @Test("G7, FI-16 a range has both handles, gaps around each, and a dot at both ends")
  func range() {
    let sample = DrawnSample(#""type": "input_range_slider", "default_value": [20, 60]"#, platform: .android)
    let drawn = DrawnPaint(sample.node)
    let filled = drawn.boxes(primary)
    let rest = drawn.boxes(primary.opacity(0.2))
    #expect(near(rest.first?.rect, 0, 62.2))
    #expect(near(filled.first { $0.rect.width > 50 }?.rect, 78.2, 120.4))
    #expect(near(rest.last?.rect, 214.6, 130.4))
    #expect(filled.filter { $0.rect.size == Size(4, 4) }.map(\.rect.x) == [6, 335])
  }

  private func segments(_ options: String, selected: String, _ platform: Platform) -> DrawnSample {
    DrawnSample(
      #""type": "input_segmented", "options": [\#(options)], "default_value": "\#(selected)""#, platform: platform)
  }

  @Test("G7, FI-13 lines stand between all segments, a check before the selected label, the whole is 40 high")
  func segmented() {
    let sample = segments(#""a", "b", "c""#, selected: "b", .android)
    let lines = DrawnPaint(sample.node).boxes(sample.screen.theme.border)
    #expect(lines.map(\.rect.width) == [1, 1])
    #expect(lines.map(\.rect.height) == [38, 38])
    #expect(sample.icons == ["material/check-bold.svg"])
    #expect(sample.box?.frame.height == 40)
    #expect(segments(#""a", "b", "c""#, selected: "b", .ios).icons.isEmpty)
  }

  @Test("G7, FI-13 a label that fills its segment has no check")
  func longSegment() {
    #expect(segments(#""Every other week", "b", "c""#, selected: "Every other week", .android).icons.isEmpty)
  }

  @Test("G7, MM-02 units are chosen with the platform's segmented control")
  func units() {
    let ruler =
      #""type": "wheel_picker", "measurement_type": "weight", "measurement_style": "ruler", "units": ["#
      + #"{"id": "kg", "label": "kg", "min": 30, "max": 200}, {"id": "lb", "label": "lb", "min": 60, "max": 400}]"#
    let android = DrawnSample(ruler, platform: .android)
    #expect(android.fills(android.screen.theme.controlFill) == 0)
    #expect(android.outlines(android.screen.theme.border) == 1)
    #expect(android.icons == ["material/check-bold.svg"])
    let ios = DrawnSample(ruler)
    #expect(ios.fills(ios.screen.theme.controlFill) == 1)
    #expect(ios.icons.isEmpty)
    // As wide as its units, in the middle.
    let control = DrawnPaint(android.node).borders.first?.box.rect
    #expect((control?.width ?? 345) < 200)
    #expect(control.map { abs($0.center.x - 172.5) < 0.01 } ?? false)
  }

  private func shapes(_ sample: DrawnSample) -> [[Shape]] {
    sample.nodes.compactMap { if case .canvas(let canvas) = $0.content { canvas.shapes } else { nil } }
  }

  @Test("G7, CB-15 one round-ended arc of 270° in the primary colour; on iOS eight spokes")
  func spinner() {
    let arcs = shapes(DrawnSample(#""type": "animated_loading""#, platform: .android))
    let stroke = Stroke(.color(primary), width: 4)
    #expect(
      arcs == [[Shape(.path([.arc(center: Point(20, 20), radius: 18, from: -90, to: 180)]), stroke: stroke)]])
    #expect(shapes(DrawnSample(#""type": "animated_loading""#)).map(\.count) == [8])
    let small = shapes(DrawnSample(#""type": "button", "text": "Go", "loading": true"#, platform: .android))
    #expect(small.first?.first?.stroke?.width == 2.2)
  }

  @Test("G7, SD-05 a radio is 20 with a dot, a checkbox 18 with corners of 2; both 24 on iOS")
  func marks() {
    func marks(_ keys: String, _ platform: Platform) -> [(size: Double, shapes: [Shape])] {
      DrawnSample(#""type": "option_list", "options": ["a", "b"]\#(keys)"#, answer: #""a""#, platform: platform).nodes
        .compactMap {
          guard case .canvas(let canvas) = $0.content, case .points(let size) = canvas.space else { return nil }
          return (size.width, canvas.shapes)
        }
    }
    let several = #", "selection": "multiple""#
    let radio = marks("", .android)
    #expect(radio.map(\.size) == [20, 20])
    #expect(radio.first?.shapes.last == Shape(.ellipse(Rect(5, 5, 10, 10)), fill: .color(primary)))
    let rest = Stroke(.color(Theme(appearance: .light).secondaryText), width: 2)
    #expect(radio.last?.shapes == [Shape(.ellipse(Rect(1, 1, 18, 18)), stroke: rest)])
    let box = marks(several, .android)
    #expect(box.last?.shapes == [Shape(.rect(Rect(1, 1, 16, 16), Corners(1)), stroke: rest)])
    #expect(marks("", .ios).map(\.size) == [24, 24])
    #expect(marks(several, .ios).map(\.size) == [24, 24])
  }

  @Test(
    "G7, CH-07 offered replies are chips: 32 high with corners of 8, on iOS 36 and round", arguments: [true, false])
  func replies(isAndroid: Bool) {
    let drawn = DrawnStep(
      #"{"id": "s", "type": "interactive_chat", "chat": {"quick_replies": [{"id": "h", "text": "Help"}]}}"#,
      platform: isAndroid ? .android : .ios)
    let accent = drawn.screen.theme.primary
    let chip = drawn.nodes.first { $0.decoration.borderColor == accent.opacity(0.5) }
    #expect(chip?.layout.minHeight == (isAndroid ? 32 : 36))
    #expect(chip?.decoration.corners == Corners(isAndroid ? 8 : 18))
  }
}
