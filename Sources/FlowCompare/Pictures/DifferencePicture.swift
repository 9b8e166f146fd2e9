import FlowBase
import FlowImage

/// The pictures that a difference leaves (comparison.md, What a difference leaves). Masks are drawn hatched in each.
public enum DifferencePicture {
  private static let paper = Color(244, 244, 247)
  private static let ink = Color(44, 46, 56)
  private static let marker = Color(190, 0, 170)
  private static let moved = Color(20, 110, 230)
  private static let inserted = Color(0, 150, 90, 60)
  /// More boxes than this would hide the picture.
  private static let boxLimit = 40

  /// One of the two pictures as it was compared: opaque, masks hatched.
  public static func masked(_ picture: PixelBuffer, _ options: ComparisonOptions) -> PixelBuffer {
    var raster = Raster(width: picture.width, height: picture.height, .white)
    raster.draw(picture, x: 0, y: 0)
    hatch(&raster, options)
    return raster.picture
  }

  /// The heat map: the actual picture pale and grey, what differs from amber (a little) to red (much), edges that are
  /// only anti-aliased differently in pale yellow, each cluster in a box with its number in `Verdict.regions`. What
  /// moved is marked blue and not red, rows that came are tinted green.
  public static func heatMap(_ expected: PixelBuffer, _ actual: PixelBuffer, _ verdict: Verdict) -> PixelBuffer {
    heatRaster(expected, actual, verdict).picture
  }

  /// Expected, differences and actual side by side, each with its label.
  public static func triptych(_ expected: PixelBuffer, _ actual: PixelBuffer, _ verdict: Verdict) -> PixelBuffer {
    let map = heatRaster(expected, actual, verdict).picture
    let scale = max(1, verdict.options.scale)
    let (margin, strip) = (Int(12 * scale), Int(30 * scale))
    var raster = Raster(width: 3 * map.width + 4 * margin, height: map.height + strip + margin, paper)
    let differing = verdict.result.differingPixels
    let panels = [
      ("Expected", masked(expected, verdict.options)),
      (differing == 0 ? "Equal" : "Differences \(Words.grouped(differing)) px", map),
      ("Actual", masked(actual, verdict.options)),
    ]
    for (i, (label, picture)) in panels.enumerated() {
      let x = margin + i * (map.width + margin)
      let full = 11 * scale
      let height = min(full, full * Double(map.width) / max(1, Raster.width(of: label, height: full)))
      raster.draw(label, x: Double(x), y: ((Double(strip) - height) / 2).rounded(), height: height, ink)
      let frame = PixelRect(x: x, y: strip, width: picture.width, height: picture.height)
      let line = max(1, Int(scale / 2))
      raster.outline(frame.expanded(by: line), line: line, Color(206, 206, 214))
    }
    var result = raster.picture
    for (i, panel) in panels.enumerated() { result.draw(panel.1, x: margin + i * (map.width + margin), y: strip) }
    return result
  }

  private static func hatch(_ raster: inout Raster, _ options: ComparisonOptions) {
    for mask in options.masks { raster.hatch(mask, period: max(6, Int(8 * options.scale))) }
  }

  private static func heatRaster(_ expected: PixelBuffer, _ actual: PixelBuffer, _ verdict: Verdict) -> Raster {
    let options = verdict.options
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    // What lies outside the actual picture is a shade darker than paper.
    var raster = Raster(width: width, height: height, Color(226, 226, 232))
    raster.fill(PixelRect(x: 0, y: 0, width: actual.width, height: actual.height), .white)
    raster.draw(actual, x: 0, y: 0)
    for i in raster.pixels.indices { raster.pixels[i] = faded(raster.pixels[i]) }
    if let map = verdict.residual { paint(map, expected, actual, &raster, PixelClass(options.profile)) }
    func points(_ n: Double) -> Int { max(1, Int((n * options.scale).rounded())) }
    for shift in verdict.shifts {
      switch shift.kind {
      case .everythingBelow, .rows:
        let rows = shift.target.rows.clamped(to: 0..<height)
        raster.fill(PixelRect(columns: 0..<points(3), rows: rows), moved)
      case .block: raster.outline(shift.target.expanded(by: points(2)), line: points(1), moved)
      case .insertedRows: raster.fill(shift.area, inserted)
      case .removedRows: break
      }
    }
    hatch(&raster, options)
    for (i, region) in verdict.regions.prefix(boxLimit).enumerated() {
      let box = region.box.expanded(by: points(3))
      raster.outline(box, line: points(1), marker)
      tag("\(i + 1)", at: box, scale: options.scale, &raster)
    }
    return raster
  }

  /// A number in a small plate on top of a box, inside it at the picture's top edge.
  private static func tag(_ number: String, at box: PixelRect, scale: Double, _ raster: inout Raster) {
    let height = max(7, 7 * scale)
    let (padding, textWidth) = ((height * 0.4).rounded(), Raster.width(of: number, height: height))
    let plateHeight = Int(height + 2 * padding)
    let plate = PixelRect(
      x: max(0, min(box.x, raster.width - Int(textWidth + 2 * padding))), y: max(0, box.y - plateHeight),
      width: Int((textWidth + 2 * padding).rounded()), height: plateHeight)
    raster.fill(plate, marker)
    raster.draw(number, x: Double(plate.x) + padding, y: Double(plate.y) + padding, height: height, .white)
  }

  /// A third of the brightness, without colour.
  @inline(__always)
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let grey = (((pixel >> 16) & 255) * 77 + ((pixel >> 8) & 255) * 150 + (pixel & 255) * 29) >> 8
    return 0xFF00_0000 | (255 - (255 - grey) * 85 / 255) * 0x01_0101
  }

  private static func paint(
    _ map: DifferenceMap, _ expected: PixelBuffer, _ actual: PixelBuffer, _ raster: inout Raster, _ wanted: PixelClass
  ) {
    let edge = Raster.word(Color(255, 226, 120))
    let (before, after) = (
      expected.padded(width: map.width, height: map.height), actual.padded(width: map.width, height: map.height)
    )
    before.withView { before in
      after.withView { after in
        for y in 0..<map.height {
          for x in map.extents[y] {
            let bits = map.classes[y * map.width + x]
            if bits & wanted.rawValue != 0 {
              raster.pixels[y * map.width + x] = heat(ColorDistance.largestStep(before[x, y], after[x, y]))
            } else if bits & PixelClass.antialiased.rawValue != 0 {
              raster.pixels[y * map.width + x] = edge
            }
          }
        }
      }
    }
  }

  /// Amber for one level, red from half the range on, so that faint differences are seen at all.
  private static func heat(_ step: Int32) -> UInt32 {
    let t = min(1, Double(step) / 128).squareRoot()
    return Raster.word(Color(UInt8(255 - 35 * t), UInt8(165 * (1 - t)), UInt8(45 * t)))
  }
}
