/// What one profile says of a pair of pictures, with exact counts.
public struct ProfileResult: Hashable, Sendable {
  public var profile: ComparisonProfile
  /// Pixels that differ under this profile, masked ones left out.
  public var differingPixels: Int
  /// Those of them inside the densest square of 16 × 16 pt.
  public var densestWindow: Int
  /// Whether the pair would pass under this profile with the limits given; pictures of two sizes never do.
  public var passes: Bool
}
