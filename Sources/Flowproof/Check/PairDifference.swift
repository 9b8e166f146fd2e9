import FlowCompare
import FlowDocument
import FlowImage

/// Two picture files and what differs between them (`flowproof diff`).
public struct PairDifference: Sendable {
  public enum Kind: Sendable { case heatMap, triptych }

  /// A file that is no picture.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  public let expected: PixelBuffer
  public let actual: PixelBuffer
  public let verdict: Verdict

  public init(_ expected: String, _ actual: String, options: ComparisonOptions) throws {
    let (before, after) = (try DocumentFile.read(expected), try DocumentFile.read(actual))
    self.expected = try Self.decode(before, expected)
    // The same file twice is decoded once.
    self.actual = before == after ? self.expected : try Self.decode(after, actual)
    verdict = Comparison.compare(self.expected, self.actual, options: options)
  }

  /// The picture of the difference as PNG.
  public func write(_ kind: Kind, to file: String) throws {
    let picture =
      switch kind {
      case .heatMap: DifferencePicture.heatMap(expected, actual, verdict)
      case .triptych: DifferencePicture.triptych(expected, actual, verdict)
      }
    try OutputFile.write(PNGWriter.fast(picture), to: file)
  }

  /// `file` names the pair in a folder.
  public func json(_ file: String?) -> JSON {
    var profiles = JSONObject()
    for result in verdict.results {
      profiles["\(result.profile)"] = .object([
        "passes": .bool(result.passes), "pixels": .number(result.differingPixels),
        "window": .number(result.densestWindow),
      ])
    }
    var object: JSONObject = [
      "status": .string(verdict.isIdentical ? "equal" : verdict.passes ? "within-limits" : "changed"),
      "expected_size": [.number(verdict.expectedSize.width), .number(verdict.expectedSize.height)],
      "actual_size": [.number(verdict.actualSize.width), .number(verdict.actualSize.height)],
      "pixels": .number(verdict.result.differingPixels), "compared": .number(verdict.comparedPixels),
      "profiles": .object(profiles), "words": .array(verdict.explanation().map { .string($0) }),
      "regions": .array(
        verdict.regions.map { region in
          .array([region.box.x, region.box.y, region.box.width, region.box.height].map { .number($0) })
        }),
    ]
    if let file { object["file"] = .string(file) }
    return .object(object)
  }

  private static func decode(_ bytes: [UInt8], _ path: String) throws -> PixelBuffer {
    do { return try ImageDecoder.decode(bytes) } catch { throw Failure(description: "\(path): \(error)") }
  }
}
