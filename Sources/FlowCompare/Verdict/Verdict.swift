import FlowImage

/// What a comparison found. It keeps a map of the differences for the pictures (a byte a pixel unless all is equal), so
/// drop it when they are drawn.
public struct Verdict: Sendable {
  /// What was asked for.
  public var options: ComparisonOptions
  public var expectedSize: PixelSize
  public var actualSize: PixelSize
  /// What each profile says, in the order of `ComparisonProfile.allCases`.
  public var results: [ProfileResult]
  /// Pixels over the threshold that only anti-alias an edge differently; `perceptual` lets them through.
  public var antialiasedPixels: Int
  /// Pixels that were compared: those of the larger width and height, less the masks.
  public var comparedPixels: Int
  /// What moved, from the top down.
  public var shifts: [Shift]
  /// Pixels that differ under the profile asked for once what moved is laid back; equals the plain count when nothing
  /// moved. It explains, and decides nothing.
  public var residualPixels: Int
  /// Clusters of those pixels, the largest first.
  public var regions: [Region]
  /// What remains after alignment, in places of the actual picture; nil when the pictures are equal.
  var residual: DifferenceMap?

  /// The verdict under the profile asked for.
  public var passes: Bool { result.passes }
  /// Not a single byte differs outside the masks, and the sizes agree.
  public var isIdentical: Bool { sizesAgree && self[.exact].differingPixels == 0 }
  public var sizesAgree: Bool { expectedSize == actualSize }
  /// What the profile asked for says.
  public var result: ProfileResult { self[options.profile] }

  public subscript(profile: ComparisonProfile) -> ProfileResult {
    results.first { $0.profile == profile }
      ?? ProfileResult(profile: profile, differingPixels: 0, densestWindow: 0, passes: sizesAgree)
  }
}
