import Synchronization

@testable import FlowproofCLI

/// What a run of the tool printed, and how it ended.
struct Outcome {
  var code: ExitCode
  var output: String
  var error: String
}

/// Collects what a console writes.
final class Sink: Sendable {
  private let texts = Mutex<[Console.Stream: [UInt8]]>([:])

  func write(_ stream: Console.Stream, _ bytes: [UInt8]) -> Int32? {
    texts.withLock { $0[stream, default: []] += bytes }
    return nil
  }

  func text(_ stream: Console.Stream) -> String { texts.withLock { String(decoding: $0[stream] ?? [], as: UTF8.self) } }
}

/// Runs the tool with the words of a command line.
func flowproof(_ words: String...) -> Outcome { flowproof(words) }

func flowproof(_ words: [String]) -> Outcome {
  let sink = Sink()
  let code = Tool.run(words) { color in
    Console(colored: [.output: color == .always, .error: color == .always], sink: sink.write)
  }
  return Outcome(code: code, output: sink.text(.output), error: sink.text(.error))
}
