import FlowBase
import FlowDocument

/// Keys of films and animations that do nothing there (LO-06, LO-07, VD-05).
enum MediaRules {
  static func check(_ block: Block, _ lint: inout FlowLint) {
    switch block.type {
    case "lottie":
      if let json = block.values["speed"] {
        lint.report(
          .noEffect, "`speed` has no effect on an animation.", hint: "did you mean `lottie_speed`?", at: json.origin)
      }
      for key in ["lottie_json", "color_map"] {
        guard let json = block.values[key] else { continue }
        lint.report(
          .noEffect, "`\(key)` has no effect: an animation comes from `lottie_url`, in its own colours.",
          at: json.origin)
      }
    case "video":
      for key in ["autoplay", "loop", "muted", "controls"] {
        guard let json = block.values[key] else { continue }
        lint.report(
          .noEffect, .note, "`\(key)` of a video is read on iOS only.", hint: "use `video_\(key)`", at: json.origin)
      }
    default: break
    }
  }
}
