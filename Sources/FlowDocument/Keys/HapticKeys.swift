/// `haptic` (HA-01 … HA-17): no pixels; which feedback a phone would give when.
public enum HapticKeys {
  public static let enabled = Key.bool("enabled", default: false, "Nothing fires without it (HA-08).")
  /// One key a trigger; the value is one of `types`.
  public static let triggers = [
    "on_step_advance", "on_button_tap", "on_plan_select", "on_option_select", "on_toggle", "on_form_submit", "on_error",
    "on_success",
  ].map { Key.string($0, "A haptic type.") }
  /// HA-01 … HA-07; others are ignored (HA-09).
  public static let types = ["light", "medium", "heavy", "selection", "success", "warning", "error"]
  public static let type = Key.string("type", "A haptic type.")
  public static let trigger = Key.string("trigger", "When it fires.")
  public static let declaration = ObjectDeclaration("haptic", keys: [enabled, type, trigger] + triggers)
}
