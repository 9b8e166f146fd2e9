import FlowBase
import FlowBlocks
import FlowDocument
import FlowImage
import FlowLogic
import Foundation
import Testing

@testable import Flowproof

/// A line of the gallery: a block (`blocks.jsonl`) or a whole step (`steps.jsonl`), with the state it is in.
struct GallerySample {
  enum Kind {
    case block(BlockCase)
    /// The step as a flow of its own, and the height of its screen in points.
    case step(JSON, UserState, height: Double)
  }

  let name: String
  let kind: Kind
  /// What is drawn, and the state if there is one, as the page prints them.
  let json: String
  let state: String?

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appending(path: "Snapshots/gallery")

  static func all(_ file: String, _ sources: inout SourceMap) throws -> [GallerySample] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let json = try #require(JSONReader.read(bytes: Array(line.utf8), file: file, into: &sources).value)
      return try GallerySample(json)
    }
  }

  private init(_ json: JSON) throws {
    name = try #require(json["name"]?.asString)
    state = json["state"].map { JSONWriter().string($0) }
    if let step = json["step"] {
      let state = json["state"].map { UserState.load($0).state } ?? UserState()
      kind = .step(step, state, height: json["height"]?.asNumber ?? 852)
      self.json = JSONWriter().string(step)
    } else {
      kind = .block(try #require(BlockCase(json, over: BlockCase(name: "", block: .null, width: 345), index: 0)))
      self.json = JSONWriter().string(try #require(json["block"]))
    }
  }

  /// The picture, a step's at 2 px a point.
  func paint(
    _ appearance: Appearance, with renderer: StepRenderer, _ assets: DocumentAssets, _ sources: SourceMap
  ) throws -> PixelBuffer {
    switch kind {
    case .block(var block):
      block.appearance = appearance
      block.background = Theme(appearance: appearance).background
      return renderer.paint(block, assets: assets, sources: sources).0
    case .step(let step, let state, let height):
      var device = DeviceCatalog.standard
      device.size.height = height
      let environment = Environment(device: device, appearance: appearance, scale: 2)
      return renderer.paint(try Self.layOut(step, state, in: environment, with: renderer, assets, sources))
    }
  }

  /// A step laid out as the only one of its flow.
  static func layOut(
    _ step: JSON, _ state: UserState, in environment: Environment, with renderer: StepRenderer,
    _ assets: DocumentAssets, _ sources: SourceMap
  ) throws -> LaidOutStep {
    let json = JSON(.object(["id": "flow", "steps": JSON(.array([step]))]))
    let (document, _) = DocumentDecoder(catalogue: .standard).decode(json, file: "steps.jsonl", sources: sources)
    let flow = try #require(document.flows.first)
    let resolver = ScreenResolver(document: document, flow: flow, state: state, catalogue: .standard)
    return renderer.layOut(resolver.screen(flow.steps[0], in: environment), assets: assets)
  }
}
