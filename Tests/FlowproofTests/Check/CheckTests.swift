import FlowBase
import FlowCompare
import FlowImage
import FlowReport
import Foundation
import Testing

@testable import Flowproof

@Suite("Checking against goldens") struct CheckTests {
  static func recorded() throws -> Scratch {
    let folder = try Scratch()
    try folder.write(Scratch.flow(text: "Hello"), "flow.json")
    #expect(try folder.check(.missing).cases.map(\.status) == [.written, .written])
    return folder
  }

  @Test("never: goldens that are missing are reported, the new pictures lie ready, nothing is written")
  func missing() throws {
    let folder = try Scratch()
    try folder.write(Scratch.flow(text: "Hello"), "flow.json")
    let results = try folder.check()
    #expect(results.cases.map(\.status) == [.missing, .missing])
    #expect(folder.goldens.isEmpty)
    let actual = try #require(results.cases[0].files.actual)
    #expect(actual == "report/f/one/160x200-1.actual.png")
    #expect(try ImageDecoder.decode(folder.bytes("out/" + actual)).size == PixelSize(160, 200))
  }

  @Test("missing: picture and layout are written, sealed with the hash of the pixels, and equal from then on")
  func record() throws {
    let folder = try Self.recorded()
    #expect(
      folder.goldens == [
        "f/one/160x200-1.layout.txt", "f/one/160x200-1.png", "f/two/160x200-1.layout.txt", "f/two/160x200-1.png",
      ])
    #expect(try PNGMetadata.read(folder.bytes("Snapshots/f/one/160x200-1.png")).pixelHash != nil)
    #expect(try folder.check().cases.map(\.status) == [.passed, .passed])
  }

  @Test("a changed text: told in words of the layout, named by its block, with all pictures; the golden stays")
  func changed() throws {
    let folder = try Self.recorded()
    let before = try folder.bytes("Snapshots/f/one/160x200-1.png")
    try folder.write(Scratch.flow(text: "Goodbye"), "flow.json")
    let results = try folder.check(.missing)
    #expect(results.cases.map(\.status) == [.changed, .passed])
    let one = results.cases[0]
    #expect(one.layout.first == "text `hello` reads “Goodbye” instead of “Hello”")
    #expect(one.words.contains { $0.contains("text `hello`") && $0.contains("pixels") })
    #expect(one.differingPixels > 0)
    #expect(one.document == folder.path("flow.json"))
    #expect(one.line == 2)
    for file in one.files.all { #expect(FilePath.exists(folder.path("out/" + file)), "\(file)") }
    #expect(one.files.all.count == 5)
    #expect(try folder.bytes("Snapshots/f/one/160x200-1.png") == before)
    // A later run that is equal takes the pictures away again.
    try folder.write(Scratch.flow(text: "Hello"), "flow.json")
    _ = try folder.check()
    for file in one.files.all { #expect(!FilePath.exists(folder.path("out/" + file)), "\(file)") }
  }

  @Test("reg-suit's viewers find the three pictures of a case under one name")
  func regSuit() throws {
    let folder = try Self.recorded()
    try folder.write(Scratch.flow(text: "Goodbye"), "flow.json")
    let json = try folder.check().json
    #expect(json["failedItems"]?[0]?.asString == "f/one/160x200-1.png")
    for key in ["expectedDir", "actualDir", "diffDir"] {
      let file = "out/" + (json[key]?.asString ?? "") + "/f/one/160x200-1.png"
      #expect(try ImageDecoder.decode(folder.bytes(file)).size == PixelSize(160, 200))
    }
    try folder.write(Scratch.flow(text: "Hello"), "flow.json")
    _ = try folder.check()
    #expect(FilePath.files(below: folder.path("out/reg")).isEmpty)
  }

  @Test("a masked block may change; where it differs elsewhere is still seen")
  func masks() throws {
    let folder = try Self.recorded()
    try folder.write(Scratch.flow(text: "Hella"), "flow.json")
    #expect(try folder.check { $0.masks = [Mask(.id("hello"))] }.cases.map(\.status) == [.passed, .passed])
    #expect(try folder.check { $0.masks = [Mask(.id("below"))] }.cases[0].status == .changed)
    #expect(try folder.check { $0.masks = [Mask(.id("hello"), step: "two")] }.cases[0].status == .changed)
  }

  @Test("failed writes what differs, and says so")
  func recordFailed() throws {
    let folder = try Self.recorded()
    try folder.write(Scratch.flow(text: "Goodbye"), "flow.json")
    #expect(try folder.check(.failed).cases.map(\.status) == [.written, .passed])
    #expect(try folder.check().cases.map(\.status) == [.passed, .passed])
  }

  @Test("a Git LFS pointer is no golden: the message says what to run, and no mode overwrites it")
  func pointer() throws {
    let folder = try Self.recorded()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try folder.write(pointer, "Snapshots/f/one/160x200-1.png")
    for mode in RecordMode.allCases {
      let one = try folder.check(mode).cases[0]
      #expect(one.status == .failed)
      #expect(one.words.first?.contains("git lfs pull") == true)
      #expect(try folder.bytes("Snapshots/f/one/160x200-1.png") == Array(pointer.utf8))
    }
  }

  @Test("another font or library is told of beside the difference")
  func provenance() throws {
    let folder = try Self.recorded()
    let picture = try ImageDecoder.decode(folder.bytes("Snapshots/f/one/160x200-1.png"))
    let text = ["Flowproof-Fonts": "0000", "Flowproof-Libraries": "cairo 0.1"]
    try OutputFile.write(
      PNGWriter.small(picture, metadata: text), to: folder.path("Snapshots/f/one/160x200-1.png"))
    #expect(try folder.check().cases[0].status == .passed, "equal pixels need no excuse")
    try folder.write(Scratch.flow(text: "Goodbye"), "flow.json")
    #expect(try folder.check().cases[0].provenance?.contains("cairo 0.1 → ") == true)
  }

  @Test("orphans are known from names alone; ids that differ only in case collide")
  func orphans() throws {
    let folder = try Self.recorded()
    try folder.write("x", "Snapshots/f/gone/160x200-1.png")
    try folder.write("x", "Snapshots/notes.md")
    #expect(try folder.check().orphans == ["f/gone/160x200-1"])
    let twin = #", {"id": "ONE", "type": "custom", "config": {"content_blocks": []}}"#
    try folder.write(Scratch.flow(text: "Hello", extra: twin), "flow.json")
    #expect(throws: NameCollision.self) { try folder.check() }
  }

  @Test("the environment's mode wins, CI never writes, a terminal writes what is missing")
  func standardMode() {
    #expect(RecordMode.standard { ["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"][$0] } == .all)
    #expect(RecordMode.standard { ["CI": "true"][$0] } == .never)
    #expect(RecordMode.standard { ["CI": "false"][$0] } == .missing)
    #expect(RecordMode.standard { _ in nil } == .missing)
  }
}

@Suite("Approving") struct ApprovalTests {
  @Test("what was approved passes; the rest stays as it was")
  func approve() throws {
    let folder = try CheckTests.recorded()
    try folder.write(Scratch.flow(text: "Bye").replacingOccurrences(of: "Still", with: "Moving"), "flow.json")
    let results = try folder.check()
    #expect(results.cases.map(\.status) == [.changed, .changed])
    let approval = Approval(results: ResultsFolder(folder.path("out")), snapshots: folder.path("Snapshots"))
    var filter = Approval.Filter()
    filter.ids = ["f/one"]
    let candidates = approval.candidates(results, filter)
    #expect(candidates.map(\.id) == ["f/one/160x200-1"])
    try candidates.forEach(approval.approve)
    #expect(try folder.check().cases.map(\.status) == [.passed, .changed])
  }

  @Test("an id takes its case or all below it, never one that only begins alike")
  func ids() {
    #expect(Approval.Filter.matches("f/one", "f/one/d"))
    #expect(Approval.Filter.matches("f/one/d.png", "f/one/d"))
    #expect(!Approval.Filter.matches("f/on", "f/one/d"))
  }

  @Test("results from elsewhere cannot write outside the goldens' folder")
  func hostile() throws {
    let folder = try CheckTests.recorded()
    try folder.write(Scratch.flow(text: "Bye"), "flow.json")
    var result = try folder.check().cases[0]
    result.id = "../../escape"
    let approval = Approval(results: ResultsFolder(folder.path("out")), snapshots: folder.path("Snapshots"))
    #expect(throws: Approval.Failure.self) { try approval.approve(result) }
  }
}

@Suite("Merging shards") struct MergeTests {
  @Test("cases of both parts, pictures copied, orphans only where every part calls them so")
  func merge() throws {
    let folder = try CheckTests.recorded()
    try folder.write(Scratch.flow(text: "Bye"), "flow.json")
    let all = try folder.check()
    var (one, two) = (all, all)
    one.cases = [all.cases[0]]
    one.orphans = ["a", "b"]
    two.cases = [all.cases[1]]
    two.orphans = ["b"]
    let parts = [ResultsFolder(folder.path("out")), ResultsFolder(folder.path("out-2"))]
    try parts[0].write(one)
    try parts[1].write(two)
    let joined = try Merge.join(parts, into: ResultsFolder(folder.path("all")))
    #expect(joined.cases.map(\.status) == [.changed, .passed])
    #expect(joined.orphans == ["b"])
    for file in joined.cases[0].files.all { #expect(FilePath.exists(folder.path("all/" + file))) }
    #expect(throws: Merge.Failure.none(folder.path("no"))) {
      try Merge.join([ResultsFolder(folder.path("no"))], into: parts[0])
    }
  }
}
