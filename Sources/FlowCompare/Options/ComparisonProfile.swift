/// What counts as a differing pixel (comparison.md, Comparing 3). The raw value is the spelling on the command line.
public enum ComparisonProfile: String, Sendable, CaseIterable {
  /// Any differing byte; limits on the amount are ignored, so "exact" never lets anything through.
  case exact
  /// More than 2/255 in any channel.
  case strict
  /// A colour distance above the threshold, pixels that only anti-alias an edge differently left out: pixelmatch's rule.
  case perceptual
}
