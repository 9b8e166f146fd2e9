import FlowBase

/// All pictures of a flow in a grid: steps in reading order, or, for several devices, languages or appearances, a table
/// for each step: devices and text sizes below one another, languages beside each other, light beside dark.
public struct ContactSheet {
  private static let gap = 36.0
  private static let rowHeading = 130.0
  private let map: StoryMap
  private let variants: [StoryVariant]
  private let phones: [Size]
  private let steps: [Int]
  private let ruler: TextRuler

  /// - Parameters:
  ///   - variants: what the pictures of a step are drawn for; one for a plain grid.
  ///   - phones: of step 1 in each variant, then of step 2, and so on.
  ///   - steps: ids of those that are shown; all when empty.
  public init(
    _ map: StoryMap, variants: [StoryVariant], phones: [Size], steps: [String] = [], ruler: TextRuler
  ) {
    self.map = map
    self.variants = variants
    self.phones = phones
    self.steps = map.nodes.indices.filter {
      map.nodes[$0].kind == .step && (steps.isEmpty || steps.contains(map.nodes[$0].id))
    }
    self.ruler = ruler
  }

  public func drawing(note: String) -> MapDrawing { variants.count > 1 ? tables(note) : grid(note) }

  private func start(_ note: String, width: Double) -> MapDrawing {
    let heading = ruler.width(map.name, size: 24, weight: 700)
    var drawing = MapDrawing(
      size: Size(max(width, MapLayout.margin * 2 + heading), 0), background: SheetStyle.canvas)
    drawing.add(.sheet, MapSheet.heading(map, note: note))
    return drawing
  }

  private func tallness(_ picture: Int) -> Double {
    guard phones.indices.contains(picture) else { return 0 }
    return (phones[picture].height * SheetStyle.phoneWidth / max(1, phones[picture].width)).rounded()
  }

  // MARK: One variant

  private func grid(_ note: String) -> MapDrawing {
    // About as wide as a screen.
    let columns = min(max(1, steps.count), max(1, Int((Double(steps.count) * 4).squareRoot().rounded(.up))))
    let pitch = SheetStyle.phoneWidth + Self.gap
    let margin = MapLayout.margin
    var drawing = start(note, width: margin * 2 + Double(columns) * pitch - Self.gap)
    var y = SheetStyle.header + 24
    for first in stride(from: 0, to: steps.count, by: columns) {
      let line = steps[first..<min(steps.count, first + columns)]
      if first > 0 { drawing.breaks.append(y - 12) }
      let height = line.map { tallness(map.nodes[$0].step ?? 0) }.max() ?? 0
      var below = 0.0
      for (column, node) in line.enumerated() {
        let x = margin + Double(column) * pitch
        let picture = map.nodes[node].step ?? 0
        let caption = NodeCaption(map.nodes[node], width: SheetStyle.phoneWidth, ruler: ruler)
        let rect = Rect(x, y, SheetStyle.phoneWidth, tallness(picture))
        drawing.add(.node(node), [.picture(step: picture, rect)] + caption.marks(at: Point(x, y + height)))
        below = max(below, caption.height)
      }
      y += height + below + 28
    }
    drawing.size.height = y + margin - 28
    return drawing
  }

  // MARK: A table a step

  /// Names of rows or columns, each once, in order.
  private static func names(_ variants: [StoryVariant], _ name: (StoryVariant) -> String) -> [String] {
    variants.reduce(into: []) { names, variant in
      if !names.contains(name(variant)) { names.append(name(variant)) }
    }
  }

  private func tables(_ note: String) -> MapDrawing {
    let sizes = Set(variants.map(\.textSize)).count
    let devices = Set(variants.map(\.device)).count
    func down(_ v: StoryVariant) -> String {
      [devices > 1 || sizes == 1 ? v.device : nil, sizes > 1 ? v.textSize : nil].compactMap(\.self)
        .joined(separator: " · ")
    }
    func across(_ v: StoryVariant) -> String { "\(v.language) · \(v.appearance)" }
    var (row, column) = (down, across)
    // Of one language and appearance the devices stand beside each other.
    if Self.names(variants, across).count == 1 { (row, column) = (across, down) }
    let (rows, columns) = (Self.names(variants, row), Self.names(variants, column))
    let margin = MapLayout.margin
    let left = margin + (rows.count > 1 ? Self.rowHeading : 0)
    let pitch = SheetStyle.phoneWidth + Self.gap / 2
    let width = left + Double(columns.count) * pitch - Self.gap / 2 + margin
    var drawing = start(note, width: width)
    var y = SheetStyle.header + 24
    for (n, node) in steps.enumerated() {
      if n > 0 { drawing.breaks.append(y - 14) }
      y = title(node, columns, left: left, pitch: pitch, at: y, &drawing)
      for (r, name) in rows.enumerated() {
        if r > 0 { drawing.breaks.append(y - 9) }
        var tall = 0.0
        for (c, other) in columns.enumerated() {
          guard let variant = variants.firstIndex(where: { row($0) == name && column($0) == other }) else { continue }
          let picture = (map.nodes[node].step ?? 0) * variants.count + variant
          let rect = Rect(left + Double(c) * pitch, y, SheetStyle.phoneWidth, tallness(picture))
          drawing.add(.sheet, [.picture(step: picture, rect)])
          tall = max(tall, rect.height)
        }
        if rows.count > 1 {
          let lines = ruler.lines(name, size: 13, weight: 600, width: Self.rowHeading - 16, count: 2)
          for (k, line) in lines.enumerated() {
            let at = Point(margin, y + tall / 2 + Double(k) * 17 - Double(lines.count - 1) * 8.5 + 4)
            drawing.add(.sheet, [.text(line, at: at, size: 13, weight: 600, color: SheetStyle.ink)])
          }
        }
        y += tall + 18
      }
      y += 22
    }
    drawing.size.height = y + margin - 40
    return drawing
  }

  /// The step's number, id, type, title and findings in a line, and the names of the columns below; answers where the
  /// pictures begin.
  private func title(
    _ i: Int, _ columns: [String], left: Double, pitch: Double, at y: Double, _ drawing: inout MapDrawing
  ) -> Double {
    let node = map.nodes[i]
    let caption = NodeCaption(node, width: max(SheetStyle.phoneWidth, drawing.size.width - 80), ruler: ruler)
    var marks = caption.marks(at: Point(MapLayout.margin, y - 12))
    let below = y - 12 + caption.height + 18
    for (c, name) in columns.enumerated() {
      let line = ruler.lines(name, size: 12, weight: 600, width: SheetStyle.phoneWidth, count: 1).first ?? name
      marks.append(
        .text(
          line, at: Point(left + Double(c) * pitch + SheetStyle.phoneWidth / 2, below), size: 12, weight: 600,
          color: SheetStyle.soft, anchor: .middle))
    }
    drawing.add(.node(i), marks)
    return below + 12
  }
}
