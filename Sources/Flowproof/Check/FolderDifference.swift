import FlowCompare
import FlowDocument
import FlowReport

/// Two folders of pictures, file by file (`flowproof diff`). A value, used by many threads at once.
public struct FolderDifference: Sendable {
  /// What became of the files of one name.
  public enum Outcome: Sendable {
    /// Only the second folder has it.
    case added
    /// Only the first has it.
    case removed
    case compared(PairDifference)
    /// Could not be read or written: why.
    case failed(String)
  }

  public let expected: String
  public let actual: String
  public let options: ComparisonOptions
  /// Of both folders, sorted.
  public let names: [String]
  private let had: Set<String>
  private let has: Set<String>

  public init(_ expected: String, _ actual: String, options: ComparisonOptions) {
    (self.expected, self.actual, self.options) = (expected, actual, options)
    (had, has) = (Set(Self.pictures(expected)), Set(Self.pictures(actual)))
    names = had.union(has).sorted()
  }

  public func outcome(_ name: String) -> Outcome {
    guard had.contains(name) else { return .added }
    guard has.contains(name) else { return .removed }
    do {
      return .compared(
        try PairDifference(FilePath.join(expected, name), FilePath.join(actual, name), options: options))
    } catch {
      return .failed("\(error)")
    }
  }

  /// The outcome as a case of a report, its pictures left below `output`.
  public func result(_ name: String, _ outcome: Outcome, in output: String) throws -> CaseResult {
    let stem = FilePath.folder(of: name)
    var result = CaseResult(id: name, status: .passed, flow: stem.isEmpty ? "pictures" : stem, step: name, device: "")
    result.scale = options.scale
    func leave(_ folder: String, _ kind: String) throws -> String {
      let file = "\(CheckRun.reportFolder)/\(name).\(kind).png"
      try OutputFile.write(DocumentFile.read(FilePath.join(folder, name)), to: FilePath.join(output, file))
      return file
    }
    switch outcome {
    case .failed(let reason): (result.status, result.words) = (.failed, [reason])
    case .added:
      (result.status, result.words) = (.missing, ["only in \(actual)"])
      result.files.actual = try leave(actual, "actual")
    case .removed:
      (result.status, result.words) = (.changed, ["only in \(expected)"])
      result.files.expected = try leave(expected, "expected")
    case .compared(let pair):
      let verdict = pair.verdict
      (result.width, result.height) = (pair.actual.width, pair.actual.height)
      guard !verdict.passes else { return result }
      (result.status, result.words) = (.changed, verdict.explanation())
      result.differingPixels = verdict.result.differingPixels
      result.ratio = Double(result.differingPixels) / Double(max(1, verdict.comparedPixels))
      result.files.expected = try leave(expected, "expected")
      result.files.actual = try leave(actual, "actual")
      for (kind, path) in [
        (PairDifference.Kind.heatMap, \CaseResult.Files.diff), (.triptych, \CaseResult.Files.triptych),
      ] {
        let file = "\(CheckRun.reportFolder)/\(name).\(kind == .heatMap ? "diff" : "triptych").png"
        try pair.write(kind, to: FilePath.join(output, file))
        result.files[keyPath: path] = file
      }
    }
    return result
  }

  private static func pictures(_ folder: String) -> [String] {
    FilePath.files(below: folder).filter { name in
      [".png", ".jpg", ".jpeg", ".webp", ".gif"].contains { name.lowercased().hasSuffix($0) }
    }
  }
}
