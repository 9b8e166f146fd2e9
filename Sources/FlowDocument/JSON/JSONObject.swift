import FlowBase

/// An object's members in document order, each key once.
///
/// Look-up is linear up to 16 members and constant above. Equality ignores the order, as JSON does.
public struct JSONObject: Sendable {
  public struct Member: Sendable {
    public var key: String
    /// The place of the key; the value has its own.
    public var keyOrigin: Origin
    public var value: JSON

    public init(key: String, keyOrigin: Origin = .none, value: JSON) {
      self.key = key
      self.keyOrigin = keyOrigin
      self.value = value
    }
  }

  static let linearLimit = 16

  private var storage: [Member]
  /// Key → place in `storage`; nil while there are few members.
  private var index: [String: Int]?

  public init() { storage = [] }

  /// Of equal keys the last value wins and keeps the place of the first.
  public init(_ members: some Collection<Member>) {
    storage = Array(members)
    reindex()
  }

  /// `repeated` hears of each member whose key was there before, and of that earlier member.
  init(_ members: [Member], repeated: (_ earlier: Member, _ later: Member) -> Void) {
    storage = members
    reindex(repeated: repeated)
  }

  public var members: [Member] {
    get { storage }
    set { self = JSONObject(newValue) }
  }
  public var keys: [String] { storage.map(\.key) }
  public var count: Int { storage.count }
  public var isEmpty: Bool { storage.isEmpty }

  public subscript(key: String) -> JSON? {
    get { position(of: key).map { storage[$0].value } }
    set {
      guard let newValue else {
        remove(key)
        return
      }
      if let i = position(of: key) {
        storage[i].value = newValue
      } else {
        set(Member(key: key, value: newValue))
      }
    }
  }

  public func member(_ key: String) -> Member? { position(of: key).map { storage[$0] } }

  /// Sets value and key's place together; a new key goes to the end.
  public mutating func set(_ member: Member) {
    if let i = position(of: member.key) {
      storage[i] = member
    } else {
      storage.append(member)
      if index != nil {
        index?[member.key] = storage.count - 1
      } else if storage.count > Self.linearLimit {
        reindex()
      }
    }
  }

  @discardableResult
  public mutating func remove(_ key: String) -> JSON? {
    guard let i = position(of: key) else { return nil }
    let value = storage.remove(at: i).value
    if index != nil { reindex() }
    return value
  }

  private func position(of key: String) -> Int? {
    if let index { return index[key] }
    return storage.withUnsafeBufferPointer { members in members.indices.first { members[$0].key == key } }
  }

  private mutating func reindex(repeated: (Member, Member) -> Void = { _, _ in }) {
    index = nil
    if storage.count <= Self.linearLimit, !hasRepeatedKey { return }
    var places: [String: Int] = [:]
    places.reserveCapacity(storage.count)
    var kept: [Member] = []
    kept.reserveCapacity(storage.count)
    for member in storage {
      if let earlier = places[member.key] {
        repeated(kept[earlier], member)
        kept[earlier] = member
      } else {
        places[member.key] = kept.count
        kept.append(member)
      }
    }
    storage = kept
    if kept.count > Self.linearLimit { index = places }
  }

  /// For few members: quadratic.
  private var hasRepeatedKey: Bool {
    storage.withUnsafeBufferPointer { members in
      for i in members.indices {
        for j in 0..<i where members[j].key == members[i].key { return true }
      }
      return false
    }
  }
}

extension JSONObject: Hashable {
  public static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.count == b.count && a.storage.allSatisfy { b[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // The keys alone, added up: equal objects may differ in order.
    hasher.combine(storage.reduce(0) { $0 &+ $1.key.hashValue })
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
