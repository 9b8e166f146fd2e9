/// A config bundle (format.md, What a file may hold). The collections are maps or lists of objects with an `id` (S-12).
public enum BundleKeys {
  public static let version = Key.json("bundle_version", .any)
  public static let content = Key.json("content", .any)
  public static let flows = Key.json("onboarding_flows", .any)
  public static let paywalls = Key.json("paywalls", .any)
  public static let messages = Key.json("in_app_messages", .any)
  public static let surveys = Key.json("surveys", .any)
  public static let screens = Key.json("screens", .any)
  public static let remoteConfig = Key.json("remote_config", .map(.any))
  public static let experiments = Key.json("experiments", .any)
  /// The keys of `content`.
  public static let declaration = ObjectDeclaration(
    "content", keys: [flows, paywalls, messages, surveys, screens, remoteConfig, experiments])
}

/// An experiment of a bundle (S-12).
public enum ExperimentKeys {
  public enum Status: String, CaseIterable, Sendable { case running, concluded }
  public static let id = Key.string("id")
  public static let name = Key.text("name")
  public static let status = Key.choice("status", default: Status.running)
  public static let surface = Key.string("surface")
  public static let target = Key.string("target")
  public static let variants = Key.list("variants", of: VariantKeys.declaration)
  public static let winner = Key.string("winner")
  public static let declaration = ObjectDeclaration(
    "experiment", keys: [id, name, status, surface, target, variants, winner])
}

public enum VariantKeys {
  public static let id = Key.string("id")
  public static let name = Key.text("name")
  public static let weight = Key.number("weight", in: 0...1_000_000, default: 1)
  public static let flowID = Key.string("flow_id")
  public static let overrides = Key.json("overrides", .map(.map(.any)), "Step id → patch.")
  public static let declaration = ObjectDeclaration(
    "variant", shorthand: ["id"], keys: [id, name, weight, flowID, overrides])
}
