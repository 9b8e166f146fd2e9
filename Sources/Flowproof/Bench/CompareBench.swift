import FlowCompare
import FlowDocument
import FlowImage

/// What comparing two pictures costs on this machine (comparison.md, Speed): medians in milliseconds.
public struct CompareBench: Sendable {
  /// Both files decoded.
  public var decode: Double
  /// One picture hashed, which is all that an equal pair costs beside its rendering.
  public var hash: Double
  /// What an equal pair costs beyond that: the golden's hash read from its bytes and compared.
  public var equal: Double
  /// Pixels compared and explained.
  public var compare: Double
  /// The actual picture as a golden, and its bytes.
  public var golden: Double
  public var goldenBytes: Int
  public var differingPixels: Int
  public var size: PixelSize

  public init(_ expected: String, _ actual: String, scale: Double, runs: Int = 15) throws {
    let (before, after) = (try DocumentFile.read(expected), try DocumentFile.read(actual))
    let (a, b) = (try ImageDecoder.decode(before), try ImageDecoder.decode(after))
    let sealed = try PNGWriter.small(b, scale: scale)
    let options = ComparisonOptions(scale: scale)
    decode = try Bench.median(runs) { _ = try (ImageDecoder.decode(before), ImageDecoder.decode(after)) }
    hash = try Bench.median(runs) { _ = PixelHash(b) }
    let known = PixelHash(b)
    equal = try Bench.median(runs) { _ = try PNGMetadata.read(sealed).pixelHash == known }
    compare = try Bench.median(runs) { _ = Comparison.compare(a, b, options: options) }
    golden = try Bench.median(3) { _ = try PNGWriter.small(b, scale: scale) }
    goldenBytes = sealed.count
    differingPixels = Comparison.compare(a, b, options: options).result.differingPixels
    size = b.size
  }

  public var json: JSON {
    func hundredth(_ value: Double) -> JSON { .number((value * 100).rounded() / 100) }
    return .object([
      "size": .array([.number(size.width), .number(size.height)]), "pixels": .number(differingPixels),
      "decode_ms": hundredth(decode), "hash_ms": hundredth(hash), "equal_ms": hundredth(equal),
      "compare_ms": hundredth(compare), "golden_ms": hundredth(golden), "golden_bytes": .number(goldenBytes),
    ])
  }
}
