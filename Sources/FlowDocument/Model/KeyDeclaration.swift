/// One key of a block or object: the only place where its name is written.
public struct KeyDeclaration: Sendable {
  public var name: String
  /// Accepted spellings beside `name`, without a diagnostic.
  public var aliases: [String]
  public var kind: ValueKind
  /// The default as documented, for help and schema; nil = none.
  public var fallback: JSON?
  /// One line of documentation with the unit.
  public var summary: String

  public init(_ name: String, aliases: [String] = [], _ kind: ValueKind, fallback: JSON? = nil, summary: String = "") {
    self.name = name
    self.aliases = aliases
    self.kind = kind
    self.fallback = fallback
    self.summary = summary
  }
}

/// Anything that declares a key: `Key<Value>` whatever its value, or a bare declaration.
public protocol DeclaredKey: Sendable { var declaration: KeyDeclaration { get } }
extension KeyDeclaration: DeclaredKey { public var declaration: KeyDeclaration { self } }

/// The keys of one kind of object: a step, an option, a style, a list's item.
public struct ObjectDeclaration: Sendable {
  /// The name in diagnostics and in the schema: `option`.
  public var name: String
  public var keys: [KeyDeclaration]
  /// Keys that a bare scalar fills: `["id", "label"]` for an option. Empty = a scalar is the wrong type.
  public var shorthand: [String]
  /// Other keys are data, not mistakes.
  public var isOpen: Bool
  private let index: [String: Int]

  public init(_ name: String, shorthand: [String] = [], isOpen: Bool = false, keys: [any DeclaredKey]) {
    self.name = name
    self.keys = keys.map(\.declaration)
    self.shorthand = shorthand
    self.isOpen = isOpen
    var index: [String: Int] = [:]
    for (i, key) in self.keys.enumerated() {
      for name in [key.name] + key.aliases where index[name] == nil { index[name] = i }
    }
    self.index = index
  }

  /// The key spelled so, by name or alias.
  public func key(_ spelling: String) -> KeyDeclaration? { index[spelling].map { keys[$0] } }

  /// Where in `keys` it is; for hot paths, which need not copy the declaration.
  func position(of spelling: String) -> Int? { index[spelling] }
}

/// A block type: its name and its keys beside those that every block has.
public struct BlockDeclaration: Sendable {
  public var type: String
  public var aliases: [String]
  public var object: ObjectDeclaration
  /// One line for help, the schema and the gallery.
  public var summary: String
  /// The names of its own keys; one that every block has too means here what the block says.
  public var ownKeys: Set<String>

  public init(_ type: String, aliases: [String] = [], summary: String, keys: [any DeclaredKey] = []) {
    self.type = type
    self.aliases = aliases
    self.summary = summary
    let own = Set(keys.map { $0.declaration.name })
    ownKeys = own
    object = ObjectDeclaration(type, keys: keys + CommonKeys.all.filter { !own.contains($0.declaration.name) })
  }
}
