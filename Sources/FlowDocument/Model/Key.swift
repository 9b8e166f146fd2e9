import FlowBase

/// A declared key with the Swift type of its value. Reading never fails: what the normaliser let through is of the
/// declared kind, and what is absent is the default.
public struct Key<Value: Sendable>: DeclaredKey {
  public let declaration: KeyDeclaration
  let read: @Sendable (JSON?) -> Value

  init(_ declaration: KeyDeclaration, read: @escaping @Sendable (JSON?) -> Value) {
    self.declaration = declaration
    self.read = read
  }
}

/// Anything with declared keys: a block, a step, an option, a style.
public protocol Keyed {
  var values: JSONObject { get }
}

extension Keyed {
  public subscript<Value>(key: Key<Value>) -> Value { key.read(values[key.declaration.name]) }
  /// Whether the document gives the key.
  public func has<Value>(_ key: Key<Value>) -> Bool { values[key.declaration.name] != nil }
}

/// An object with declared keys inside a block or step.
public struct KeyedObject: Keyed, Sendable {
  public var values: JSONObject
  public var origin: Origin

  public init(_ values: JSONObject, origin: Origin) {
    self.values = values
    self.origin = origin
  }

  public init?(_ json: JSON?) {
    guard let json, let object = json.asObject else { return nil }
    self.init(object, origin: json.origin)
  }
}

extension Key where Value == String? {
  public static func text(_ name: String, aliases: [String] = [], _ summary: String = "") -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .text, summary: summary)) { $0?.asString }
  }
  public static func string(_ name: String, aliases: [String] = [], _ summary: String = "") -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .string, summary: summary)) { $0?.asString }
  }
}

extension Key where Value == String? {
  /// One of `words`; an unknown word counts as absent, unless they name a default.
  public static func word(
    _ name: String, aliases: [String] = [], _ words: ValueKind.Choices, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .choice(words), summary: summary)) { $0?.asString }
  }
}

extension Key where Value == Double? {
  public static func number(
    _ name: String, aliases: [String] = [], in range: ClosedRange<Double>? = nil, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .number(range), summary: summary)) { $0?.asNumber }
  }
}

extension Key where Value == Double {
  public static func number(
    _ name: String, aliases: [String] = [], in range: ClosedRange<Double>? = nil, default fallback: Double,
    _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .number(range), fallback: .number(fallback), summary: summary)) {
      $0?.asNumber ?? fallback
    }
  }
}

extension Key where Value == Int? {
  public static func integer(
    _ name: String, aliases: [String] = [], in range: ClosedRange<Int>? = nil, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .integer(range), summary: summary)) {
      $0?.asNumber.flatMap { Int(exactly: $0.rounded()) }
    }
  }
}

extension Key where Value == Int {
  public static func integer(
    _ name: String, aliases: [String] = [], in range: ClosedRange<Int>? = nil, default fallback: Int,
    _ summary: String = ""
  ) -> Self {
    Self(
      KeyDeclaration(name, aliases: aliases, .integer(range), fallback: .number(Double(fallback)), summary: summary)
    ) { $0?.asNumber.flatMap { Int(exactly: $0.rounded()) } ?? fallback }
  }
}

extension Key where Value == Bool? {
  public static func bool(_ name: String, aliases: [String] = [], _ summary: String = "") -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .bool, summary: summary)) { $0?.asBool }
  }
}

extension Key where Value == Bool {
  public static func bool(
    _ name: String, aliases: [String] = [], default fallback: Bool, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .bool, fallback: .bool(fallback), summary: summary)) {
      $0?.asBool ?? fallback
    }
  }
}

extension Key where Value == AdaptiveColor? {
  public static func color(_ name: String, aliases: [String] = [], _ summary: String = "") -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .color, summary: summary)) { $0.flatMap(AdaptiveColor.init) }
  }
}

extension Key where Value == [AdaptiveColor] {
  public static func colors(_ name: String, aliases: [String] = [], _ summary: String = "") -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .list(.color), summary: summary)) {
      ($0?.asArray ?? []).compactMap(AdaptiveColor.init)
    }
  }
}

extension Key where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// A word out of `Value`'s cases; an unknown word counts as the default (S-18).
  public static func choice(
    _ name: String, aliases: [String] = [], default fallback: Value, spellings: [String: Value] = [:],
    _ summary: String = ""
  ) -> Self {
    let kind = ValueKind.Choices(
      Value.allCases.map(\.rawValue), aliases: spellings.mapValues(\.rawValue), fallback: fallback.rawValue)
    return Self(
      KeyDeclaration(name, aliases: aliases, .choice(kind), fallback: .string(fallback.rawValue), summary: summary)
    ) { $0?.asString.flatMap(Value.init) ?? fallback }
  }
}

extension Key {
  /// The case that a word names, by its own or another accepted spelling; nil for any other word.
  public func word<Word>(_ spelling: String) -> Word? where Value == Word?, Word: RawRepresentable<String> {
    guard case .choice(let choices) = declaration.kind else { return nil }
    return Word(rawValue: spelling) ?? choices.aliases[spelling].flatMap(Word.init)
  }

  /// A word out of `Word`'s cases; an unknown word counts as `unknown`, or as absent.
  public static func choice<Word>(
    _ name: String, aliases: [String] = [], _ type: Word.Type, unknown: Word? = nil, spellings: [String: Word] = [:],
    _ summary: String = ""
  ) -> Self where Value == Word?, Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    let kind = ValueKind.Choices(
      Word.allCases.map(\.rawValue), aliases: spellings.mapValues(\.rawValue), fallback: unknown?.rawValue)
    return Self(KeyDeclaration(name, aliases: aliases, .choice(kind), summary: summary)) {
      $0?.asString.flatMap(Word.init)
    }
  }
}

extension Key where Value == AssetReference? {
  public static func asset(
    _ name: String, aliases: [String] = [], _ kind: ValueKind.AssetKind = .image, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .asset(kind), summary: summary)) {
      $0.flatMap { AssetReference($0, kind: kind) }
    }
  }
}

extension Key where Value == KeyedObject? {
  public static func object(
    _ name: String, aliases: [String] = [], _ shape: ObjectDeclaration, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .object(shape), summary: summary)) { KeyedObject($0) }
  }
}

extension Key where Value == [KeyedObject] {
  public static func list(
    _ name: String, aliases: [String] = [], of shape: ObjectDeclaration, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .list(.object(shape)), summary: summary)) {
      ($0?.asArray ?? []).compactMap { KeyedObject($0) }
    }
  }
}

extension Key where Value == [String] {
  public static func texts(_ name: String, aliases: [String] = [], _ summary: String = "") -> Self {
    Self(KeyDeclaration(name, aliases: aliases, .list(.text), summary: summary)) {
      ($0?.asArray ?? []).compactMap(\.asString)
    }
  }
}

extension Key where Value == JSON? {
  /// A value of any other kind, as JSON in its normal form.
  public static func json(
    _ name: String, aliases: [String] = [], _ kind: ValueKind = .any, _ summary: String = ""
  ) -> Self {
    Self(KeyDeclaration(name, aliases: aliases, kind, summary: summary)) { $0 }
  }
}
