import FlowImage
import Flowproof
import Foundation
import Testing

@testable import FlowproofCLI

/// The way of a user: check, look, approve; every exit code of product.md.
@Suite("check and approve as commands") struct CheckCommandTests {
  @Test("on a terminal what is missing is written, which ends with 2; then 0; a change 1; approved, 0 again")
  func wayOfAUser() throws {
    let folder = try CheckFolder()
    let first = try folder.run("check")
    #expect(first.code == 2)
    #expect(first.error.contains("2 written"))
    #expect(first.error.contains("goldens were written: look at them, and commit them; this run ends with 2"))
    #expect(folder.goldens == ["f/s1/160x200-1", "f/s2/160x200-1"])
    #expect(try folder.run("check").code == 0)
    try folder.say("Goodbye")
    let changed = try folder.run("check")
    #expect(changed.code == 1)
    #expect(changed.error.contains("changed f/s1/160x200-1\n  text `t` reads “Goodbye 1” instead of “Hello 1”"))
    #expect(changed.error.contains("see flowproof-out/report/f/s1/160x200-1.triptych.png"))
    #expect(try folder.run("check", "--exit-zero-on-changes").code == 0)
    let approved = try folder.run("approve")
    #expect(approved.code == 0)
    #expect(approved.output == "approved f/s1/160x200-1\n")
    #expect(try folder.run("check").code == 0)
  }

  @Test("CI never writes, not even at the second try; only words on the command line or the variable let it")
  func ci() throws {
    let folder = try CheckFolder()
    for _ in 0..<2 {
      let run = try folder.run("check", environment: ["CI": "true"])
      #expect(run.code == 2)
      #expect(run.error.contains("missing f/s1/160x200-1"))
      #expect(folder.goldens.isEmpty)
    }
    #expect(try folder.run("check", environment: ["CI": "1", "SNAPSHOT_TESTING_RECORD": "missing"]).code == 2)
    #expect(folder.goldens.count == 2)
  }

  @Test("record: failed replaces what differs, all everything, never nothing")
  func record() throws {
    let folder = try CheckFolder.recorded()
    try folder.say("Goodbye")
    let old = try folder.bytes("Snapshots/f/s1/160x200-1.png")
    #expect(try folder.run("check", "--record", "never").code == 1)
    #expect(try folder.bytes("Snapshots/f/s1/160x200-1.png") == old)
    let failed = try folder.run("check", "--record", "failed")
    #expect(failed.code == 2)
    #expect(failed.error.contains("1 written, 1 passed"))
    #expect(try folder.bytes("Snapshots/f/s1/160x200-1.png") != old)
    #expect(try folder.run("check", "--record", "all").error.contains("2 written"))
    #expect(try folder.run("check", "--record", "sometimes").code == 64)
  }

  @Test("65 where no document is usable, 70 for an LFS pointer, with what to run")
  func otherCodes() throws {
    let folder = try CheckFolder.recorded()
    #expect(try folder.run("check", "nowhere.json").code == 65)
    #expect(try folder.run("check", "--devcie", "x").code == 64)
    #expect(try folder.run("check", "--step", "s9").code == 64)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try folder.write(pointer, "Snapshots/f/s2/160x200-1.png")
    let run = try folder.run("check", "--record", "all")
    #expect(run.code == 70)
    #expect(run.error.contains("is a Git LFS pointer, not the file itself: run `git lfs pull`"))
    #expect(try folder.text("Snapshots/f/s2/160x200-1.png") == pointer)
  }

  @Test("shards check everything once; merged they are one run")
  func shards() throws {
    let folder = try CheckFolder.recorded(steps: 3)
    try folder.say("Goodbye", steps: 3)
    let (one, two) = (
      try folder.run("check", "--shard", "1/2", "-o", "a"), try folder.run("check", "--shard", "2/2", "-o", "b")
    )
    #expect(one.error.contains("1 changed, 1 passed"))
    #expect(two.error.contains("1 passed"))
    #expect(two.code == 0)
    let merged = try folder.run("merge", "a", "b", "-o", "all")
    #expect(merged.code == 1)
    #expect(merged.error.contains("1 changed, 2 passed"))
    #expect(FilePath.exists(folder.path("all/report/f/s1/160x200-1.triptych.png")))
    #expect(try folder.run("check", "--shard", "3/2").code == 64)
    #expect(try folder.run("merge", "nowhere").code == 65)
  }

