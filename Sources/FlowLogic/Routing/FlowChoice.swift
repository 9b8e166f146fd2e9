import FlowDocument

/// Which flow of a file is meant (S-10, PR-01).
public enum FlowChoice {
  /// Why one flow could not be chosen.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// No flow has this id; all that there are.
    case unknown(String, known: [String])
    /// Several could be meant, or none; all that there are.
    case ambiguous([String])

    public var description: String {
      switch self {
      case .unknown(let id, let known): "there is no flow `\(id)`: the file has \(Self.list(known))"
      case .ambiguous(let known) where known.isEmpty: "the file has no flow"
      case .ambiguous(let known): "the file has several flows: \(Self.list(known))"
      }
    }

    private static func list(_ ids: [String]) -> String {
      ids.isEmpty ? "none" : ids.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  /// The flow named; without a name the one that is active, else the only one that is no draft.
  public static func one(of flows: [Flow], named id: String? = nil) throws(Failure) -> Flow {
    let ids = flows.map(\.id)
    if let id {
      guard let flow = flows.first(where: { $0.id == id }) else { throw .unknown(id, known: ids) }
      return flow
    }
    if flows.count == 1 { return flows[0] }
    let active = flows.filter { $0[FlowKeys.status] == .active }
    if active.count == 1 { return active[0] }
    // A bundle's screens are no flow that somebody walks, unless they are named.
    let ready = flows.filter { $0[FlowKeys.status] != .draft && $0.id != "screens" }
    guard active.isEmpty, ready.count == 1 else { throw .ambiguous(ids) }
    return ready[0]
  }
}
