import FlowBase
import FlowLayout

/// How a run's font is drawn with the bundled ones so that it takes the phone's room (look.md, Stand-in metrics).
struct FittedFont: Hashable {
  var family: String
  /// Points, as drawn; what falls back to another family is drawn at the run's own size.
  var size: Double
  /// Points after every cluster, beside the run's own letter spacing.
  var tracking: Double
  /// Points above and below the baseline that a line of it takes; nil = the bundled face's own.
  var line: (ascent: Double, descent: Double)?

  /// Sizes that nobody can read or hold are drawn at the nearest that Pango can set.
  init(_ font: Font, metrics: FontMetrics) {
    var font = font
    font.size = Self.settable(font.size)
    let platform: Platform? = if case .platform(let platform) = metrics { platform } else { nil }
    family = Self.family(font.design, platform)
    size = font.size
    tracking = 0
    switch platform {
    case .ios:
      size *= Self.capHeightRatio(font.design)
      if font.design == .system {
        tracking = PlatformTracking.standIn(size: font.size, weight: font.weight) * font.size
      }
      line = (1950.0 / 2048 * font.size, 494.0 / 2048 * font.size)
    case .android: line = (1900.0 / 2048 * font.size, 500.0 / 2048 * font.size)
    case nil: line = nil
    }
  }

  static func settable(_ size: Double) -> Double { size > 0.01 ? min(size, 4000) : 0.01 }

  private static func family(_ design: Font.Design, _ platform: Platform?) -> String {
    switch design {
    case .system: platform == .android ? "Roboto" : "Inter"
    case .rounded: "Nunito"
    case .serif: "Source Serif 4"
    case .monospaced: "Roboto Mono"
    }
  }

  /// SF's cap height (0.7046 em) over the stand-in's.
  private static func capHeightRatio(_ design: Font.Design) -> Double {
    switch design {
    case .system: 0.9686
    case .rounded: 0.7046 / 0.705
    case .serif: 0.7046 / 0.670
    case .monospaced: 0.7046 / 0.711
    }
  }

  static func == (a: FittedFont, b: FittedFont) -> Bool {
    a.family == b.family && a.size == b.size && a.tracking == b.tracking && a.line?.ascent == b.line?.ascent
      && a.line?.descent == b.line?.descent
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(size)
  }
}
