import FlowDocument
import FlowReport

extension GoldenChecker {
  /// Holds a file of another kind, text for one, to its golden; record modes and results are those of pictures.
  /// - Parameters:
  ///   - ending: of the golden's name, without the point.
  ///   - differences: of the golden's bytes and the new ones, in words; none when they are equal.
  public func check(
    _ result: inout CaseResult, file bytes: [UInt8], ending: String, differences: ([UInt8]) throws -> [String]
  ) {
    let path = FilePath.join(snapshots, "\(result.id).\(ending)")
    do {
      let isThere = FilePath.exists(path)
      if isThere {
        let golden = try DocumentFile.read(path)
        if golden.starts(with: "version https://git-lfs".utf8) { throw Golden.Fault.lfsPointer(path) }
        result.words = golden == bytes ? [] : try differences(golden)
        result.status = result.words.isEmpty ? .passed : .changed
      } else {
        (result.status, result.words) = (.missing, ["no golden"])
      }
      let isDue =
        record == .all || record == .failed && result.status != .passed || record == .missing && !isThere
      if isDue {
        try OutputFile.write(bytes, to: path)
        result.words.insert(isThere ? "golden replaced" : "golden written", at: 0)
        result.status = .written
      } else if result.status != .passed {
        let name = "\(CheckRun.reportFolder)/\(result.id).actual.\(ending)"
        try OutputFile.write(bytes, to: FilePath.join(output, name))
        result.files.actual = name
      }
    } catch {
      result.status = .failed
      result.words = ["\(error)"]
    }
  }
}
