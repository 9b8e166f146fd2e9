import FlowDocument

/// The way that a state takes through a flow (product.md, `path`).
public struct Walk: Sendable, Equatable {
  public enum Kind: String, Sendable { case step, paywall, end }

  public struct Entry: Sendable, Equatable {
    public var node: String
    public var kind: Kind
    /// Why the walk goes on from here as it does: "answer: lose_weight", "already subscribed", "back to offer" (S-52).
    public var reason: String
  }

  public var flow: String
  public var state: String?
  public var entries: [Entry]

  /// `{"flow", "state", "walk": [{"node", "kind", "reason"}]}`.
  public var json: JSON {
    .object([
      "flow": .string(flow), "state": state.map { .string($0) } ?? .null,
      "walk": .array(
        entries.map {
          .object(["node": .string($0.node), "kind": .string($0.kind.rawValue), "reason": .string($0.reason)])
        }),
    ])
  }
}
