/// In what way a pixel differs, a bit for each profile that counts it.
struct PixelClass: OptionSet {
  let rawValue: UInt8
  static let exact = PixelClass(rawValue: 1)
  static let strict = PixelClass(rawValue: 2)
  static let perceptual = PixelClass(rawValue: 4)
  /// Over the threshold, but only an edge anti-aliased differently.
  static let antialiased = PixelClass(rawValue: 8)

  @inline(__always)
  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ profile: ComparisonProfile) {
    switch profile {
    case .exact: self = .exact
    case .strict: self = .strict
    case .perceptual: self = .perceptual
    }
  }

  /// Pixels that have any of these classes, of a histogram over raw values.
  func total(in histogram: [Int]) -> Int {
    histogram.enumerated().reduce(0) { $1.offset & Int(rawValue) != 0 ? $0 + $1.element : $0 }
  }
}
