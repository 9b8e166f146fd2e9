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

  /// One page as large as the sheet.
  func whole(_ drawing: MapDrawing) -> PDFDocument.Page {
    let sheet = drawing.size
    let scale = min(1, Self.limit / max(sheet.width, sheet.height, 1))
    return PDFDocument.Page(
      DisplayList(display.items(drawing)), size: Size(sheet.width * scale, sheet.height * scale), scale: scale,
      background: drawing.background)
  }

  /// The pages of a map that was cut.
  func cut(_ drawing: MapDrawing, _ pages: [MapPage], size: Size) -> [PDFDocument.Page] {
    pages.map { page in
      let corner = Point(
        page.corner.x - page.tile.x * page.scale, page.corner.y - page.tile.y * page.scale)
      let part = part(page.tile, of: drawing, scale: page.scale, corner: corner)
      return PDFDocument.Page(
        DisplayList([part] + page.marks.compactMap(display.item)), size: size, background: drawing.background)
    }
  }

  /// A grid from page to page, turned if that makes them fewer.
  func grid(_ drawing: MapDrawing, on upright: Size) -> [PDFDocument.Page] {
    let (a, b) = (GridPages(drawing, upright), GridPages(drawing, Size(upright.height, upright.width)))
    let best = a.rank <= b.rank ? a : b
    return best.tiles.map { tile in
      let corner = Point(
        (best.size.width - drawing.size.width * best.scale) / 2,
        (tile.y == 0 ? 0 : Self.margin) - tile.y * best.scale)
      return PDFDocument.Page(
        DisplayList([part(tile, of: drawing, scale: best.scale, corner: corner)]), size: best.size,
        background: drawing.background)
    }
  }

  private func part(_ tile: Rect, of drawing: MapDrawing, scale: Double, corner: Point) -> DisplayItem {
    var part = DisplayGroup()
    part.transform = Transform(a: scale, d: scale, tx: corner.x, ty: corner.y)
    part.clip = RoundedRect(tile)
    part.items = display.items(drawing, in: tile)
    return .group(part)
  }

  private struct GridPages {
    let size: Size
    let scale: Double
    private(set) var tiles: [Rect] = []

    /// Less is better: pictures that can be made out, then few pages, then large pictures.
    var rank: (Int, Int, Double) { (scale < 0.42 ? 1 : 0, tiles.count, -scale) }

    init(_ drawing: MapDrawing, _ page: Size) {
      size = page
      let (sheet, breaks) = (drawing.size, drawing.breaks)
      let ends = breaks + [sheet.height]
      // A line that is taller than a page shrinks all; the sheet has margins of its own.
      let tallest = zip([0] + breaks, ends).map { $1 - $0 }.max() ?? sheet.height
      scale = min(1, page.width / sheet.width, (page.height - PaperPages.margin * 2) / tallest)
      let height = (page.height - PaperPages.margin * 2) / scale
      var top = 0.0
      while top < sheet.height {
        let end = ends.last { $0 > top && $0 - top <= height + 0.01 } ?? sheet.height
        tiles.append(Rect(0, top, sheet.width, end - top))
        top = end
      }
    }
  }
}
