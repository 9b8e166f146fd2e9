import FlowBase

/// What changed since the old document, below the map or on pages of its own: a list of frames and arrows, then a card
/// for each step that looks different, with its pictures before and after, what differs, and the reason in words.
public struct ChangeSheet {
  private static let inset = 24.0
  private static let gap = 20.0
  private static let words = 300.0
  private static let cardWidth = inset * 2 + SheetStyle.phoneWidth * 3 + gap * 2 + 28 + words

  private let map: StoryMap
  /// By the node's position in the map.
  private let steps: [(node: Int, change: StepChange)]
  private let phones: [Size]
  private let ruler: TextRuler

  /// - Parameters:
  ///   - steps: what changed on steps, by their ids.
  ///   - phones: sizes of all pictures that a mark can name.
  public init(_ map: StoryMap, steps: [String: StepChange], phones: [Size], ruler: TextRuler) {
    self.map = map
    self.steps = map.nodes.enumerated().compactMap { i, node in
      guard node.kind == .step, node.change == .changed, let change = steps[node.id] else { return nil }
      return (i, change)
    }
    self.phones = phones
    self.ruler = ruler
  }

  /// As wide as `width` at least; nil when nothing changed.
  public func drawing(width: Double) -> MapDrawing? {
    let lines = map.changes
    guard !lines.isEmpty else { return nil }
    let margin = MapLayout.margin
    let across = max(1, Int((width - margin * 2 + Self.gap) / (Self.cardWidth + Self.gap)))
    let least = margin * 2 + (steps.isEmpty ? 400 : Self.cardWidth)
    var drawing = MapDrawing(size: Size(max(width, least), 0), background: SheetStyle.canvas)
    drawing.add(
      .sheet,
      [.text("What changed", at: Point(margin, 44), size: 20, weight: 700, color: SheetStyle.ink)])
    var y = list(lines, at: 64, &drawing)
    for first in stride(from: 0, to: steps.count, by: across) {
      let row = steps[first..<min(steps.count, first + across)]
      y += Self.gap
      drawing.breaks.append(y - Self.gap / 2)
      var tallest = 0.0
      for (column, step) in row.enumerated() {
        let x = margin + Double(column) * (Self.cardWidth + Self.gap)
        tallest = max(tallest, card(step.node, step.change, at: Point(x, y), &drawing))
      }
      y += tallest
    }
    drawing.size.height = (y + margin).rounded(.up)
    return drawing
  }

  /// A line each, in columns where there are many; answers where it ends.
  private func list(_ lines: [StoryMap.ChangeLine], at top: Double, _ drawing: inout MapDrawing) -> Double {
    let margin = MapLayout.margin
    let texts = lines.map { line in
      (line, ruler.lines(line.words, size: 12.5, weight: 400, width: 420, count: 1).first ?? line.words)
    }
    let room = drawing.size.width - margin * 2
    let columns = lines.count < 5 ? 1 : max(1, min(4, Int(room / 520)))
    let rows = (lines.count + columns - 1) / columns
    for (i, (line, text)) in texts.enumerated() {
      let at = Point(margin + Double(i / rows) * 520, top + Double(i % rows) * 24)
      let name = line.change.rawValue
      let pill = ruler.width(name, size: 10.5, weight: 600) + 14
      drawing.add(
        line.node.map { .change($0) } ?? .sheet,
        [
          .box(Rect(at.x, at.y, pill, 18), radius: 9, fill: SheetStyle.color(line.change), stroke: nil),
          .text(name, at: Point(at.x + 7, at.y + 12.7), size: 10.5, weight: 600, color: .white),
          .text(text, at: Point(at.x + 76, at.y + 13.5), size: 12.5, weight: 400, color: SheetStyle.ink),
        ])
    }
    return top + Double(rows) * 24 + 4
  }

