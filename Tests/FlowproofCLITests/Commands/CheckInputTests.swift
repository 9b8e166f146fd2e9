import FlowImage
import Flowproof
import Foundation
import Testing

/// What is lost must not look like a run without differences.
@Suite("check, merge and approve where something is missing") struct CheckInputTests {
  @Test("a document without a flow in it ends with 65, beside a good one with 70", arguments: ["", "{{{", "{}", "[]"])
  func unusable(text: String) throws {
    let folder = try CheckFolder.recorded()
    try folder.write(text, "lost.json")
    let alone = try folder.run("check", "lost.json")
    #expect(alone.code == 65)
    #expect(alone.error.contains("lost.json: no flow in it"))
    let both = try folder.run("check", "lost.json", "flow.json", "--device", "160x200@1")
    #expect(both.code == 70)
    #expect(both.error.contains("2 passed"))
  }

  @Test("a document that is cut off ends with 70, and nothing is pruned")
  func cutOff() throws {
    let folder = try CheckFolder.recorded()
    let whole = try folder.text("flow.json")
    let end = try #require(whole.range(of: #"{"id": "s2""#)?.lowerBound)
    try folder.write(String(whole[..<end]), "flow.json")
    let run = try folder.run("check")
    #expect(run.code == 70)
    #expect(run.error.contains("flow.json: perhaps not all of it could be read"))
    let approved = try folder.run("approve", "--prune")
    #expect(approved.code == 65)
    #expect(approved.error.contains("nothing was pruned"))
    #expect(folder.goldens.count == 2)
  }

