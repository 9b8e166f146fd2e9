import FlowBase
import FlowLayout

/// How far items can leave marks, in points: what the picture of a group must hold.
enum PaintBounds {
  static func of(_ items: [DisplayItem]) -> Rect? {
    items.reduce(nil) { sum, item in
      guard let r = of(item) else { return sum }
      return sum?.union(r) ?? r
    }
  }

  private static func of(_ item: DisplayItem) -> Rect? {
    switch item {
    case .command(let command, _): return of(command)
    case .group(let group):
      guard var r = of(group.items) else { return nil }
      if let clip = group.clip { r = r.intersection(clip.rect) }
      return group.transform?.bounds(of: r) ?? r
    }
  }

  private static func of(_ command: DisplayCommand) -> Rect? {
    switch command {
    case .shadow(let box, let s):
      let reach = max(0, s.blur) * 1.5 + max(0, s.spread) + 2
      return box.rect.offset(by: Point(s.x, s.y)).grown(by: reach).union(box.rect)
    case .backdrop(let box, _), .fill(let box, _), .border(let box, _, _, _), .image(let box, _, _, _):
      return box.rect.grown(by: 1)
    case .text(let text, let measure, let origin, let width):
      // Glyphs reach beyond their line: italics, accents, emoji. An em more on every side holds them.
      let em = text.runs.map(\.font.size).max() ?? 0
      return Rect(origin, Size(max(width, measure.size.width), measure.size.height)).grown(by: em)
    case .shapes(let shapes):
      return shapes.reduce(nil) { sum, shape in
        guard let r = of(shape) else { return sum }
        return sum?.union(r) ?? r
      }
    }
  }

  private static func of(_ shape: Shape) -> Rect? {
    // Mitred corners reach further than half the line; Cairo cuts them at ten times its width.
    let reach = shape.stroke.map { $0.cap == .round ? $0.width : $0.width * 5 } ?? 1
    switch shape.outline {
    case .rect(let r, _), .ellipse(let r): return r.grown(by: reach)
    case .path(let elements):
      let points = elements.flatMap { element -> [Point] in
        switch element {
        case .move(let p), .line(let p): [p]
        case .curve(let a, let b, let end): [a, b, end]
        case .arc(let c, let radius, _, _): [Point(c.x - radius, c.y - radius), Point(c.x + radius, c.y + radius)]
        case .close: []
        }
      }
      guard let first = points.first else { return nil }
      return points.reduce(Rect(first, .zero)) { $0.union(Rect($1, .zero)) }.grown(by: reach)
    }
  }
}
