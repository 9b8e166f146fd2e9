import FlowBase
import FlowDocument
import FlowImage
import Flowproof
import Foundation

/// Pictures of block cases, through the same road as `render --block`.
enum Picture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// The cases of a file of JSON lines, drawn in order by one renderer.
  static func draw(_ file: URL) throws -> [(name: String, json: JSON, picture: PixelBuffer, found: [Diagnostic])] {
    let renderer = try StepRenderer(Resources())
    let assets = DocumentAssets(AssetResolver(document: file.path))
    var sources = SourceMap()
    var result: [(String, JSON, PixelBuffer, [Diagnostic])] = []
    for (index, line) in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").enumerated() {
      let (json, found) = JSONReader.read(bytes: Array(line.utf8), file: file.path, into: &sources)
      guard let json, let block = BlockCase(json, over: BlockCase(name: "", block: .null, width: 345), index: index)
      else { throw CocoaError(.fileReadCorruptFile) }
      let (picture, drawn) = renderer.paint(block, assets: assets, sources: sources)
      result.append((block.name, json, picture, found + drawn.diagnostics))
    }
    return result
  }

  /// The first block of a line of JSON, drawn alone.
  static func draw(_ json: String, beside folder: URL) throws -> (picture: PixelBuffer, found: [Diagnostic]) {
    var sources = SourceMap()
    let (block, _) = JSONReader.read(bytes: Array(json.utf8), file: "case.json", into: &sources)
    let assets = DocumentAssets(AssetResolver(document: folder.appendingPathComponent("case.json").path))
    let drawn = try StepRenderer(Resources()).paint(
      BlockCase(name: "case", block: block ?? .null, width: 120), assets: assets, sources: sources)
    return (drawn.0, drawn.1.diagnostics)
  }
}

/// How far two pictures of one size are apart, as the oracle's checker counts it.
struct PictureDistance {
  /// The share of pixels with a channel off by more than 12.
  var share = 0.0
  /// The mean over all channels of what exceeds 1.
  var mean = 0.0

  init(_ a: PixelBuffer, _ b: PixelBuffer) {
    var (far, sum) = (0, 0)
    for y in 0..<a.height {
      for x in 0..<a.width {
        var worst = 0
        for channel in 0..<3 {
          let d = abs(
            Int(a.bytes[y * a.stride + x * 4 + channel]) - Int(b.bytes[y * b.stride + x * 4 + channel]))
          worst = max(worst, d)
          sum += max(0, d - 1)
        }
        if worst > 12 { far += 1 }
      }
    }
    share = Double(far) / Double(a.width * a.height)
    mean = Double(sum) / Double(a.width * a.height * 3)
  }
}
