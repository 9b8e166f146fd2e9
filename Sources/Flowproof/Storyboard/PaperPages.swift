import FlowBase
import FlowLayout
import FlowPaint
import FlowStory

/// The paper of a PDF.
public enum Paper: String, Sendable, CaseIterable {
  /// One page as large as the sheet.
  case sheet
  case a4, a3, letter

  /// Upright, in points of 1/72 inch; nil for `sheet`.
  var size: Size? {
    switch self {
    case .sheet: nil
    case .a4: Size(595.28, 841.89)
    case .a3: Size(841.89, 1190.55)
    case .letter: Size(612, 792)
    }
  }
}

/// A sheet on the pages of a paper: a map that would be too small on one goes over several, joined by marks; a grid goes
/// on from page to page. No picture is cut.
struct PaperPages {
  private static let margin = 24.0
  /// PDF viewers and printers end here.
  private static let limit = 14_400.0

  let display: DrawingDisplay
  let paper: Paper

  func pages(_ drawing: MapDrawing, map: StoryMap) -> [PDFDocument.Page] {
    let items = display.items(drawing)
    let sheet = drawing.size
    guard let upright = paper.size else {
      let scale = min(1, Self.limit / max(sheet.width, sheet.height, 1))
      return [
        PDFDocument.Page(
          DisplayList(items), size: Size(sheet.width * scale, sheet.height * scale), scale: scale,
          background: drawing.background)
      ]
    }
    if drawing.kind == .grid { return grid(drawing, items, on: upright) }
    let ruler = TextRuler(display.renderer.measurer)
    if let (pages, size) = MapPage.pages(map, drawing, on: upright, ruler: ruler) {
      return pages.map { page in
        var part = DisplayGroup()
        part.transform = Transform(
          a: page.scale, d: page.scale, tx: page.corner.x - page.tile.x * page.scale,
          ty: page.corner.y - page.tile.y * page.scale)
        part.clip = RoundedRect(page.tile)
        part.items = items
        return PDFDocument.Page(
          DisplayList([.group(part)] + page.marks.compactMap(display.item)), size: size,
          background: drawing.background)
      }
    }
    let size = sheet.width > sheet.height ? Size(upright.height, upright.width) : upright
    let room = Size(size.width - Self.margin * 2, size.height - Self.margin * 2)
    let scale = min(room.width / sheet.width, room.height / sheet.height, 1)
    let origin = Point((sheet.width - size.width / scale) / 2, (sheet.height - size.height / scale) / 2)
    return [
      PDFDocument.Page(DisplayList(items), size: size, scale: scale, origin: origin, background: drawing.background)
    ]
  }

  private func grid(_ drawing: MapDrawing, _ items: [DisplayItem], on upright: Size) -> [PDFDocument.Page] {
    let (sheet, margin) = (drawing.size, Self.margin)
    // A grid of many columns is easier to read on a turned page.
    let page = sheet.width > upright.width * 1.6 ? Size(upright.height, upright.width) : upright
    // The sheet has margins of its own; a line that is taller than a page shrinks all.
    var scale = min(1, page.width / sheet.width)
    let ends = drawing.breaks + [sheet.height]
    let tallest = zip([0] + drawing.breaks, ends).map { $1 - $0 }.max() ?? sheet.height
    scale = min(scale, (page.height - margin * 2) / tallest)
    let height = (page.height - margin * 2) / scale
    var pages: [PDFDocument.Page] = []
    var top = 0.0
    while top < sheet.height {
      let end = ends.last { $0 > top && $0 - top <= height + 0.01 } ?? sheet.height
      var part = DisplayGroup()
      part.clip = RoundedRect(Rect(0, top, sheet.width, end - top))
      part.items = items
      pages.append(
        PDFDocument.Page(
          DisplayList([.group(part)]), size: page, scale: scale,
          origin: Point((sheet.width - page.width / scale) / 2, top - (top == 0 ? 0 : margin / scale)),
          background: drawing.background))
      top = end
    }
    return pages
  }
}
