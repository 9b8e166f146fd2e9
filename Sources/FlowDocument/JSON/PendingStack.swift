/// A stack whose top elements move out as an array without being copied one by one.
struct PendingStack<Element>: ~Copyable {
  private var base = UnsafeMutablePointer<Element>.allocate(capacity: 256)
  private var capacity = 256
  private(set) var count = 0

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func removeLast() {
    guard count > 0 else { return }
    count -= 1
    (base + count).deinitialize(count: 1)
  }

  /// Changes the top element in place; nothing happens if there is none.
  mutating func changeLast(_ change: (inout Element) -> Void) {
    if count > 0 { change(&base[count - 1]) }
  }

  /// All elements from `start` on, which leave the stack.
  mutating func take(from start: Int) -> [Element] {
    let taken = count - start
    guard taken > 0 else { return [] }
    count = start
    return Array(unsafeUninitializedCapacity: taken) { buffer, filled in
      buffer.baseAddress?.moveInitialize(from: base + start, count: taken)
      filled = taken
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
