import FlowCompare
import FlowReport
import Foundation
import Testing

@testable import Flowproof
@testable import FlowproofTesting

@Suite("Assertions on screens") struct AssertionTests {
  private static let small = Result { try Device.named("160x200@1") }

  private func check(
    _ sample: Sample, _ record: RecordMode, _ change: (inout Plan) -> Void = { _ in }
  ) throws -> [CaseResult] {
    var plan = sample.plan
    plan.matrix.devices = [try Self.small.get()]
    change(&plan)
    return try flowResults(plan, steps: [], record: record)
  }

  @Test("a flow: goldens are written once, and that is no pass; then equal; then told in words")
  func flow() throws {
    let sample = try Sample()
    #expect(try check(sample, .never).map(\.status) == [.missing, .missing])
    #expect(sample.goldens.isEmpty)
    #expect(try check(sample, .missing).map(\.status) == [.written, .written])
    #expect(sample.goldens.count == 4)
    #expect(try check(sample, .never).map(\.status) == [.passed, .passed])
    try sample.say("Goodbye")
    let changed = try check(sample, .missing)
    #expect(changed.map(\.status) == [.changed, .passed])
    #expect(changed[0].headline == "text `hello` reads “Goodbye” instead of “Hello”")
    #expect(try check(sample, .never) { $0.masks = [Mask(.id("hello"))] }.map(\.status) == [.passed, .passed])
    #expect(try check(sample, .failed).map(\.status) == [.written, .passed])
  }

  @Test("a step that is not there is named with the nearest")
  func unknownStep() throws {
    let sample = try Sample()
    #expect { try flowResults(sample.plan, steps: ["ones"], record: .never) } throws: { error in
      "\(error)".contains("no step `ones` shows; did you mean `one`?")
    }
    #expect { try FlowScreen(sample.flow, step: "twoo").picture(Matrix()) } throws: { error in
      "\(error)".contains("did you mean `two`?")
    }
  }

  @Test("a picture keeps its layout beside it; a layout is kept as text; lines as they are")
  func strategies() throws {
    let sample = try Sample()
    let screen = FlowScreen(sample.flow, step: "one")
    let device = try Self.small.get()
    func check(_ mode: RecordMode) throws -> [CaseResult] {
      [
        try screenResult(screen, .image(on: device), test: "t()", name: nil, sample.plan, record: mode),
        try screenResult(screen, .layout(on: device), test: "t()", name: "boxes", sample.plan, record: mode),
      ]
    }
    #expect(try check(.missing).map(\.status) == [.written, .written])
    #expect(sample.goldens == ["t.boxes.one-160x200-1.txt", "t.one-160x200-1.layout.txt", "t.one-160x200-1.png"])
    #expect(try check(.never).map(\.status) == [.passed, .passed])
    try sample.say("Good morning to you")
    let changed = try check(.never)
    #expect(changed.map(\.status) == [.changed, .changed])
    #expect(changed[0].files.all.count == 5)
    #expect(changed[1].words.first?.contains("“Good morning") == true)
    #expect(try check(.all).map(\.status) == [.written, .written])
    #expect(try check(.never).map(\.status) == [.passed, .passed])
  }

  @Test("a strategy is pulled back to another value; lines are told with their numbers")
  func pullback() throws {
    let sample = try Sample()
    let count = Snapshotting<String, String>.lines.pullback { (n: Int) in
      (0..<n).map { "row \($0)" }.joined(separator: "\n")
    }
    func check(_ n: Int, _ mode: RecordMode) throws -> CaseResult {
      try screenResult(n, count, test: "rows()", name: nil, sample.plan, record: mode)
    }
    #expect(try check(2, .missing).status == .written)
    #expect(try check(2, .never).status == .passed)
    let changed = try check(3, .never)
    #expect(changed.words == ["+ line 3: row 2"])
    #expect(changed.files.actual == "report/rows.actual.txt")
  }

  @Test("the message says what differs, where to look and what to do")
  func message() throws {
    let sample = try Sample()
    _ = try check(sample, .missing)
    try sample.say("Goodbye")
    let message = TestReporter.message(try check(sample, .never)[0], sample.plan)
    #expect(message.hasPrefix("f/one/160x200-1: text `hello` reads “Goodbye” instead of “Hello”\n"))
    #expect(message.contains("see \(sample.root)/out/report/f/one/160x200-1.triptych.png"))
    #expect(message.contains("SNAPSHOT_TESTING_RECORD=failed"))
  }

  @Test("a failing assertion is an issue at its own line, with three attachments")
  func issue() throws {
    let sample = try Sample()
    withKnownIssue {
      assertScreen(FlowScreen(sample.flow, step: "none"), as: .image(), record: .never)
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.comments.contains { $0.rawValue.contains("no step `none`") }
    }
    withKnownIssue {
      assertFlow(sample.flow, steps: ["two"], record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("f/two/iphone-16: no golden") }
    }
  }
}
