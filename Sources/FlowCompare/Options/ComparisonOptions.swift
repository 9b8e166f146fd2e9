/// How two pictures are compared. Magnitude (`profile`, `threshold`) and amount (`maxDiffPixels`, `maxDiffRatio`,
/// `maxWindow`) are separate; of several limits every one must hold, so the stricter wins.
public struct ComparisonOptions: Hashable, Sendable {
  /// What counts as a differing pixel.
  public var profile: ComparisonProfile
  /// Colour distance up to which a pixel counts as equal under `perceptual`: 0 (any change) … 1 (black on white),
  /// as pixelmatch scales it; other profiles ignore it.
  public var threshold: Double
  /// Differing pixels that are let through, 0 or more; nil: no limit by number.
  public var maxDiffPixels: Int?
  /// Share of the compared pixels (masked ones are not compared) that is let through, 0 … 1; nil: no limit by share.
  public var maxDiffRatio: Double?
  /// Differing pixels let through inside the densest square of 16 × 16 pt, 0 or more: scattered noise passes, a small
  /// solid change fails; nil: no limit by density.
  public var maxWindow: Int?
  /// Pixels per point, above 0: what the window, distances and words are measured with.
  public var scale: Double
  /// What is left out of the comparison, in pixels; may reach over the edge and overlap.
  public var masks: [PixelRect]

  /// Without any limit on the amount, no differing pixel is let through.
  public init(
    profile: ComparisonProfile = .strict, threshold: Double = 0.1, maxDiffPixels: Int? = nil,
    maxDiffRatio: Double? = nil, maxWindow: Int? = nil, scale: Double = 1, masks: [PixelRect] = []
  ) {
    self.profile = profile
    self.threshold = threshold
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffRatio = maxDiffRatio
    self.maxWindow = maxWindow
    self.scale = scale
    self.masks = masks
  }

  /// The side of the densest window in pixels: 16 pt.
  var windowSide: Int { max(1, Int((16 * scale).rounded())) }

  /// Whether this amount of difference is let through under `profile`.
  func allows(_ profile: ComparisonProfile, pixels: Int, of compared: Int, window: Int) -> Bool {
    if profile == .exact || (maxDiffPixels == nil && maxDiffRatio == nil && maxWindow == nil) { return pixels == 0 }
    if let maxDiffPixels, pixels > maxDiffPixels { return false }
    if let maxDiffRatio, Double(pixels) > maxDiffRatio * Double(compared) { return false }
    if let maxWindow, window > maxWindow { return false }
    return true
  }
}
