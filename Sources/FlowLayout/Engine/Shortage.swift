/// A child of a row that is too narrow for its children; points, with margins.
struct ShortItem {
  var natural: Double
  var minimum: Double
}

/// What each child gets of `available` (layout.md, Shortage): smallest natural size first, each is offered an equal share
/// of what remains; who would fall below its minimum keeps that, and the others share again.
///
/// All of this says that there is one level for everybody: a child with a smaller natural size keeps its natural size, one
/// with a larger minimum its minimum. The level is found by walking up the sizes at which the sum changes its slope.
/// Complexity: O(n log n).
func shareShortage(_ items: [ShortItem], available: Double) -> [Double] {
  var steps: [(level: Double, slope: Double)] = []
  for item in items where item.minimum < item.natural {
    steps.append((item.minimum, 1))
    steps.append((item.natural, -1))
  }
  steps.sort { $0.level < $1.level }
  var rest = available - items.reduce(0) { $0 + $1.minimum }
  var level = -Double.infinity
  var slope = 0.0
  for step in steps {
    if slope > 0 {
      let reach = (step.level - level) * slope
      if rest <= reach {
        level += max(0, rest) / slope
        return items.map { max($0.minimum, min($0.natural, level)) }
      }
      rest -= reach
    }
    level = step.level
    slope += step.slope
  }
  return items.map { rest > 0 ? max($0.minimum, $0.natural) : $0.minimum }
}
