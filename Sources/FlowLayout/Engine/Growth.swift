/// A child on the main axis of a row or column, in points.
struct MainItem {
  /// Index of the node in the tree.
  let node: Int
  /// Both margins on the main axis.
  let margin: Double
  /// Border box before its own min and max: what growth starts from (CSS flex base size).
  let base: Double
  /// Border box.
  var size: Double
  /// Room taken on the axis, margins included; differs from `size + margin` in a slot.
  var extent: Double
  /// A slot of what the others leave; the child fills it.
  var isSlot = false
  /// The size does not come from the content.
  var isSettled = false

  init(_ node: Int, margin: Double, base: Double, size: Double) {
    self.node = node
    self.margin = margin
    self.base = base
    self.size = size
    extent = size + margin
  }

  /// Gives the child a slot (RD-03): its margin box fills it; its min may stick out, its max leaves it at the start.
  mutating func fill(slot: Double, clamp: (Int, Double) -> Double) {
    size = clamp(node, slot - margin)
    extent = slot
    isSettled = true
  }

  mutating func resize(to newSize: Double) {
    size = newSize
    extent = newSize + margin
  }
}

extension [MainItem] {
  /// What all take, without spacing; slots count as 0.
  var taken: Double { reduce(0) { $1.isSlot ? $0 : $0 + $1.extent } }

  /// What all take, slots with what they got.
  var extent: Double { reduce(0) { $0 + $1.extent } }

  /// Shares out the slots: one size each, of what the others leave of `available`, at least 0.
  mutating func fillSlots(available: Double, clamp: (Int, Double) -> Double) {
    let slots = count { $0.isSlot }
    guard slots > 0 else { return }
    let slot = Swift.max(0, available - taken) / Double(slots)
    for k in indices where self[k].isSlot { self[k].fill(slot: slot, clamp: clamp) }
  }

  /// `distribution: fill`: every child grows by one share from its base, a slot from 0; what a child stopped by its min
  /// or max leaves or takes goes to the others (CSS Flexbox 9.7). Nothing shrinks.
  mutating func growAll(available: Double, clamp: (Int, Double) -> Double) {
    guard taken < available else { return fillSlots(available: available, clamp: clamp) }
    var growing: [Int] = []
    var free = available
    for k in indices {
      // A base above its own max cannot grow: it stands.
      if self[k].isSlot {
        growing.append(k)
      } else if self[k].base > self[k].size {
        free -= self[k].extent
      } else {
        growing.append(k)
        free -= self[k].base + self[k].margin
      }
    }
    while !growing.isEmpty {
      let share = free / Double(growing.count)
      let violations = growing.map { k -> Double in
        let wanted = self[k].base + share
        return self[k].isSlot ? 0 : clamp(self[k].node, wanted) - wanted
      }
      let total = violations.reduce(0, +)
      var left: [Int] = []
      for (k, violation) in zip(growing, violations) {
        let stops = total == 0 || (total > 0 ? violation > 0 : violation < 0)
        guard stops else {
          left.append(k)
          continue
        }
        if self[k].isSlot {
          self[k].fill(slot: share, clamp: clamp)
        } else {
          self[k].resize(to: clamp(self[k].node, self[k].base + share))
          self[k].isSettled = true
          free -= share + violation
        }
      }
      if left.count == growing.count { return }
      growing = left
    }
  }
}
