import CCairo
import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Draws a border of one width on all sides (BS-05): dashes and dots are spaced as Chromium spaces them, so that a side
/// begins and ends with a whole one.
struct BorderPainter {
  let context: Context

  /// `outline` and `width` in local pixels.
  func draw(_ outline: RoundedRect, width: Double, color: Color, style: BorderStyle) {
    guard width > 0, color.alpha > 0, !outline.rect.isEmpty else { return }
    context.setSource(color)
    let inner = outline.inside(border: width)
    if style == .solid || inner.rect.isEmpty {
      context.add(outline)
      if !inner.rect.isEmpty { context.add(inner) }
      cairo_set_fill_rule(context.raw, CAIRO_FILL_RULE_EVEN_ODD)
      context.fill()
      cairo_set_fill_rule(context.raw, CAIRO_FILL_RULE_WINDING)
      return
    }
    context.save()
    let middle = RoundedRect(outline.rect.grown(by: -width / 2), outline.corners.inset(by: width / 2))
    cairo_set_line_width(context.raw, width)
    if outline.corners.isZero {
      strokeSides(of: outline.rect, width: width, style: style)
    } else {
      setDash(Dash(style, width: width, length: Self.length(of: middle), isClosed: true))
      context.add(middle)
      cairo_stroke(context.raw)
    }
    context.restore()
  }

  /// Straight sides are dashed one by one, each over its whole length.
  private func strokeSides(of r: Rect, width: Double, style: BorderStyle) {
    let half = width / 2
    // Round dots reach half their width beyond the ends of the line; square dashes do not.
    let isDots = style == .dotted && width > Dash.thinDots
    let inset = isDots ? half : 0
    func side(_ from: Point, _ to: Point) {
      cairo_move_to(context.raw, from.x, from.y)
      cairo_line_to(context.raw, to.x, to.y)
    }
    func strokePair(_ length: Double) {
      setDash(Dash(style, width: width, length: length, isClosed: false))
    }
    context.newPath()
    // Corners belong to two sides; as one mask they do not darken where the colour is translucent.
    cairo_push_group_with_content(context.raw, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(context.raw, 0, 0, 0, 1)
    strokePair(r.width)
    side(Point(r.x + inset, r.y + half), Point(r.maxX - inset, r.y + half))
    side(Point(r.x + inset, r.maxY - half), Point(r.maxX - inset, r.maxY - half))
    cairo_stroke(context.raw)
    strokePair(r.height)
    side(Point(r.x + half, r.y + inset), Point(r.x + half, r.maxY - inset))
    side(Point(r.maxX - half, r.y + inset), Point(r.maxX - half, r.maxY - inset))
    cairo_stroke(context.raw)
    let mask = cairo_pop_group(context.raw)
    cairo_mask(context.raw, mask)
    cairo_pattern_destroy(mask)
  }

  private func setDash(_ dash: Dash) {
    cairo_set_line_cap(context.raw, dash.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context.raw, dash.lengths, Int32(dash.lengths.count), 0)
  }

  private static func length(of o: RoundedRect) -> Double {
    let c = o.corners
    let radii = c.topLeft + c.topRight + c.bottomRight + c.bottomLeft
    return 2 * (o.rect.width + o.rect.height) - 2 * radii + radii * .pi / 2
  }
}

extension RoundedRect {
  /// What a border of this width leaves; of no size where it leaves nothing.
  func inside(border width: Double) -> RoundedRect {
    let inner = RoundedRect(rect.grown(by: -width), corners.inset(by: width))
    return inner.rect.isEmpty ? RoundedRect(Rect(rect.center, .zero)) : inner
  }
}

/// On and off lengths along a line, in pixels.
struct Dash {
  /// Up to this width dots are squares.
  static let thinDots = 3.0
  var lengths: [Double]
  var isRound: Bool

  /// For a line `length` long; a closed one ends where it begins.
  init(_ style: BorderStyle, width: Double, length: Double, isClosed: Bool) {
    isRound = style == .dotted && width > Self.thinDots
    if isRound {
      guard length >= 2 * width else {
        lengths = [0, 2 * width]
        return
      }
      // The ends of an open line were moved in by half a dot each, which leaves the last dot at the very end.
      lengths = [0, Self.gap(length: length, dash: width, gap: width, isClosed: isClosed) + width - 0.01]
      return
    }
    let dash = style == .dashed ? width * (width >= 3 ? 2 : 3) : width
    let gap = style == .dashed ? width * (width >= 3 ? 1 : 2) : width
    if length <= 2 * dash {
      lengths = []
    } else if length <= 2 * dash + gap {
      let factor = length / (2 * dash + gap)
      lengths = [dash * factor, gap * factor]
    } else {
      lengths = [dash, Self.gap(length: length, dash: dash, gap: gap, isClosed: isClosed)]
    }
  }

  /// The gap nearest to `gap` with which whole dashes fill the line.
  private static func gap(length: Double, dash: Double, gap: Double, isClosed: Bool) -> Double {
    let fewer = ((isClosed ? length : length + gap) / (dash + gap)).rounded(.down)
    let more = fewer + 1
    func fit(_ dashes: Double) -> Double {
      let gaps = isClosed ? dashes : dashes - 1
      return gaps > 0 ? (length - dashes * dash) / gaps : .infinity
    }
    let (wide, narrow) = (fit(fewer), fit(more))
    return narrow <= 0 || abs(wide - gap) < abs(narrow - gap) ? wide : narrow
  }
}
