import FlowBase

/// Numbers that no screen needs are cut to these, so that no sum, product or quotient in layout leaves the finite.
enum Bounds {
  /// Points in a key.
  static let key = 1e6
  /// Points of a box.
  static let result = 1e9

  /// `value` within ± `key`; not a number counts as 0.
  static func key(_ value: Double) -> Double { value.isNaN ? 0 : max(-key, min(key, value)) }
  /// The same, at least 0.
  static func length(_ value: Double) -> Double { max(0, key(value)) }
}

extension LayoutStyle {
  /// The same style with its numbers within `Bounds`; padding and border are never negative.
  var bounded: LayoutStyle {
    var style = self
    style.margin = margin.map(Bounds.key)
    style.padding = padding.map(Bounds.length)
    style.border = Bounds.length(border)
    style.width = width?.bounded
    style.height = height?.bounded
    style.minWidth = minWidth.map(Bounds.length)
    style.maxWidth = maxWidth.map(Bounds.length)
    style.minHeight = minHeight.map(Bounds.length)
    style.maxHeight = maxHeight.map(Bounds.length)
    style.aspectRatio = aspectRatio.flatMap { $0 > 0 ? max(1e-4, min(1e4, $0)) : nil }
    switch position {
    case .flow: break
    case .aligned(let x, let y): style.position = .aligned(x: x.map(Bounds.key), y: y.map(Bounds.key))
    case .absolute(let top, let right, let bottom, let left):
      style.position = .absolute(
        top: top.map(Bounds.key), right: right.map(Bounds.key), bottom: bottom.map(Bounds.key),
        left: left.map(Bounds.key))
    }
    return style
  }
}

extension Dimension {
  fileprivate var bounded: Dimension {
    switch self {
    case .points(let points): .points(Bounds.length(points))
    case .percent(let percent): .percent(Bounds.length(percent))
    case .fit, .fill: self
    }
  }
}

extension Edges {
  fileprivate func map(_ change: (Double) -> Double) -> Edges {
    Edges(top: change(top), right: change(right), bottom: change(bottom), left: change(left))
  }
}
