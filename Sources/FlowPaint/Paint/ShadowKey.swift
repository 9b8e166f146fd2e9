import FlowBase
import FlowLayout

/// All that a shadow's mask depends on, in local pixels.
struct ShadowKey: Hashable {
  var size: Size
  var corners: Corners
  var sigma: Double
  var spread: Double
  var offset: Point
  var underOpaque: Bool

  /// Masks are blurred with a sigma of this and up to twice as much: wider ones are blurred smaller and enlarged, which
  /// nobody can tell apart, so that neither time nor memory grows with the blur.
  private static let finestSigma = 32.0
  /// Pixels of a mask, and of the tile that is blurred for it.
  private static let (mostPixels, mostTilePixels) = (80e6, 16e6)
  private static let longestSide = 32_000.0

  private var reach: Double { sigma > 0.1 ? (3 * sigma).rounded(.up) + 2 : 1 }
  private var largestCorner: Double {
    max(max(corners.topLeft, corners.topRight), max(corners.bottomRight, corners.bottomLeft))
  }

  /// The part of the box whose shadow can be seen: a box may be far longer than the picture. What is cut off leaves its
  /// corners out of sight.
  func visible(_ box: Rect, in clip: Rect) -> Rect {
    let margin = reach + max(abs(offset.x), abs(offset.y)) + 2 * abs(spread) + largestCorner + 2
    let seen = clip.wholePixels.grown(by: margin)
    let isInside = box.x >= seen.x && box.y >= seen.y && box.maxX <= seen.maxX && box.maxY <= seen.maxY
    return isInside ? box : box.intersection(seen)
  }

  /// How many pixels of the picture, across, one of the mask stands for.
  var factor: Double {
    let corner = largestCorner + max(0, spread) + reach
    func sides(_ length: Double) -> (whole: Double, tile: Double) {
      let shape = max(0, length + 2 * spread)
      return (shape + 2 * reach, min(shape, 2 * corner + 1) + 2 * reach)
    }
    let (x, y) = (sides(size.width), sides(size.height))
    let needed = max(
      max((x.whole * y.whole / Self.mostPixels).squareRoot(), (x.tile * y.tile / Self.mostTilePixels).squareRoot()),
      max(x.whole, y.whole) / Self.longestSide)
    return max(max(1, (sigma / Self.finestSigma).rounded(.down)), needed <= 1 ? 1 : needed.rounded(.up))
  }

  func divided(by factor: Double) -> ShadowKey {
    var key = self
    key.size = Size(size.width / factor, size.height / factor)
    key.corners = corners.map { $0 / factor }
    key.sigma /= factor
    key.spread /= factor
    return key
  }
}
