import FlowBase

/// A JSON value and where it came from. Equality and hashing see the value only, never the place.
public struct JSON: Sendable {
  /// What a JSON text can say.
  public enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    /// Always finite: the reader turns NaN and infinities into null and reports them.
    case number(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)
  }

  public var value: Value
  public var origin: Origin

  public init(_ value: Value, at origin: Origin = .none) {
    self.value = value
    self.origin = origin
  }

  public static let null = JSON(.null)
  public static func bool(_ value: Bool) -> JSON { JSON(.bool(value)) }
  public static func number(_ value: Double) -> JSON { JSON(.number(value)) }
  public static func number(_ value: Int) -> JSON { JSON(.number(Double(value))) }
  /// A measure in points for machine output: to 0.01 (questions.md, 19).
  public static func points(_ value: Double) -> JSON { JSON(.number(roundedPoints(value))) }
  /// `value` to 0.01.
  public static func roundedPoints(_ value: Double) -> Double { (value * 100).rounded() / 100 }
  public static func string(_ value: String) -> JSON { JSON(.string(value)) }
  public static func array(_ items: [JSON]) -> JSON { JSON(.array(items)) }
  public static func object(_ object: JSONObject) -> JSON { JSON(.object(object)) }

  public var isNull: Bool {
    if case .null = value { true } else { false }
  }
  public var asBool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }
  public var asNumber: Double? {
    if case .number(let number) = value { number } else { nil }
  }
  public var asString: String? {
    if case .string(let string) = value { string } else { nil }
  }
  public var asArray: [JSON]? {
    if case .array(let items) = value { items } else { nil }
  }
  public var asObject: JSONObject? {
    if case .object(let object) = value { object } else { nil }
  }

  /// The member of an object; nil if there is none or this is not an object.
  public subscript(key: String) -> JSON? { asObject?[key] }

  /// The item of an array; nil outside its range or if this is not an array.
  public subscript(index: Int) -> JSON? {
    guard case .array(let items) = value, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// What kind of value this is, in a reader's words: "a string", "an object" …
  public var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a bool"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSON: Hashable {
  public static func == (a: JSON, b: JSON) -> Bool { a.value == b.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self.init(.string(value)) }
  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }
  public init(floatLiteral value: Double) { self.init(.number(value)) }
  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  public init(arrayLiteral elements: JSON...) { self.init(.array(elements)) }
}
