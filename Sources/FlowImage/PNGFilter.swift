/// PNG's five filters (specification, 9).
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Turns a filtered row back in place. `above` is empty for the first row. False for an unknown filter.
  static func undo(
    _ code: UInt8, _ row: UnsafeMutableRawBufferPointer, above: UnsafeMutableRawBufferPointer, bytesPerPixel: Int
  ) -> Bool {
    guard let filter = PNGFilter(rawValue: code) else { return false }
    switch bytesPerPixel {
    case 1: filter.undo(row, above, 1)
    case 2: filter.undo(row, above, 2)
    case 3: filter.undo(row, above, 3)
    default: filter.undo(row, above, 4)
    }
    return true
  }

  @inline(__always) private func undo(
    _ row: UnsafeMutableRawBufferPointer, _ above: UnsafeMutableRawBufferPointer, _ step: Int
  ) {
    let hasAbove = !above.isEmpty
    switch self {
    case .none: break
    case .sub:
      for i in Swift.stride(from: step, to: row.count, by: 1) { row[i] &+= row[i - step] }
    case .up:
      guard hasAbove else { return }
      var i = 0
      while i + 32 <= row.count {
        let sum =
          row.loadUnaligned(fromByteOffset: i, as: SIMD32<UInt8>.self)
          &+ above.loadUnaligned(fromByteOffset: i, as: SIMD32<UInt8>.self)
        row.storeBytes(of: sum, toByteOffset: i, as: SIMD32<UInt8>.self)
        i += 32
      }
      while i < row.count {
        row[i] &+= above[i]
        i += 1
      }
    case .average:
      for i in 0..<row.count {
        let left = i < step ? 0 : UInt16(row[i - step])
        let up = hasAbove ? UInt16(above[i]) : 0
        row[i] &+= UInt8(truncatingIfNeeded: (left + up) / 2)
      }
    case .paeth:
      for i in 0..<row.count {
        let left = i < step ? 0 : row[i - step]
        let up = hasAbove ? above[i] : 0
        let corner = i < step || !hasAbove ? 0 : above[i - step]
        row[i] &+= Self.predict(left, up, corner)
      }
    }
  }

  /// Filters `row` into `output`, which is as long. `above` is as long too (zeros for the first row).
  func apply(
    _ row: UnsafeRawBufferPointer, above: UnsafeRawBufferPointer, step: Int, to output: UnsafeMutableRawBufferPointer
  ) {
    let count = row.count
    guard let row = row.bindMemory(to: UInt8.self).baseAddress,
      let above = above.bindMemory(to: UInt8.self).baseAddress,
      let output = output.bindMemory(to: UInt8.self).baseAddress
    else { return }
    // The first pixel has nothing to its left. Pointers keep the loops plain enough for vectors.
    let first = min(step, count)
    switch self {
    case .none: output.update(from: row, count: count)
    case .sub:
      output.update(from: row, count: first)
      for i in first..<count { output[i] = row[i] &- row[i &- step] }
    case .up:
      for i in 0..<count { output[i] = row[i] &- above[i] }
    case .average:
      for i in 0..<first { output[i] = row[i] &- above[i] &>> 1 }
      for i in first..<count {
        let sum = UInt16(row[i &- step]) &+ UInt16(above[i])
        output[i] = row[i] &- UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case .paeth:
      for i in 0..<first { output[i] = row[i] &- above[i] }
      for i in first..<count { output[i] = row[i] &- Self.predict(row[i &- step], above[i], above[i &- step]) }
    }
  }

  /// Of left, up and upper left the one nearest to left + up − upper left.
  @inline(__always) private static func predict(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let (pa, pb, pc) = (abs(b &- c), abs(a &- c), abs(a &+ b &- 2 &* c))
    return pa <= pb && pa <= pc ? left : pb <= pc ? up : corner
  }
}
