import FlowBase
import FlowImage

/// Pictures at a quarter of their width below one another in columns, each in the column that is shortest.
struct GallerySheet {
  private static let gap = 12
  private var columns: [[PixelBuffer]]

  init(columns: Int) { self.columns = Array(repeating: [], count: columns) }

  private func height(_ column: [PixelBuffer]) -> Int { column.reduce(Self.gap) { $0 + $1.height + Self.gap } }

  mutating func add(_ picture: PixelBuffer) {
    let shortest = columns.indices.min { height(columns[$0]) < height(columns[$1]) } ?? 0
    columns[shortest].append(Self.half(Self.half(picture)))
  }

  func picture(on appearance: Appearance) -> PixelBuffer {
    let widths = columns.map { $0.map(\.width).max() ?? 0 }
    let ground: [UInt8] = appearance == .dark ? [46, 44, 44, 255] : [214, 209, 209, 255]
    let (width, height) = (widths.reduce(Self.gap) { $0 + $1 + Self.gap }, columns.map(height).max() ?? 0)
    var sheet = PixelBuffer(width: width, height: height)
    for i in sheet.bytes.indices { sheet.bytes[i] = ground[i % 4] }
    var x = Self.gap
    for (column, width) in zip(columns, widths) {
      var y = Self.gap
      for picture in column {
        for row in 0..<picture.height {
          let at = (y + row) * sheet.stride + x * 4
          let line = picture.bytes[row * picture.stride..<(row + 1) * picture.stride]
          sheet.bytes.replaceSubrange(at..<at + picture.stride, with: line)
        }
        y += picture.height + Self.gap
      }
      x += width + Self.gap
    }
    return sheet
  }

  /// Every pixel the mean of four.
  private static func half(_ picture: PixelBuffer) -> PixelBuffer {
    var half = PixelBuffer(width: picture.width / 2, height: picture.height / 2)
    picture.bytes.withUnsafeBufferPointer { from in
      half.bytes.withUnsafeMutableBufferPointer { to in
        for y in 0..<picture.height / 2 {
          for i in 0..<(picture.width / 2) * 4 {
            let at = y * 2 * picture.stride + (i / 4) * 8 + i % 4
            let sum =
              Int(from[at]) + Int(from[at + 4]) + Int(from[at + picture.stride]) + Int(from[at + picture.stride + 4])
            to[y * (picture.width / 2) * 4 + i] = UInt8((sum + 2) / 4)
          }
        }
      }
    }
    return half
  }
}
