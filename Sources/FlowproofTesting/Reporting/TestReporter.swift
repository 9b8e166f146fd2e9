import FlowDocument
import FlowReport
import Flowproof
import Testing
import XCTest

/// Tells the test that runs of what was not equal, at the line of the assertion: Swift Testing with attachments, or XCTest.
struct TestReporter {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func report(_ result: CaseResult, _ plan: Plan) {
    guard result.status != .passed else { return }
    attach(result, in: plan.output)
    fail(Self.message(result, plan))
  }

  /// The failure in words: what differs, where to look, what to do.
  static func message(_ result: CaseResult, _ plan: Plan) -> String {
    var lines = ["\(result.id): \(result.headline)"]
    if let other = result.provenance {
      lines.insert("goldens were drawn with other libraries or fonts: \(other)", at: 0)
    }
    lines += (result.layout + result.words).filter { $0 != result.headline }.prefix(12).map { "  " + $0 }
    switch result.status {
    case .written: lines.append("  look at \(FilePath.join(plan.snapshots, result.id)), and run again")
    case .missing: lines.append("  SNAPSHOT_TESTING_RECORD=missing writes it")
    case .changed: lines.append("  SNAPSHOT_TESTING_RECORD=failed takes the new one over")
    case .passed, .failed: break
    }
    if let picture = result.files.triptych ?? result.files.actual {
      lines.append("  see \(FilePath.join(plan.output, picture))")
    }
    return lines.joined(separator: "\n")
  }

  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// XCTest on Linux has no attachments: there the message names the files.
  private func attach(_ result: CaseResult, in folder: String) {
    guard Test.current != nil else { return }
    for file in [result.files.expected, result.files.actual, result.files.diff].compactMap({ $0 }) {
      guard let bytes = try? DocumentFile.read(FilePath.join(folder, file)) else { continue }
      let name = file.split(separator: "/").last.map(String.init)
      Attachment.record(bytes, named: name, sourceLocation: location)
    }
  }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
