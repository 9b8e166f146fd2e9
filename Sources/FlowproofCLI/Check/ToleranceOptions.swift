import FlowCompare
import Flowproof

/// What may differ, alike in `check` and `diff` (comparison.md, Comparing).
enum ToleranceOptions {
  static let profile = Option<Profile?>(
    "profile", value: "NAME", "how to compare, strict (up to 2/255 a channel) without",
    completion: .words(Profile.allCases.map(\.rawValue)), fallback: nil
  ) { (texts) throws(CommandError) in
    guard let profile = Profile(rawValue: texts.last?.lowercased() ?? "") else {
      throw .badValue(texts.last, of: "profile", "exact, strict or perceptual")
    }
    return profile
  }
  typealias Profile = ComparisonProfile
  static let threshold = Option.number("threshold", in: 0...1, "colour distance let through by perceptual; 0.1 without")
  static let pixels = Option.integer("max-diff-pixels", in: 0...100_000_000, "differing pixels let through")
  static let ratio = Option.number("max-diff-ratio", in: 0...1, "share of differing pixels let through")
  static let window = Option.integer(
    "max-window", in: 0...1_000_000, "differing pixels let through in any 16 pt square")

  static let specs = [profile.spec, threshold.spec, pixels.spec, ratio.spec, window.spec]

  /// The options over what the plan says.
  static func options(_ input: Input, over base: ComparisonOptions) throws(CommandError) -> ComparisonOptions {
    var options = base
    if let profile = input[profile] { options.profile = profile }
    if let threshold = input[threshold] { options.threshold = threshold }
    if let pixels = input[pixels] { options.maxDiffPixels = pixels }
    if let ratio = input[ratio] { options.maxDiffRatio = ratio }
    if let window = input[window] { options.maxWindow = window }
    let limited = [pixels.spec, ratio.spec, window.spec].first { input.texts[$0.name] != nil }
    if options.profile == .exact, let limited {
      throw .usage("\(limited.flag) has no effect with the profile exact", hint: "take strict or perceptual")
    }
    if input.has(threshold), options.profile != .perceptual {
      throw .usage("--threshold has no effect with the profile \(options.profile)", hint: "--profile perceptual")
    }
    return options
  }

  static let masks = Option<[Mask]>.list(
    "mask", value: "BLOCK", "not compared: id=, type=, path= or X,Y,W,H in points", split: { [$0] }
  ) { (text) throws(CommandError) in
    guard let mask = Mask(text) else { throw .badValue(text, of: "mask", "id=ID, type=TYPE, path=PATH or X,Y,W,H") }
    return mask
  }
}
