import FlowBase
import FlowLayout

/// One line of text as the display list draws it.
struct DrawnLine {
  /// Numbers the texts of a screen: lines of one text share it.
  var text: Int
  var words: String
  /// On the screen, in points, transforms applied.
  var frame: Rect
  /// What clips leave of it; nil where they leave nothing.
  var visible: Rect?

  /// All lines in paint order.
  static func all(_ display: DisplayList, direction: LayoutDirection) -> [DrawnLine] {
    var reader = Reader(direction: direction)
    reader.read(display.items, Transform(), nil)
    return reader.lines
  }

  private struct Reader {
    let direction: LayoutDirection
    var lines: [DrawnLine] = []
    var count = 0

    mutating func read(_ items: [DisplayItem], _ transform: Transform, _ clip: Rect?) {
      for item in items {
        switch item {
        case .group(let group) where group.opacity > 0.01:
          let inner = group.transform.map { transform.after($0) } ?? transform
          let own = group.clip.map { inner.bounds(of: $0.rect.inset(by: Edges(group.clipBorder))) }
          read(group.items, inner, own.map { clip.map($0.intersection) ?? $0 } ?? clip)
        case .command(.text(let content, let measure, let origin, let width), _):
          add(content, measure, Rect(origin, Size(width, measure.size.height)), transform, clip)
        default: continue
        }
      }
    }

    private mutating func add(
      _ content: TextContent, _ measure: TextMeasure, _ column: Rect, _ transform: Transform, _ clip: Rect?
    ) {
      count += 1
      for (index, line) in measure.lines.enumerated() where !line.text.allSatisfy(\.isWhitespace) {
        let end = index + 1 < measure.lines.count ? measure.lines[index + 1].top : measure.size.height
        let room = column.width - line.width
        let isLeft = (content.align == .trailing) == (direction == .rightToLeft)
        let x = content.align == .center ? room / 2 : isLeft ? 0 : room
        let frame = transform.bounds(
          of: Rect(column.x + x, column.y + line.top, line.width, end - line.top))
        let visible = clip.map(frame.intersection) ?? frame
        lines.append(
          DrawnLine(text: count, words: line.text, frame: frame, visible: visible.isEmpty ? nil : visible))
      }
    }
  }
}

extension Transform {
  /// First `inner`, then this one.
  fileprivate func after(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  fileprivate func bounds(of rect: Rect) -> Rect {
    let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)].map {
      Point(a * $0.0 + c * $0.1 + tx, b * $0.0 + d * $0.1 + ty)
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
  }
}

extension Rect {
  func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}
