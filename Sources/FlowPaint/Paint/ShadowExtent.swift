import FlowBase
import FlowLayout

/// Where a shadow's mask has anything to draw: neither under the box nor where it is so thin that its colour rounds to
/// nothing. A card's shadow is half as much work so, to the same pixels.
struct ShadowExtent {
  /// The darkest of each row and column.
  private let rows: [UInt8]
  private let columns: [UInt8]
  /// In the mask's pixels, all of it empty; of no size where there is none.
  private let hole: Rect

  init(_ mask: AlphaMask, hole: RoundedRect) {
    var rows = [UInt8](repeating: 0, count: mask.height)
    var columns = [UInt8](repeating: 0, count: mask.width)
    for y in 0..<mask.height {
      let line = mask.bytes + y * mask.stride
      for x in 0..<mask.width {
        rows[y] = max(rows[y], line[x])
        columns[x] = max(columns[x], line[x])
      }
    }
    self.rows = rows
    self.columns = columns
    self.hole = Self.inside(hole, width: Double(mask.width), height: Double(mask.height))
  }

  /// The parts of the mask, in its pixels, that a colour of this alpha leaves a mark in.
  func parts(alpha: UInt8) -> [Rect] {
    // Cairo rounds coverage × alpha ÷ 255: below a half nothing is drawn.
    func counts(_ coverage: UInt8) -> Bool { Int(coverage) * Int(alpha) >= 128 }
    guard let top = rows.firstIndex(where: counts), let bottom = rows.lastIndex(where: counts),
      let left = columns.firstIndex(where: counts), let right = columns.lastIndex(where: counts)
    else { return [] }
    let all = Rect(Double(left), Double(top), Double(right - left + 1), Double(bottom - top + 1))
    let gap = hole.intersection(all)
    if gap.isEmpty { return [all] }
    return [
      Rect(all.x, all.y, all.width, gap.y - all.y),
      Rect(all.x, gap.y, gap.x - all.x, gap.height),
      Rect(gap.maxX, gap.y, all.maxX - gap.maxX, gap.height),
      Rect(all.x, gap.maxY, all.width, all.maxY - gap.maxY),
    ].filter { !$0.isEmpty }
  }

  /// Whole pixels that lie in the outline whatever its corners.
  private static func inside(_ outline: RoundedRect, width: Double, height: Double) -> Rect {
    let c = outline.corners
    let radius = max(max(c.topLeft, c.topRight), max(c.bottomRight, c.bottomLeft))
    // An arc comes within 0.29 of its radius to both sides at once.
    let inset = radius > 0 ? radius * 0.293 + 1 : 0
    let r = outline.rect.intersection(Rect(0, 0, width, height))
    let left = (r.x + inset).rounded(.up)
    let top = (r.y + inset).rounded(.up)
    return Rect(
      left, top, max(0, (r.maxX - inset).rounded(.down) - left), max(0, (r.maxY - inset).rounded(.down) - top))
  }
}
