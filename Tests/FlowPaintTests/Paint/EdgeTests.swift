import FlowBase
import FlowImage
import FlowLayout
import Testing

@testable import FlowPaint

/// Edges at which two things meet: a border and its fill, a faded end and its ground.
@Suite struct EdgeTests {
  private let painter: Painter

  init() throws {
    painter = Painter(
      measurer: PangoMeasurer(fonts: try TestFonts.library()) { _ in nil }, images: ImageStore(iconFolder: nil))
  }

  @Test("No fill shines through outside an opaque border's round corner")
  func fringe() {
    let box = RoundedRect(Rect(4, 4, 40, 40), Corners(20))
    let border = DisplayCommand.border(box, width: 2, color: .black, style: .solid)
    func picture(_ fill: [DisplayCommand]) -> PixelBuffer {
      let items = (fill + [border]).map { DisplayItem.command($0, .none) }
      return painter.paint(DisplayList(items), size: Size(48, 48), scale: 1, background: .black)
    }
    let (filled, empty) = (picture([.fill(box, .color(.white))]), picture([]))
    // Outside the border's middle line the two are alike; inside, only one is white.
    for y in 0..<48 {
      for x in 0..<48 {
        let (dx, dy) = (Double(x) - 23.5, Double(y) - 23.5)
        guard dx * dx + dy * dy > 19.8 * 19.8 else { continue }
        #expect(filled[x, y] == empty[x, y], "\(x), \(y)")
      }
    }
    #expect(filled[24, 24] == .white)
  }

  @Test("What fades lets its ground show, and leaves bare ground as it is")
  func fade() {
    var group = DisplayGroup()
    group.clip = RoundedRect(Rect(0, 0, 40, 40))
    group.fade = Rect(0, 16, 40, 24)
    group.items = [.command(.fill(RoundedRect(Rect(0, 0, 20, 60)), .color(.black)), .none)]
    let ground = Color(255, 128, 0)
    let picture = painter.paint(
      DisplayList([.group(group)]), size: Size(40, 44), scale: 1, background: ground)
    #expect(picture[10, 15] == .black)
    #expect(picture[10, 28].red > 120 && picture[10, 28].red < 145)
    #expect(picture[10, 39].red > 245)
    #expect((0..<44).allSatisfy { picture[30, $0] == ground })
    #expect(picture[10, 42] == ground)
  }
}
