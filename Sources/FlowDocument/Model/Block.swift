import FlowBase

/// A block in its normal form: canonical key names, `field_config` merged under the root, named style filled in.
public struct Block: Keyed, Sendable {
  /// The canonical type; as written where no declaration has it.
  public var type: String
  /// Its own id, else its path from the step (`content_blocks[2].children[0]`).
  public var id: String
  /// Whether `id` is the document's own.
  public var hasID: Bool
  /// Whether the catalogue knows the type.
  public var isKnown: Bool
  /// JSON path in the file.
  public var path: String
  public var origin: Origin
  public var values: JSONObject
  public var children: [Block]

  public init(
    type: String, id: String, hasID: Bool = true, isKnown: Bool = true, path: String = "", origin: Origin = .none,
    values: JSONObject = JSONObject(), children: [Block] = []
  ) {
    self.type = type
    self.id = id
    self.hasID = hasID
    self.isKnown = isKnown
    self.path = path
    self.origin = origin
    self.values = values
    self.children = children
  }

  /// The block and all within it in document order, parents before children.
  public func forEach(_ body: (Block) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
