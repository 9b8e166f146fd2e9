/// Something that is still there, but in another place; or room that came or went.
public struct Shift: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Full rows down to the end of the picture.
    case everythingBelow
    /// Full rows from one place to another.
    case rows
    /// A rectangle within the rows.
    case block
    /// Rows with something on them that the expected picture has not.
    case insertedRows
    /// Rows with something on them that the actual picture has not.
    case removedRows
  }

  public var kind: Kind
  /// Where it lay in the expected picture, in pixels; for inserted rows, where they lie in the actual one.
  public var area: PixelRect
  /// How far it moved, in pixels: right and down are positive. 0 for inserted and removed rows.
  public var dx: Int
  public var dy: Int
  /// The block that lies there, if frames were given and one fits.
  public var block: String?

  /// Where it lies in the actual picture.
  var target: PixelRect { area.offset(x: dx, y: dy) }

  /// One sentence in points: "everything below y = 612 moved down 12 pt".
  public func words(scale: Double) -> String {
    func points(_ pixels: Int) -> String { Words.points(pixels, scale: scale) }
    let rows = "y = \(points(area.y)) to \(points(area.maxY))"
    var moves: [String] = []
    if dy != 0 { moves.append("\(dy > 0 ? "down" : "up") \(points(abs(dy))) pt") }
    if dx != 0 { moves.append("\(dx > 0 ? "right" : "left") \(points(abs(dx))) pt") }
    let moved = "moved " + moves.joined(separator: " and ")
    switch kind {
    case .everythingBelow: return "everything \(area.y == 0 ? "" : "below y = \(points(area.y)) ")\(moved)"
    case .rows: return "\(rows) \(moved)"
    case .block: return "\(block ?? "x = \(points(area.x)) to \(points(area.maxX)), \(rows)") \(moved)"
    case .insertedRows: return "\(points(area.height)) pt inserted at y = \(points(area.y))"
    case .removedRows: return "\(points(area.height)) pt removed at y = \(points(area.y))"
    }
  }
}