  @Test("merge wants every shard once")
  func shards() throws {
    let folder = try CheckFolder.recorded(steps: 3)
    for i in 1...3 { #expect(try folder.run("check", "--shard", "\(i)/3", "-o", "part\(i)").code == 0) }
    let missing = try folder.run("merge", "part1", "part3")
    #expect(missing.code == 65)
    #expect(missing.error.contains("no results of shard 2/3"))
    let twice = try folder.run("merge", "part1", "part2", "part3", "part1")
    #expect(twice.code == 65)
    #expect(twice.error.contains("results of shard 1/3 twice"))
    #expect(try folder.run("merge", "part1", "part2", "part3").code == 0)
  }

  @Test(
    "a mask that is no rectangle or names nothing is a wrong command line",
    arguments: ["0,0,nan,5", "0,0,inf,inf", "1e300,0,1e300,5", "1,2,-3,4", "1,2,0,4", "id=", "=x", ""])
  func masks(mask: String) throws {
    let folder = try CheckFolder.recorded()
    #expect(try folder.run("check", "--mask", mask).code == 64)
    #expect(try folder.run("diff", "a.png", "a.png", "--mask", mask).code == 64)
  }

  @Test("a mask that hides nothing is said")
  func unusedMask() throws {
    let folder = try CheckFolder.recorded()
    #expect(try folder.run("check", "--mask", "id=t").error.contains("hides nothing") == false)
    #expect(try folder.run("check", "--mask", "type=txt").error.contains("the mask type=txt hides nothing"))
  }

  @Test("a plan with a device that there is not is no plan: less would be checked than it asks for")
  func planTypo() throws {
    let folder = try CheckFolder.recorded()
    try folder.write(#"{"flows": ["flow.json"], "devices": ["160x200@1", "iphon-16"]}"#, "flowproof.json")
    let run = try folder.run("check")
    #expect(run.code == 65)
    #expect(run.error.contains("iphon-16"))
  }

  @Test("without a plan only steps that are gone leave orphans, whatever the flags")
  func orphansWithoutPlan() throws {
    let folder = try CheckFolder()
    for device in ["160x200@1", "200x160@1"] {
      #expect(try folder.run("check", "flow.json", "--device", device, "--record", "missing").code == 2)
    }
    #expect(folder.goldens.count == 4)
    #expect(try folder.run("check", "flow.json", "--device", "160x200@1", "--orphans").output.isEmpty)
    #expect(try folder.run("check", "flow.json", "--device", "160x200@1").error.contains("orphan") == false)
    #expect(try folder.run("check", "flow.json", "--orphans").error.contains("no orphans"))
    try folder.say("Hello", steps: 1)
    let orphans = try folder.run("check", "flow.json", "--device", "160x200@1", "--orphans").output
    #expect(orphans == "Snapshots/f/s2/160x200-1.png\nSnapshots/f/s2/200x160-1.png\n")
  }

  @Test("what stands in a golden's place is named, with the way out")
  func goldens() throws {
    let folder = try CheckFolder.recorded()
    let path = "Snapshots/f/s1/160x200-1.png"
    try folder.write("", path)
    #expect(try folder.run("check").error.contains("160x200-1.png: the file is empty; restore it"))
    let picture = try ImageDecoder.decode(Array(folder.bytes("Snapshots/f/s2/160x200-1.png")))
    try OutputFile.write(try WebPWriter.lossless(picture), to: folder.path(path))
    #expect(try folder.run("check").error.contains("160x200-1.png: a WebP file, not PNG; restore it"))
    try FileManager.default.removeItem(atPath: folder.path(path))
    try FileManager.default.createDirectory(atPath: folder.path(path), withIntermediateDirectories: true)
    let run = try folder.run("check")
    #expect(run.code == 70)
    #expect(run.error.contains("160x200-1.png: a folder stands in its place"))
  }

  @Test("approve names the case and the file that it cannot take")
  func approveFault() throws {
    let folder = try CheckFolder.recorded()
    try folder.say("Goodbye")
    #expect(try folder.run("check").code == 1)
    try folder.write("no picture", "flowproof-out/report/f/s1/160x200-1.actual.png")
    let run = try folder.run("approve")
    #expect(run.code == 70)
    #expect(run.error.contains("f/s1/160x200-1: flowproof-out/report/f/s1/160x200-1.actual.png: not an image"))
  }

  @Test("an id names a step in all its states, too")
  func stepID() throws {
    let folder = try CheckFolder()
    try folder.write("{}", "new.json")
    let plan = #"{"flows": ["flow.json"], "devices": ["160x200@1"], "states": {"default": "", "new": "new.json"}}"#
    try folder.write(plan, "flowproof.json")
    #expect(try folder.run("check", "--record", "missing").code == 2)
    try folder.say("Goodbye", everywhere: true)
    #expect(try folder.run("check").code == 1)
    #expect(
      try folder.run("approve", "f/s2", "--state", "new", "--appearance", "light").output
        == "approved f/s2-new/160x200-1\n")
    #expect(try folder.run("approve", "--appearance", "dark").output.isEmpty)
    #expect(
      try folder.run("approve", "f/s1").output == "approved f/s1/160x200-1\napproved f/s1-new/160x200-1\n")
  }

  @Test("of long texts, the words show what is different")
  func excerpt() throws {
    let start = "Glossaroo teaches you the words you will need today, not the ones in "
    let folder = try CheckFolder()
    try folder.say(start + "chapter three")
    #expect(try folder.run("check", "--record", "missing").code == 2)
    try folder.say(start + "chapter four")
    let words = try folder.run("check").error
    #expect(words.contains("chapter four 1” instead of “…"), "\(words)")
    #expect(words.contains("chapter three 1”"))
  }

  @Test("on GitHub, JSON lines stay by themselves")
  func annotations() throws {
    let folder = try CheckFolder.recorded()
    try folder.say("Goodbye")
    let run = try folder.run("check", "--json", environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(run.error.contains("::error "))
  }

  @Test("diff never overwrites what it compares, and writes PNG under that name only")
  func diffOutput() throws {
    let folder = try CheckFolder.recorded()
    let (a, b) = ("Snapshots/f/s1/160x200-1.png", "Snapshots/f/s2/160x200-1.png")
    let before = try folder.bytes(a)
    #expect(try folder.run("diff", a, b, "-o", "./" + a).code == 64)
    #expect(try folder.bytes(a) == before)
    #expect(try folder.run("diff", a, b, "-o", "x.jpg").code == 64)
    #expect(try folder.run("diff", a, b, "-o", "x.png").code == 1)
  }
}
