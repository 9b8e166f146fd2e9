import FlowReport
import Flowproof

/// How a form of a value is kept as a golden and compared with it.
public struct Diffing<Format> {
  typealias Check = (Format, inout CaseResult, GoldenChecker, _ pathExtension: String) -> Void
  let check: Check

  init(check: @escaping Check) { self.check = check }

  /// - Parameters:
  ///   - toBytes: the golden's file; `fromBytes` reads it again, and throws when it is none.
  ///   - diff: the differences of golden (first) and value in words; none when they are equal.
  public init(
    toBytes: @escaping (Format) -> [UInt8], fromBytes: @escaping ([UInt8]) throws -> Format,
    diff: @escaping (Format, Format) -> [String]
  ) {
    check = { format, result, checker, ending in
      checker.check(&result, file: toBytes(format), ending: ending) { diff(try fromBytes($0), format) }
    }
  }
}

extension Diffing where Format == String {
  /// Text compared by lines: what is only in the golden with −, what is only in the value with +.
  public static var lines: Diffing {
    Diffing(toBytes: { Array($0.utf8) }, fromBytes: { String(decoding: $0, as: UTF8.self) }) { expected, actual in
      guard expected != actual else { return [] }
      let (old, new) = (
        expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      )
      let changes = new.difference(from: old)
      return changes.removals.map { Self.word("−", $0) } + changes.insertions.map { Self.word("+", $0) }
    }
  }

  private static func word(_ sign: String, _ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(let offset, let line, _), .remove(let offset, let line, _): "\(sign) line \(offset + 1): \(line)"
    }
  }
}
