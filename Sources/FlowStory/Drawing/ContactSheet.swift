import FlowBase

/// All pictures of a flow in a grid: steps in reading order, or, for several devices, languages or appearances, a line a
/// step and a column a variant.
public struct ContactSheet {
  private static let gap = 36.0
  private let map: StoryMap
  private let variants: [String]
  private let phones: [Size]
  private let ruler: TextRuler

  /// - Parameters:
  ///   - variants: what each column shows; one for a plain grid.
  ///   - phones: of step 1 in each variant, then of step 2, and so on.
  public init(_ map: StoryMap, variants: [String], phones: [Size], ruler: TextRuler) {
    self.map = map
    self.variants = variants
    self.phones = phones
    self.ruler = ruler
  }

  public func drawing(note: String) -> MapDrawing {
    let steps = map.nodes.filter { $0.kind == .step }
    let captions = steps.map { NodeCaption($0, width: SheetStyle.phoneWidth, ruler: ruler) }
    let isMatrix = variants.count > 1
    // A plain grid is about as wide as a screen.
    let grid = max(1, Int((Double(steps.count) * 4).squareRoot().rounded(.up)))
    let columns = isMatrix ? variants.count : min(max(1, steps.count), grid)
    let pitch = SheetStyle.phoneWidth + Self.gap
    let margin = MapLayout.margin
    let heading = ruler.width(map.name, size: 24, weight: 700)
    let width = max(margin * 2 + Double(columns) * pitch - Self.gap, margin * 2 + heading)
    var drawing = MapDrawing(size: Size(width, 0), background: SheetStyle.canvas)
    drawing.add(.sheet, MapSheet.heading(map, note: note))
    var y = SheetStyle.header + 24
    if isMatrix {
      for (column, variant) in variants.enumerated() {
        let lines = ruler.lines(variant, size: 13, weight: 600, width: SheetStyle.phoneWidth, count: 1)
        let at = Point(margin + Double(column) * pitch, y)
        drawing.add(
          .sheet, lines.map { .text($0, at: at, size: 13, weight: 600, color: SheetStyle.ink) })
      }
      y += 18
    }
    for first in stride(from: 0, to: steps.count, by: isMatrix ? 1 : columns) {
      let line = isMatrix ? first..<first + 1 : first..<min(steps.count, first + columns)
      if first > 0 { drawing.breaks.append(y - 12) }
      var height = 0.0
      for i in line {
        let pictures = isMatrix ? Array(variants.indices) : [0]
        for variant in pictures {
          let picture = i * variants.count + variant
          guard picture < phones.count else { continue }
          let column = isMatrix ? variant : i - first
          let tall = (phones[picture].height * SheetStyle.phoneWidth / max(1, phones[picture].width)).rounded()
          let rect = Rect(margin + Double(column) * pitch, y, SheetStyle.phoneWidth, tall)
          drawing.add(.sheet, [.picture(step: picture, rect)])
          height = max(height, tall)
        }
      }
      for i in line {
        let x = margin + Double(isMatrix ? 0 : i - first) * pitch
        let position = map.nodes.firstIndex { $0.step == steps[i].step && $0.kind == .step } ?? 0
        drawing.add(.node(position), captions[i].marks(at: Point(x, y + height)))
      }
      y += height + (line.map { captions[$0].height }.max() ?? 0) + 28
    }
    drawing.size.height = y + margin - 28
    return drawing
  }
}
