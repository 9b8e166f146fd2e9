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
  static let folder = GallerySample.folder
  static let records = ProcessInfo.processInfo.environment["FLOWPROOF_RECORD"] != nil

  private func samples(_ sources: inout SourceMap) throws -> [GallerySample] {
    try GallerySample.all("blocks.jsonl", &sources) + GallerySample.all("steps.jsonl", &sources)
  }

  @Test("every sample looks as its golden does", arguments: [Appearance.light, .dark])
  func pictures(_ appearance: Appearance) throws {
    var sources = SourceMap()
    let samples = try samples(&sources)
    let renderer = StepRenderer(try Resources())
    let assets = DocumentAssets(AssetResolver(document: Self.folder.appending(path: "blocks.jsonl").path))
    var sheet = GallerySheet(columns: 12)
    for sample in samples {
      let picture = try sample.paint(appearance, with: renderer, assets, sources)
      sheet.add(picture)
      try hold(picture, to: "\(sample.name)\(appearance == .dark ? "-dark" : "").png")
    }
    try hold(sheet.picture(on: appearance), to: "sheet\(appearance == .dark ? "-dark" : "").png")
  }

  private func hold(_ picture: PixelBuffer, to name: String) throws {
    let file = Self.folder.appending(path: name)
    let golden = (try? Data(contentsOf: file)).flatMap { try? PNGMetadata.read(Array($0)) }?.pixelHash
    if Self.records {
      if golden != PixelHash(picture) { try OutputFile.write(PNGWriter.small(picture, scale: 2), to: file.path) }
    } else {
      #expect(golden == PixelHash(picture), "\(name) differs: tools/gallery draws it anew")
    }
  }

  @Test("every block type has a sample, and every picture one")
  func complete() throws {
    var sources = SourceMap()
    let samples = try samples(&sources)
    let shown = samples.map(\.json).joined(separator: "\n")
    for block in Catalogue.standard.blocks {
      let isShown = shown.contains("\"type\":\"\(block.type)\"") || ["spacer", "form"].contains(block.type)
      #expect(isShown, "\(block.type) has no sample in Snapshots/gallery/blocks.jsonl")
    }
    for type in Catalogue.standard.fieldTypes {
      #expect(samples.contains { $0.name == "input_\(type)-states" }, "\(type) does not show its states")
    }
    let names = Set((samples.map(\.name) + ["sheet"]).flatMap { ["\($0).png", "\($0)-dark.png"] })
    #expect(names.count == (samples.count + 1) * 2, "two samples of one name")
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".png") }
    #expect(Set(files).subtracting(names).isEmpty, "pictures without a sample")
  }

  @Test("docs/blocks.md shows the samples as they are")
  func page() throws {
    var sources = SourceMap()
    var page = """
      # The blocks

      One picture a block and state, with the JSON that makes it and the state where there is one; made by
      `tools/gallery` from `Snapshots/gallery/blocks.jsonl` and `steps.jsonl`. Dark pictures stand beside the light ones.
      All of them on one sheet: [light](../Snapshots/gallery/sheet.png), [dark](../Snapshots/gallery/sheet-dark.png).

      """
    for sample in try samples(&sources) {
      let picture = "../Snapshots/gallery/\(sample.name)"
      page += "\n## \(sample.name)\n\n"
      page += "<img src=\"\(picture).png\" width=\"377\"> <img src=\"\(picture)-dark.png\" width=\"377\">\n\n"
      page += "```json\n\(sample.json)\n```\n"
      if let state = sample.state { page += "\n```json\n\(state)\n```\n" }
    }
    let file = GallerySample.root.appending(path: "docs/blocks.md")
    if Self.records { try OutputFile.write(Array(page.utf8), to: file.path) }
    #expect(try String(contentsOf: file, encoding: .utf8) == page, "docs/blocks.md is stale: tools/gallery writes it")
  }
}
