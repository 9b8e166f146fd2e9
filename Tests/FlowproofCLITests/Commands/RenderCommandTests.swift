import FlowImage
import Foundation
import Testing

@testable import FlowproofCLI

@Suite("render and layout on flows")
struct RenderCommandTests {
  static let flows = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Flows").path

  /// Three steps, the one in the middle no step at all.
  static let broken = """
    {"id": "f", "steps": [
      {"id": "one", "type": "custom", "title": "One", "content_blocks": [
        {"id": "picture", "type": "image", "image_url": "nowhere.png", "height": 80}]},
      5,
      {"id": "two", "type": "welcome", "title": "Two", "cta": {"text": "Go"}}]}
    """

  /// A folder that goes away with it, and a flow in it.
  private final class Desk {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)").path
    var flow: String { root + "/flow.json" }
    var out: String { root + "/out" }
    var files: [String] {
      (FileManager.default.enumerator(atPath: out)?.allObjects as? [String] ?? []).filter { $0.contains(".") }.sorted()
    }

    init(_ text: String = RenderCommandTests.broken) throws {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      try text.write(toFile: flow, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func render(_ words: String...) -> Outcome { flowproof(["render", flow, "-o", out] + words) }
    func size(_ file: String) throws -> [Int] {
      let picture = try ImageDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: out + "/" + file))))
      return [picture.width, picture.height]
    }
  }

  private func lines(_ outcome: Outcome) throws -> [[String: Any]] {
    try outcome.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("a step that is none is said with its place, and the others are drawn")
  func badStep() throws {
    let desk = try Desk()
    let outcome = desk.render("--scale", "1")
    #expect(outcome.code == .success)
    #expect(outcome.error.contains("flow.json:4:3: warning: the number 5 stands where a step is expected"))
    #expect(desk.files.contains("f/one/iphone-16.png") && desk.files.contains("f/two/iphone-16.png"))
  }

  @Test("a missing picture: its place, where it was looked for, the way out, and exit code 0")
  func missingAsset() throws {
    let outcome = try Desk().render("--scale", "1", "--step", "one")
    #expect(outcome.code == .success)
    #expect(outcome.error.contains("flow.json:3:"))
    #expect(outcome.error.contains("`nowhere.png` is missing: there is no file"))
    #expect(outcome.error.contains("--assets DIR"))
  }

  @Test("a folder that cannot be written: its name and the way out once, exit code 70")
  func unwritable() throws {
    let desk = try Desk()
    let outcome = flowproof("render", desk.flow, "-o", desk.flow + "/out")
    #expect(outcome.code == .failure)
    #expect(outcome.error.components(separatedBy: "cannot be written").count == 2)
    #expect(outcome.error.contains(desk.flow + "/out") && outcome.error.contains("-o DIR"))
  }

  @Test("a file in a picture's place stops that picture only, exit code 70")
  func inTheWay() throws {
    let desk = try Desk()
    try FileManager.default.createDirectory(atPath: desk.out + "/f", withIntermediateDirectories: true)
    try "".write(toFile: desk.out + "/f/one", atomically: true, encoding: .utf8)
    let outcome = desk.render("--scale", "1")
    #expect(outcome.code == .failure)
    #expect(outcome.error.contains("/f/one: cannot be written"))
    #expect(desk.files.contains("f/two/iphone-16.png"))
  }

  @Test(
    "an unknown name is a wrong command line, with a suggestion",
    arguments: [
      ("--device", "iphone-61", "no device 'iphone-61'", "did you mean"),
      ("--step", "tow", "no step 'tow'", "did you mean 'two'?"), ("--flow", "g", "has no flow 'g'", "flows: f"),
      ("--appearance", "drak", "--appearance takes one of", "did you mean 'dark'?"),
      ("--text-size", "AX9", "--text-size takes one of", "did you mean 'AX1'?"),
      ("--format", "jpg", "--format takes one of", "render --help"),
      ("--shard", "3/2", "I/N, as in 2/4", "render --help"),
      ("--jobs", "0", "a whole number from 1", "render --help"), ("--set", "x", "PATH=VALUE", "render --help"),
    ])
  func unknownNames(_ option: String, _ value: String, _ fault: String, _ wayOut: String) throws {
    let desk = try Desk()
    let outcome = desk.render(option, value)
    #expect(outcome.code == .usage)
    #expect(outcome.error.contains(fault) && outcome.error.contains(wayOut), "\(outcome.error)")
    #expect(outcome.output == "" && desk.files == [])
  }

  @Test("a document that is not there ends with 70, and the others are drawn")
  func noDocument() throws {
    let desk = try Desk()
    let outcome = flowproof("render", desk.root + "/nowhere.json", desk.flow, "-o", desk.out, "--scale", "1")
    #expect(outcome.code == .failure)
    #expect(outcome.error.contains("nowhere.json: no such file"))
    #expect(desk.files.contains("f/two/iphone-16.png"))
    #expect(desk.render("--state", desk.root + "/none.json").code == .noInput)
  }

  @Test("a picture is as large as the phone's panel, and as --scale and --full-page say")
  func sizes() throws {
    let desk = try Desk()
    #expect(desk.render("--step", "two", "--device", "iphone-se,pixel-9").code == .success)
    #expect(try desk.size("f/two/iphone-se.png") == [750, 1334])
    #expect(try desk.size("f/two/pixel-9.png") == [1080, 2424])
    #expect(desk.render("--step", "two", "--scale", "2").code == .success)
    #expect(try desk.size("f/two/iphone-16.png") == [786, 1704])
    #expect(desk.render("--step", "two", "--full-page", "--scale", "1", "--device", "390x200@2").code == .success)
    let tall = try desk.size("f/two/390x200@2.png".replacingOccurrences(of: "@", with: "-"))
    #expect(tall[0] == 390 && tall[1] >= 200)
  }

  @Test("the matrix is multiplied, shards share it, and --json names each picture")
  func matrix() throws {
    let desk = try Desk()
    let words = ["--device", "iphone-se,iphone-16", "--appearance", "light,dark", "--scale", "0.5", "--json"]
    let all = try lines(flowproof(["render", desk.flow, "-o", desk.out, "--step", "one,two"] + words))
    #expect(all.count == 8)
    let dark = all.filter { $0["appearance"] as? String == "dark" }.compactMap { $0["hash"] as? String }
    let light = all.filter { $0["appearance"] as? String == "light" }.compactMap { $0["hash"] as? String }
    #expect(Set(dark).isDisjoint(with: light), "dark differs from light")
    let parts = try (1...3).map { part in
      try lines(
        flowproof(["render", desk.flow, "-o", desk.out, "--step", "one,two", "--shard", "\(part)/3"] + words))
    }
    let shared = parts.flatMap { $0 }.compactMap { $0["file"] as? String }
    #expect(shared.count == 8 && Set(shared) == Set(all.compactMap { $0["file"] as? String }))
  }

  @Test("every step of the example flows: dark differs from light, twice the same, with one thread as with two")
  func examples() throws {
    let desk = try Desk()
    for name in ["bank_signup", "fitness_coach", "language_learning", "meditation"] {
      let words = [
        "render", "\(Self.flows)/\(name)/flow.json", "-o", desk.out, "--json", "--device", "375x667@0.5,insets=20/0",
        "--appearance", "light,dark",
      ]
      let once = try lines(flowproof(words + ["--jobs", "1"]))
      let again = try lines(flowproof(words + ["--jobs", "2"]))
      let hashes = once.compactMap { $0["hash"] as? String }
      #expect(hashes.count >= 18 && hashes == again.compactMap { $0["hash"] as? String }, "\(name)")
      for (index, line) in once.enumerated() where line["appearance"] as? String == "light" {
        let dark = once[index + 1]
        #expect(dark["step"] as? String == line["step"] as? String)
        // All colours of this step are the document's own.
        let isNight = name == "meditation" && line["step"] as? String == "arrive"
        #expect((dark["hash"] as? String == line["hash"] as? String) == isNight, "\(name): \(line["step"] ?? "")")
      }
    }
  }

  @Test("layout prints a line a step with the boxes of what shows")
  func layout() throws {
    let desk = try Desk()
    let outcome = flowproof("layout", desk.flow, "--step", "two", "--device", "iphone-se")
    let line = try #require(try lines(outcome).first)
    #expect(line["step"] as? String == "two" && line["size"] as? [Double] == [375, 667])
    let blocks = try #require(line["blocks"] as? [[String: Any]])
    #expect(blocks.contains { $0["type"] as? String == "button" && $0["text"] as? String == "Go" })
  }
}
