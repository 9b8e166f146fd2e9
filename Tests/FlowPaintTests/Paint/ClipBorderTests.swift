import FlowBase
import FlowImage
import FlowLayout
import Testing

@testable import FlowPaint

/// What a box clips never covers its border, wherever the box stands between pixels.
@Suite struct ClipBorderTests {
  @Test("BS-05 a border keeps its pixels under clipped children", arguments: [2, 2.625, 3.5])
  func phases(scale: Double) throws {
    let painter = Painter(
      measurer: PangoMeasurer(fonts: try TestFonts.library()) { _ in nil }, images: ImageStore(iconFolder: nil))
    let line = PixelSpace(.scale(scale, scale)).lineWidth(1)
    for step in 0..<16 {
      let outline = RoundedRect(Rect(4, 4 + Double(step) / 16, 20, 12.3))
      var group = DisplayGroup()
      group.clip = outline
      group.clipBorder = 1
      group.items = [.command(.fill(outline, .color(Color(255, 0, 0))), .none)]
      let display = DisplayList([
        .command(.border(outline, width: 1, color: .black, style: .solid), .none), .group(group),
      ])
      let picture = painter.paint(display, size: Size(28, 24), scale: scale, background: .white)
      let x = picture.width / 2
      let column = (0..<picture.height).map { y in
        let i = y * picture.stride + x * 4
        return (picture.bytes[i], picture.bytes[i + 1], picture.bytes[i + 2])
      }
      #expect(column.filter { $0 == (0, 0, 0) }.count == 2 * Int(line), "\(step)")
      #expect(column.allSatisfy { $0 == (0, 0, 0) || $0 == (255, 255, 255) || $0 == (255, 0, 0) || $0 == (0, 0, 255) })
    }
  }
}