  @Test("only flows that a file belongs to; only what failed last")
  func less() throws {
    let folder = try CheckFolder.recorded()
    try folder.write(
      try folder.text("flow.json").replacingOccurrences(of: #""id": "f""#, with: #""id": "g""#), "sub/g.json")
    try folder.write(#"{"flows": ["flow.json", "sub/g.json"], "devices": ["160x200@1"]}"#, "flowproof.json")
    #expect(try folder.run("check", "--record", "missing").error.contains("2 written, 2 passed"))
    #expect(try folder.run("check", "--only", "sub/photo.png").error.contains("4 passed"), "in both")
    #expect(try folder.run("check", "--only", "README.md").error.contains("2 passed"), "beside flow.json")
    #expect(try folder.run("check", "--only", "flowproof.json").error.contains("4 passed"))
    try folder.say("Goodbye")
    #expect(try folder.run("check").error.contains("1 changed, 3 passed"))
    try folder.say("Hello")
    #expect(try folder.run("check", "--last-failed").error.contains("1 passed"))
  }

  @Test("orphans are listed without a run, and pruned; --dry-run only says so")
  func orphans() throws {
    let folder = try CheckFolder.recorded()
    for ending in ["png", "layout.txt"] { try folder.write("x", "Snapshots/f/s3/160x200-1.\(ending)") }
    let listed = try folder.run("check", "--orphans")
    #expect(listed.code == 0)
    #expect(listed.output == "Snapshots/f/s3/160x200-1.png\n")
    #expect(try folder.run("check", "--orphans", "--strict").code == 2)
    #expect(try folder.run("check").code == 0)
    #expect(try folder.run("check", "--strict", "--step", "s1").code == 2, "also under filters")
    #expect(try folder.run("approve", "--prune", "--dry-run").output == "would delete f/s3/160x200-1\n")
    #expect(folder.goldens.count == 3)
    #expect(try folder.run("approve", "--prune").output == "deleted f/s3/160x200-1\n")
    #expect(folder.goldens == ["f/s1/160x200-1", "f/s2/160x200-1"])
    #expect(!FilePath.exists(folder.path("Snapshots/f/s3")))
  }

  @Test("init writes a plan of the flows found; what it wrote checks at once; it replaces none unasked")
  func initialise() throws {
    let folder = try CheckFolder()
    #expect(try folder.run("init").code == 64)
    #expect(try folder.run("init", "--force").error.contains("1 document with flows"))
    let checked = try folder.run("check", "--device", "160x200@1")
    #expect(checked.code == 2)
    #expect(!checked.error.contains("error"))
  }

  @Test("approve from an artefact takes over the pictures that CI drew, not this machine's")
  func from() throws {
    let folder = try CheckFolder.recorded()
    try folder.say("Goodbye", everywhere: true)
    #expect(try folder.run("check", environment: ["CI": "true"]).code == 1)
    try FileManager.default.moveItem(atPath: folder.path("flowproof-out"), toPath: folder.path("artefact"))
    #expect(try folder.run("approve").code == 65)
    let dry = try folder.run("approve", "--from", "artefact", "--dry-run", "f/s2")
    #expect(dry.output == "would approve f/s2/160x200-1\n")
    #expect(try folder.run("approve", "--from", "artefact", "--step", "s1").output == "approved f/s1/160x200-1\n")
    #expect(try folder.run("approve", "--from", "artefact", "f/s9").code == 64)
    #expect(try folder.run("check", "--record", "never").error.contains("1 changed, 1 passed"))
  }

  @Test("a masked picture is hatched on disk, and approved as it was drawn")
  func hatched() throws {
    let folder = try CheckFolder.recorded()
    try folder.say("Goodbye", everywhere: true)
    let mask = ["--mask", "100,0,60,40"]
    #expect(try folder.run("check", mask[0], mask[1]).code == 1)
    let drawn = try ImageDecoder.decode(Array(folder.bytes("flowproof-out/report/f/s1/160x200-1.golden.png")))
    let shown = try ImageDecoder.decode(Array(folder.bytes("flowproof-out/report/f/s1/160x200-1.actual.png")))
    #expect(drawn != shown)
    #expect(drawn[5, 190] == shown[5, 190])
    #expect(try folder.run("approve").code == 0)
    #expect(try ImageDecoder.decode(Array(folder.bytes("Snapshots/f/s1/160x200-1.png"))) == drawn)
    #expect(try folder.run("check", "--record", "never").code == 0)
  }

  @Test("other fonts or libraries are said before the first difference")
  func provenance() throws {
    let folder = try CheckFolder.recorded()
    let golden = "Snapshots/f/s1/160x200-1.png"
    let picture = try ImageDecoder.decode(Array(folder.bytes(golden)))
    let text = ["Flowproof-Fonts": "0000", "Flowproof-Libraries": "cairo 0.1"]
    try OutputFile.write(PNGWriter.small(picture, metadata: text), to: folder.path(golden))
    try folder.say("Goodbye")
    let told = try folder.run("check").error
    let note = try #require(told.range(of: "note: goldens were drawn with other libraries or fonts: cairo 0.1 → "))
    let change = try #require(told.range(of: "changed f/s1"))
    #expect(note.lowerBound < change.lowerBound)
  }

  @Test("GitHub gets annotations with file and line of the step")
  func annotations() throws {
    let folder = try CheckFolder.recorded()
    try folder.say("Goodbye", everywhere: true)
    let run = try folder.run("check", environment: ["GITHUB_ACTIONS": "true", "CI": "true"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=flow.json,line=2,title=f/s1/160x200-1%3A changed::text `t` reads"))
    #expect(lines[1].hasPrefix("::error file=flow.json,line=3,title=f/s2/160x200-1%3A changed::text `t` reads"))
  }
}
