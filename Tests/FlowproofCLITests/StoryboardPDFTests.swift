import Foundation
import Testing

/// PDF in processes of its own: fonts are shared by all threads of a process, and other tests draw.
@Suite("Storyboards as PDF") struct StoryboardPDFTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let flow = tests.appendingPathComponent("Flows/fitness_coach/flow.json").path
  private static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("flowproof")
  private static let reader = URL(fileURLWithPath: "/usr/bin/pdftotext")

  private static func run(_ executable: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return output
  }

  private static func pdf(_ more: [String], _ use: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run(executable, ["storyboard", flow, "-o", file.path] + more)
    try use(file.path)
  }

  @Test("The same bytes each time, with any number of threads, on one page and on several")
  func deterministic() throws {
    for paper in ["sheet", "a4"] {
      var all: [Data] = []
      for jobs in ["1", "2", "2", "5"] {
        try Self.pdf(["--paper", paper, "--jobs", jobs]) { all.append(try Data(contentsOf: URL(fileURLWithPath: $0))) }
      }
      #expect(Set(all).count == 1, "\(paper)")
    }
  }

  @Test(
    "Every title, label and mark can be searched", .enabled(if: FileManager.default.fileExists(atPath: reader.path)))
  func text() throws {
    try Self.pdf(["--paper", "a4"]) { file in
      let text = try Self.run(Self.reader, [file, "-"])
      let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for words in [
        "Hi there, let’s find your stride", "What’s your fitness goal?", "Eat the plate you already like",
        "Stronger in three sessions a week", "See the change before the scale does", "Every street is a route",
        "Where do you set out from?", "Your starting point", "Heat and water", "A nudge, never a nag",
        "Putting your week together…", "Your plan is ready", "Lose weight", "already subscribed", "bramble_yearly",
        "finish", "9:41", "· page 2", "Page 1 of",
      ] {
        #expect(flat.contains(words), "\(words)")
      }
    }
  }
}
