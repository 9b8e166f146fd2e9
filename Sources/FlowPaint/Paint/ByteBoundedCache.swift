/// Keeps what was used last within a number of bytes.
struct ByteBoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: Int
  }
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private(set) var bytes = 0
  let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func value(for key: Key) -> Value? {
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.value
  }

  /// Throws out the entries that were not used for longest; what is larger than the limit by itself is not kept.
  mutating func insert(_ value: Value, for key: Key, bytes size: Int) {
    guard size <= limit else { return }
    if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
    if bytes + size > limit {
      for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        entries[key] = nil
        bytes -= entry.bytes
        // Half at once, so that a full cache does not sort itself at every insertion.
        if bytes + size <= limit / 2 { break }
      }
    }
    uses += 1
    entries[key] = Entry(value: value, bytes: size, lastUse: uses)
    bytes += size
  }
}
