import FlowBase
import FlowBlocks
import FlowDocument
import FlowImage
import Foundation
import Testing

@testable import Flowproof

/// One picture a block and state, light and dark, and the page that shows them beside their JSON. After a wanted change:
/// `tools/gallery`, then look at what changed.
@Suite("The gallery of blocks")
struct GalleryTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appending(path: "Snapshots/gallery")
  static let records = ProcessInfo.processInfo.environment["FLOWPROOF_RECORD"] != nil

  private func samples() throws -> ([BlockCase], [String], SourceMap) {
    var sources = SourceMap()
    var cases: [BlockCase] = []
    var texts: [String] = []
    let file = try String(contentsOf: Self.folder.appending(path: "blocks.jsonl"), encoding: .utf8)
    for line in file.split(separator: "\n") {
      let json = try #require(JSONReader.read(bytes: Array(line.utf8), file: "blocks.jsonl", into: &sources).value)
      let base = BlockCase(name: "", block: .null, width: 345)
      cases.append(try #require(BlockCase(json, over: base, index: cases.count)))
      texts.append(JSONWriter().string(try #require(json["block"])))
    }
    return (cases, texts, sources)
  }

  @Test("every sample looks as its golden does", arguments: [Appearance.light, .dark])
  func pictures(_ appearance: Appearance) throws {
    let (cases, _, sources) = try samples()
    let renderer = StepRenderer(try Resources())
    let assets = DocumentAssets(AssetResolver(document: Self.folder.appending(path: "blocks.jsonl").path))
    for sample in cases {
      var sample = sample
      sample.appearance = appearance
      sample.background = Theme(appearance: appearance).background
      let (picture, _) = renderer.paint(sample, assets: assets, sources: sources)
      let file = Self.folder.appending(path: "\(sample.name)\(appearance == .dark ? "-dark" : "").png")
      let golden = (try? Data(contentsOf: file)).flatMap { try? PNGMetadata.read(Array($0)) }?.pixelHash
      if Self.records {
        if golden != PixelHash(picture) { try OutputFile.write(PNGWriter.small(picture, scale: 2), to: file.path) }
      } else {
        #expect(golden == PixelHash(picture), "\(file.lastPathComponent) differs: tools/gallery draws it anew")
      }
    }
  }

  @Test("every block type has a sample, and every picture one")
  func complete() throws {
    let (cases, texts, _) = try samples()
    let shown = texts.joined(separator: "\n")
    for block in Catalogue.standard.blocks {
      let isShown = shown.contains("\"type\":\"\(block.type)\"") || ["spacer", "form"].contains(block.type)
      #expect(isShown, "\(block.type) has no sample in Snapshots/gallery/blocks.jsonl")
    }
    let names = Set(cases.flatMap { ["\($0.name).png", "\($0.name)-dark.png"] })
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".png") }
    #expect(Set(files).subtracting(names).isEmpty, "pictures without a sample")
  }

  @Test("docs/blocks.md shows the samples as they are")
  func page() throws {
    let (cases, texts, _) = try samples()
    var page = """
      # The blocks

      One picture a block and state, with the JSON that makes it; made by `tools/gallery` from
      `Snapshots/gallery/blocks.jsonl`. Dark pictures stand beside the light ones.

      """
    for (sample, text) in zip(cases, texts) {
      let picture = "../Snapshots/gallery/\(sample.name)"
      page += "\n## \(sample.name)\n\n"
      page += "<img src=\"\(picture).png\" width=\"377\"> <img src=\"\(picture)-dark.png\" width=\"377\">\n\n"
      page += "```json\n\(text)\n```\n"
    }
    let file = Self.root.appending(path: "docs/blocks.md")
    if Self.records { try OutputFile.write(Array(page.utf8), to: file.path) }
    #expect(try String(contentsOf: file, encoding: .utf8) == page, "docs/blocks.md is stale: tools/gallery writes it")
  }
}
