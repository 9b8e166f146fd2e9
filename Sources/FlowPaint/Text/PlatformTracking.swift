/// Letter spacing that Inter gets so that its words are as wide as San Francisco's (look.md, The rule for Inter).
enum PlatformTracking {
  /// Ems after every cluster for text of `size` points: San Francisco's own tracking and the correction for Inter.
  static func standIn(size: Double, weight: Int) -> Double {
    (interpolate(sanFrancisco, at: size) + correction(size: size, weight: Double(weight))) / 1000
  }

  /// SF Pro tracking by points, in 1/1000 em (HIG); flat where the table names a range.
  private static let sanFrancisco: [(Double, Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9),
    (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2),
    (76, 1), (80, 0),
  ]

  private static func correction(size: Double, weight: Double) -> Double {
    let small = interpolate([(500, 11.5), (600, 18)], at: weight)
    let large = interpolate([(500, -40), (600, -32), (700, -24)], at: weight)
    return interpolate([(17, small), (28, large)], at: size)
  }

  /// Linear between the points, constant outside them.
  private static func interpolate(_ points: [(Double, Double)], at x: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.0 >= x }) else { return points[points.count - 1].1 }
    guard next > 0 else { return points[0].1 }
    let (a, b) = (points[next - 1], points[next])
    return a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)
  }
}
