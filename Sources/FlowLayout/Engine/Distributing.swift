extension Distribution {
  /// Where the first child begins and what lies between neighbours beside the spacing, when `free` points are left
  /// (CSS `justify-content`). What overflows stands as in CSS: centred on both sides, `end` to the left, the three
  /// spacing kinds at the start.
  func offsets(free: Double, count: Int) -> (first: Double, between: Double) {
    let n = Double(count)
    switch self {
    case .start, .equal, .fill: return (0, 0)
    case .center: return (free / 2, 0)
    case .end: return (free, 0)
    case .spaceBetween: return free > 0 && count > 1 ? (0, free / (n - 1)) : (0, 0)
    case .spaceAround: return free > 0 && count > 0 ? (free / n / 2, free / n) : (0, 0)
    case .spaceEvenly: return free > 0 ? (free / (n + 1), free / (n + 1)) : (0, 0)
    }
  }
}

extension CrossAlignment {
  /// Offset of something with `free` points beside it.
  func offset(free: Double) -> Double {
    switch self {
    case .leading, .stretch: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}
