import FlowDocument

/// A run of `check`, as `results.json` keeps it.
public struct CheckResults: Sendable {
  public static let version = 1
  /// The folders of reg-suit's keys below that of the results.
  public static let (expectedFolder, actualFolder, differenceFolder) = ("reg/expected", "reg/actual", "reg/diff")

  /// In the order of the plan.
  public var cases: [CaseResult]
  /// Goldens that no case asks for.
  public var orphans: [String]
  /// The folder of the goldens, as the run had it.
  public var snapshots: String
  /// Filters, a shard or an interruption left cases out.
  public var isPartial: Bool
  /// Which part of the cases this is: `1/4`; nil when it was not sharded, or the parts are joined.
  public var shard: String?
  /// What was drawn with: `cairo 1.16.0, pango 1.50.12`.
  public var libraries: String
  public var fingerprint: String

  public init(
    cases: [CaseResult], orphans: [String] = [], snapshots: String, isPartial: Bool = false, shard: String? = nil,
    libraries: String = "", fingerprint: String = ""
  ) {
    self.cases = cases
    self.orphans = orphans
    self.snapshots = snapshots
    self.isPartial = isPartial
    self.shard = shard
    self.libraries = libraries
    self.fingerprint = fingerprint
  }

  public func count(_ status: CaseResult.Status) -> Int { cases.count { $0.status == status } }

  /// What the goldens were drawn with that is other now, each once with the number of goldens.
  public var provenance: [(words: String, count: Int)] {
    var counts: [String: Int] = [:]
    for words in cases.compactMap(\.provenance) { counts[words, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// "3 changed, 1 missing, 96 passed", what needs a look first.
  public var summary: String {
    var parts: [String] = []
    for status in [CaseResult.Status.failed, .changed, .missing, .written, .passed] where count(status) > 0 {
      parts.append("\(count(status)) \(status.rawValue)")
    }
    if !orphans.isEmpty { parts.append("\(orphans.count) orphan\(orphans.count == 1 ? "" : "s")") }
    return parts.isEmpty ? "nothing to check" : parts.joined(separator: ", ")
  }

  /// With the four keys of reg-suit beside the cases.
  public var json: JSON {
    func names(_ statuses: CaseResult.Status...) -> JSON {
      .array(cases.filter { statuses.contains($0.status) }.map { .string($0.id + ".png") })
    }
    return .object([
      "version": .number(Self.version), "summary": .string(summary), "snapshots": .string(snapshots),
      "partial": .bool(isPartial), "shard": shard.map { .string($0) } ?? .null, "libraries": .string(libraries),
      "fingerprint": .string(fingerprint),
      "failedItems": names(.changed, .failed), "newItems": names(.missing, .written),
      "expectedDir": .string(Self.expectedFolder), "actualDir": .string(Self.actualFolder),
      "diffDir": .string(Self.differenceFolder),
      "deletedItems": .array(orphans.map { .string($0 + ".png") }), "passedItems": names(.passed),
      "cases": .array(cases.map(\.json)),
    ])
  }

  /// nil for what is no file of results, or one of another version.
  public init?(_ json: JSON) {
    guard json["version"]?.asNumber == Double(Self.version), let cases = json["cases"]?.asArray else { return nil }
    let deleted = (json["deletedItems"]?.asArray ?? []).compactMap(\.asString)
    self.init(
      cases: cases.compactMap(CaseResult.init),
      orphans: deleted.map { $0.hasSuffix(".png") ? String($0.dropLast(4)) : $0 },
      snapshots: json["snapshots"]?.asString ?? "Snapshots", isPartial: json["partial"]?.asBool ?? false,
      shard: json["shard"]?.asString,
      libraries: json["libraries"]?.asString ?? "", fingerprint: json["fingerprint"]?.asString ?? "")
  }
}