  /// Answers the card's height.
  private func card(_ i: Int, _ change: StepChange, at origin: Point, _ drawing: inout MapDrawing) -> Double {
    let node = map.nodes[i]
    let pictures = [("Before", change.before), ("Difference", change.difference), ("After", change.after)]
    let tall = pictures.map { tallness($0.1) }.max() ?? 0
    let height = 92 + tall + Self.inset
    let left = origin.x + Self.inset
    var marks: [MapDrawing.Mark] = [
      .box(
        Rect(origin.x, origin.y, Self.cardWidth, height), radius: 20, fill: SheetStyle.card, stroke: SheetStyle.faint)
    ]
    var x = left
    if let number = node.number.map(String.init) {
      let chip = max(22, ruler.width(number, size: 12, weight: 700) + 12)
      marks.append(.box(Rect(x, origin.y + 20, chip, 22), radius: 11, fill: SheetStyle.ink, stroke: nil))
      marks.append(
        .text(
          number, at: Point(x + chip / 2, origin.y + 35.3), size: 12, weight: 700, color: .white, anchor: .middle))
      x += chip + 8
    }
    marks.append(.text(node.id, at: Point(x, origin.y + 36.5), size: 16, weight: 600, color: SheetStyle.ink))
    x += ruler.width(node.id, size: 16, weight: 600) + 12
    let room = origin.x + Self.cardWidth - Self.inset - x
    if room > 60, let title = ruler.lines(node.title, size: 13, weight: 400, width: room, count: 1).first {
      marks.append(.text(title, at: Point(x, origin.y + 36.5), size: 13, weight: 400, color: SheetStyle.soft))
    }
    for (n, (name, picture)) in pictures.enumerated() {
      let at = left + Double(n) * (SheetStyle.phoneWidth + Self.gap)
      marks.append(.text(name, at: Point(at, origin.y + 72), size: 12, weight: 600, color: SheetStyle.soft))
      marks.append(
        .picture(step: picture, Rect(at, origin.y + 84, SheetStyle.phoneWidth, tallness(picture))))
    }
    marks += details(change, at: Point(left + (SheetStyle.phoneWidth + Self.gap) * 3 + 8, origin.y + 72), tall)
    drawing.add(.change(i), marks)
    return height
  }

  private func tallness(_ picture: Int) -> Double {
    guard phones.indices.contains(picture) else { return 0 }
    let size = phones[picture]
    return (size.height * SheetStyle.phoneWidth / max(1, size.width)).rounded()
  }

  /// The amount, then a line each with the number of its box in the picture.
  private func details(_ change: StepChange, at origin: Point, _ tall: Double) -> [MapDrawing.Mark] {
    var marks: [MapDrawing.Mark] = [
      .text(change.amount, at: origin, size: 12, weight: 600, color: SheetStyle.soft)
    ]
    var y = origin.y + 12
    let bottom = origin.y + tall
    for (n, detail) in change.details.enumerated() {
      let lines = ruler.lines(
        detail.plain, size: 12.5, weight: 400, width: Self.words - 28, count: 4)
      let isLast = n == change.details.count - 1
      if y + Double(lines.count) * 17 + 8 > bottom - (isLast ? 0 : 24) {
        let rest = change.details.count - n
        marks.append(
          .text(
            "and \(rest) more", at: Point(origin.x + 28, y + 20), size: 12.5, weight: 400, color: SheetStyle.soft))
        break
      }
      y += 8
      if let number = detail.number {
        marks.append(.box(Rect(origin.x, y - 1, 19, 18), radius: 5, fill: SheetStyle.marker, stroke: nil))
        marks.append(
          .text(
            String(number), at: Point(origin.x + 9.5, y + 12), size: 11, weight: 700, color: .white, anchor: .middle))
      } else {
        marks.append(.circle(Point(origin.x + 9.5, y + 8), radius: 2.5, fill: SheetStyle.changed))
      }
      for line in lines {
        marks.append(.text(line, at: Point(origin.x + 28, y + 12.5), size: 12.5, weight: 400, color: SheetStyle.ink))
        y += 17
      }
    }
    return marks
  }
}
