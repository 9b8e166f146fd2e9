import Flowproof
import Foundation
import Testing

@testable import FlowproofCLI

/// Goldens are written whole or not at all, whenever the process ends.
@Suite("approve, killed", .serialized) struct ApproveKillTests {
  private static let steps = 12

  /// A folder with two results, `a` and `b`, of which each can be approved over the other; and the files of both.
  private static func prepared() throws -> (CheckFolder, [[String: Data]]) {
    let folder = try CheckFolder(steps: steps)
    var wanted: [[String: Data]] = []
    for (name, text) in [("a", "Hello"), ("b", "Good evening")] {
      try folder.say(text, steps: steps, everywhere: true)
      _ = try folder.run("check", "--record", "never", "-o", name, "--snapshots", "none")
      #expect(try folder.run("approve", "--from", name).code == 0)
      wanted.append(try contents(folder))
    }
    #expect(wanted[0].count == 2 * steps && wanted[0].keys == wanted[1].keys)
    return (folder, wanted)
  }

  private static func contents(_ folder: CheckFolder) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in folder.files("Snapshots") { contents[file] = try folder.bytes("Snapshots/" + file) }
    return contents
  }

  @Test("killed 50 times at moments spread over its run: every golden is the old one or the new one, none broken")
  func killed() throws {
    let (folder, wanted) = try Self.prepared()
    let start = ContinuousClock.now
    #expect(try folder.run("approve", "--from", "a").code == 0)
    let whole = ContinuousClock.now - start
    var (mixed, ended) = (0, 0)
    for i in 0..<50 {
      let (process, _, _) = try folder.start(["approve", "--from", i.isMultiple(of: 2) ? "b" : "a"])
      // From the middle of the start on; a step of 29 goes through 50 without a pattern.
      let share = Double(20 + i * 29 % 50 * 80 / 50) / 100
      usleep(UInt32(max(1, (whole * share) / .microseconds(1))))
      kill(process.processIdentifier, i % 5 == 4 ? SIGINT : SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .exit { ended += 1 }
      var sources: Set<Int> = []
      for (file, bytes) in try Self.contents(folder) where !file.hasSuffix(".tmp") {
        let source = wanted.firstIndex { $0[file] == bytes }
        #expect(source != nil, "\(file) is neither the old nor the new one after kill \(i)")
        if let source { sources.insert(source) }
      }
      if sources.count == 2 { mixed += 1 }
    }
    #expect(mixed > 0, "no kill hit the writing: \(ended) of 50 ended by themselves")
    // Drafts that were left are no goldens, and the next run takes them away.
    #expect(try folder.run("check", "--orphans").output == "")
    #expect(try folder.run("approve", "--from", "b").code == 0)
    #expect(try Self.contents(folder) == wanted[1])
    #expect(try folder.run("check", "--record", "never").code == 0)
  }

  @Test("a draft of a dead process is taken away, one of a living process stays")
  func drafts() throws {
    let folder = try CheckFolder.recorded()
    let (process, _, _) = try folder.start(["version"])
    process.waitUntilExit()
    let dead = "Snapshots/f/s1/160x200-1.png.\(process.processIdentifier).tmp"
    let living = "Snapshots/f/s1/160x200-1.png.\(ProcessInfo.processInfo.processIdentifier).tmp"
    for file in [dead, living] { try folder.write("half", file) }
    #expect(try folder.run("check", "--record", "never").code == 0)
    #expect(FilePath.exists(folder.path(dead)), "a run that writes no goldens touches nothing")
    #expect(try folder.run("check", "--record", "missing").code == 0)
    #expect(!FilePath.exists(folder.path(dead)))
    #expect(FilePath.exists(folder.path(living)))
  }
}
