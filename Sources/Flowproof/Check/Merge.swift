import FlowDocument
import FlowReport

/// The results of shards as those of one run, with their pictures.
public enum Merge {
  /// Why results cannot be joined.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// No results there.
    case none(String)
    /// Not every shard once: what is missing, or there twice.
    case shards(String)

    public var description: String {
      switch self {
      case .none(let path): "no results of a check in \(path)"
      case .shards(let words): words
      }
    }
  }

  /// Joins results in the order given; of a case that several have, the one that needs a look counts. Orphans are those
  /// that every part calls so. Pictures are copied below `output`.
  public static func join(_ folders: [ResultsFolder], into output: ResultsFolder) throws -> CheckResults {
    var joined: CheckResults?
    var places: [String: Int] = [:]
    var shards: [String] = []
    for folder in folders {
      guard let part = folder.read() else { throw Failure.none(folder.path) }
      if let shard = part.shard { shards.append(shard) }
      var all = joined ?? part
      if joined == nil {
        all.cases = []
      } else {
        all.orphans = all.orphans.filter(part.orphans.contains)
      }
      for result in part.cases {
        if let i = places[result.id] {
          guard all.cases[i].status == .passed, result.status != .passed else { continue }
          all.cases[i] = result
        } else {
          places[result.id] = all.cases.count
          all.cases.append(result)
        }
        for file in result.files.all where ResultsFolder.isInside(file) && folder.path != output.path {
          try OutputFile.write(
            DocumentFile.read(FilePath.join(folder.path, file)), to: FilePath.join(output.path, file))
        }
      }
      joined = all
    }
    try requireAll(shards)
    var results = joined ?? CheckResults(cases: [], snapshots: Plan().snapshots)
    results.cases.sort { $0.id < $1.id }
    (results.isPartial, results.shard) = (false, nil)
    return results
  }

  /// Every shard of one count, once.
  private static func requireAll(_ shards: [String]) throws(Failure) {
    let counts = Set(shards.compactMap { $0.split(separator: "/").last.flatMap { Int($0) } })
    guard let count = counts.first else { return }
    if counts.count > 1 {
      throw .shards("shards of different counts: " + Set(shards).sorted().joined(separator: ", "))
    }
    let missing = (1...max(1, count)).map { "\($0)/\(count)" }.filter { !shards.contains($0) }
    if !missing.isEmpty { throw .shards("no results of shard " + missing.prefix(10).joined(separator: ", ")) }
    if let twice = shards.first(where: { shard in shards.count { $0 == shard } > 1 }) {
      throw .shards("results of shard \(twice) twice")
    }
  }
}
