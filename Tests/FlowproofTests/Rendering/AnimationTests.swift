import FlowBase
import FlowDocument
import FlowImage
import FlowLogic
import Foundation
import Testing

@testable import Flowproof

/// Animations on the way from a block's JSON to pixels and diagnostics.
@Suite("Lottie animations in screens")
final class AnimationTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "animations-\(UUID().uuidString)")
  private let renderer: StepRenderer

  init() throws {
    renderer = StepRenderer(try Resources())
    let gallery = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots/gallery/assets")
    try FileManager.default.copyItem(at: gallery, to: folder)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func draw(
    _ json: String, at moment: Double? = nil, with renderer: StepRenderer? = nil
  ) throws -> (picture: PixelBuffer, found: [Diagnostic]) {
    var sources = SourceMap()
    let block = try #require(JSONReader.read(bytes: Array(json.utf8), file: "case.json", into: &sources).value)
    var one = BlockCase(name: "case", block: block, width: 200)
    one.moment = moment
    let assets = DocumentAssets(AssetResolver(document: folder.appending(path: "case.json").path))
    let drawn = (renderer ?? self.renderer).paint(one, assets: assets, sources: sources)
    return (drawn.0, drawn.1.diagnostics)
  }

  private func lottie(_ file: String, _ keys: String = "") -> String {
    #"{"type": "lottie", "lottie_url": "\#(file)", "lottie_height": 60\#(keys)}"#
  }

  @Test("CB-04 LO-03 the moment decides the frame, and the speed with it")
  func moments() throws {
    let drawn = try draw(lottie("bloom.json"))
    #expect(drawn.found.isEmpty)
    // 90 frames at 30 a second: the middle is there after 1.5 s.
    #expect(try draw(lottie("bloom.json"), at: 1500).picture == drawn.picture)
    #expect(try draw(lottie("bloom.json", #", "lottie_speed": 3"#), at: 500).picture == drawn.picture)
    #expect(try draw(lottie("bloom.json"), at: 4500).picture == drawn.picture)
    let first = try draw(lottie("bloom.json", #", "autoplay": false"#)).picture
    #expect(first != drawn.picture)
    #expect(try draw(lottie("bloom.json"), at: 0).picture == first)
    let last = try draw(lottie("done.json", #", "loop": false"#)).picture
    #expect(try draw(lottie("done.json", #", "loop": false"#), at: 60_000).picture == last)
  }

  @Test("G2 two renderers give the same pixels")
  func deterministic() throws {
    let again = StepRenderer(try Resources())
    #expect(try draw(lottie("done.json")).picture == draw(lottie("done.json"), with: again).picture)
  }

  @Test("LO-02 G3 a broken file is a placeholder and a diagnostic at its block, and what is beside it is drawn")
  func broken() throws {
    try Data(#"{"layers": ["#.utf8).write(to: folder.appending(path: "cut.json"))
    let stack =
      #"{"type": "stack", "children": [\#(lottie("cut.json")), \#(lottie("done.json", #", "loop": false"#))]}"#
    let drawn = try draw(stack)
    #expect(drawn.found.map(\.code) == [.brokenAsset])
    #expect(drawn.found.first?.message.contains("`cut.json` cannot be drawn: not JSON") == true)
    #expect(drawn.found.first?.origin != Origin.none)
    let green = stride(from: 0, to: drawn.picture.bytes.count, by: 4).count {
      Int(drawn.picture.bytes[$0 + 1]) > Int(drawn.picture.bytes[$0 + 2]) + 60
    }
    #expect(green > 1000)
  }

  @Test("LO-02 AU-01 a file of another kind is told by its bytes, a missing one by its name")
  func wrong() throws {
    #expect(try draw(lottie("ridge.png")).found.first?.message.contains("it is a PNG file") == true)
    #expect(try draw(lottie("nowhere.json")).found.map(\.code) == [.missingAsset])
  }

  @Test("LO-02 what rlottie leaves out is said")
  func omissions() throws {
    let bloom = try String(contentsOf: folder.appending(path: "bloom.json"), encoding: .utf8)
    try bloom.replacingOccurrences(of: #""ind":1,"#, with: #""ind":1,"bm":3,"#)
      .write(to: folder.appending(path: "blend.json"), atomically: true, encoding: .utf8)
    let found = try draw(lottie("blend.json")).found
    #expect(found.map(\.code) == [.notDrawn])
    #expect(found.first?.message.contains("blend modes") == true)
  }

  @Test("CH-05 a Lottie in a chat is drawn")
  func chat() throws {
    let step = """
      {"id": "f", "name": "F", "steps": [{"id": "s", "type": "interactive_chat", "chat": {"persona": {"name": "M"}}}]}
      """
    try Data(step.utf8).write(to: folder.appending(path: "flow.json"))
    let resources = try Resources()
    let input = try FlowInput(path: folder.appending(path: "flow.json").path, catalogue: resources.catalogue)
    func screen(_ file: String) throws -> LaidOutStep {
      var sources = SourceMap()
      let text = """
        {"screen": {"s": {"chat": {"response": {"messages": [
          {"content": "A", "media": {"type": "lottie", "url": "\(file)", "alt_text": "Waves"}}]}}}}}
        """
      let json = try #require(JSONReader.read(bytes: Array(text.utf8), file: "state.json", into: &sources).value)
      let job = try #require(
        input.jobs(
          index: 0, flows: input.loaded.document.flows, steps: [], states: [UserState.load(json).state],
          matrix: Matrix(), catalogue: resources.catalogue
        ).first)
      return renderer.layOut(job.resolver.screen(job.step, in: job.environment), assets: DocumentAssets(input.assets))
    }
    #expect(try screen("bloom.json").diagnostics.filter { $0.code == .missingAsset || $0.code == .brokenAsset } == [])
    #expect(try screen("ridge.png").diagnostics.contains { $0.code == .brokenAsset })
    #expect(try screen("nowhere.json").diagnostics.contains { $0.code == .missingAsset })
  }
}
