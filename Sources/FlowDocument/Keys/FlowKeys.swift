/// A flow and its settings (format.md, Flow).
public enum FlowKeys {
  public enum Status: String, CaseIterable, Sendable { case active, published, draft, archived }
  public static let id = Key.string("id")
  public static let name = Key.text("name")
  public static let version = Key.json("version", .any)
  public static let status = Key.choice("status", Status.self, "S-10")
  public static let settings = Key.object("settings", SettingsKeys.declaration)
  public static let steps = Key.json("steps", .any)
  public static let nodes = Key.list("nodes", of: NodeKeys.declaration)
  public static let start = Key.string("start", "The first step's id.")
  public static let localizations = Key.json("localizations", .map(.map(.any)))
  public static let defaultLocale = Key.string("default_locale")
  public static let experiments = Key.json("experiments", .any)
  public static let declaration = ObjectDeclaration(
    "flow",
    keys: [id, name, version, status, settings, steps, nodes, start, localizations, defaultLocale, experiments])
}

public enum SettingsKeys {
  public enum ProgressStyle: String, CaseIterable, Sendable { case bar, dots, steps }
  public static let showProgress = Key.bool("show_progress", default: true)
  public static let progressStyle = Key.choice("progress_style", default: ProgressStyle.bar)
  public static let skipEnabled = Key.bool("skip_enabled", default: false)
  public static let allowBack = Key.bool("allow_back", default: true)
  public static let particles = Key.object("particle_effect", ParticleKeys.declaration)
  public static let haptic = Key.object("haptic", HapticKeys.declaration)
  public static let theme = Key.object("theme", ThemeKeys.declaration)
  public static let blockStyles = Key.json("block_styles", .map(.object(BlockStyleKeys.declaration)))
  public static let declaration = ObjectDeclaration(
    "settings",
    keys: [showProgress, progressStyle, skipEnabled, allowBack, particles, haptic, theme, blockStyles])
}

/// `particle_effect` (PA-01 … PA-14).
public enum ParticleKeys {
  public enum Kind: String, CaseIterable, Sendable { case confetti, sparkle, fireworks, snow, hearts }
  public enum Trigger: String, CaseIterable, Sendable {
    case onAppear = "on_appear"
    case onStepComplete = "on_step_complete"
    case onPurchase = "on_purchase"
    case onFlowComplete = "on_flow_complete"
  }
  public enum Intensity: String, CaseIterable, Sendable { case light, medium, heavy }
  public static let type = Key.choice("type", Kind.self)
  public static let trigger = Key.choice("trigger", default: Trigger.onAppear)
  public static let duration = Key.number("duration_ms", in: 0...60_000, default: 2000, "ms")
  public static let intensity = Key.choice("intensity", Intensity.self)
  public static let colors = Key.colors("colors")
  public static let declaration = ObjectDeclaration(
    "particle_effect", shorthand: ["type"], keys: [type, trigger, duration, intensity, colors])
}

/// A node between the steps (format.md, Node; PT-01 … PT-08).
public enum NodeKeys {
  public static let id = Key.string("id")
  public static let type = Key.string("type", "paywall_trigger or end")
  public static let paywallID = Key.string("paywall_id")
  public static let skipIfSubscribed = Key.bool("skip_if_subscribed", default: true)
  public static let onSuccess = Key.string("on_success_target")
  public static let onFail = Key.string("on_fail_target")
  public static let onDismiss = Key.string("on_dismiss_target")
  public static let onSubscribedSkip = Key.string("on_subscribed_skip_target")
  public static let next = Key.string("next")
  public static let declaration = ObjectDeclaration(
    "node",
    keys: [id, type, paywallID, skipIfSubscribed, onSuccess, onFail, onDismiss, onSubscribedSkip, next])
}
