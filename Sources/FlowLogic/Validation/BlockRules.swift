import FlowBase
import FlowDocument

/// Keys of blocks that cancel each other, and buttons that do nothing where they stand.
enum BlockRules {
  static func check(_ block: Block, in step: Step, _ lint: inout FlowLint) {
    switch block.values["action"]?.asString {
    case "skip": checkSkip(block, step, &lint)
    case "request_otp", "verify_otp": checkChannel(block, step, &lint)
    case "permission":
      if step[StepKeys.permissionType] == nil {
        lint.report(
          .noEffect, "A permission is asked for, but the step has no `permission_type`.",
          at: block.values["action"]?.origin ?? block.origin)
      }
    case "link":
      if (block[CommonKeys.actionValue] ?? "").isEmpty {
        lint.report(
          .noEffect, "A link without `action_value` leads nowhere.", at: block.values["action"]?.origin ?? block.origin)
      }
    default: break
    }
    checkPrecedence(block, &lint)
  }

  /// S-31, S-53.
  private static func checkSkip(_ block: Block, _ step: Step, _ lint: inout FlowLint) {
    guard !(step[StepKeys.skipEnabled] ?? lint.flow.settings[SettingsKeys.skipEnabled]) else { return }
    lint.report(
      .noEffect, "Skipping is off here: the button does not show.", hint: "set the step's `skip_enabled` to true",
      at: block.values["action"]?.origin ?? block.origin)
  }

  /// The step's own `skip`, where nothing may be skipped (S-53).
  static func checkSkipKey(_ step: Step, _ lint: inout FlowLint) {
    guard let json = step.values[StepKeys.skip.declaration.name], json.asBool != false else { return }
    guard !(step[StepKeys.skipEnabled] ?? lint.flow.settings[SettingsKeys.skipEnabled]) else { return }
    lint.report(
      .noEffect, "Skipping is off here: `skip` has no effect.", hint: "set the step's `skip_enabled` to true",
      at: json.origin)
  }

  /// Only a step's own blocks can be pinned (S-45).
  static func checkPinned(_ step: Step, _ lint: inout FlowLint) {
    var nested: [JSON] = []
    for block in step.blocks {
      for child in block.children {
        child.forEach { if let pinned = $0.values["pinned"] { nested.append(pinned) } }
      }
    }
    for json in nested {
      lint.report(.noEffect, "`pinned` has no effect inside another block.", at: json.origin)
    }
  }

  /// BA-21, case 3.
  private static func checkChannel(_ block: Block, _ step: Step, _ lint: inout FlowLint) {
    guard OTPChannel(of: block, in: step) == nil else { return }
    lint.report(
      .noEffect,
      "The way to send the code cannot be told: the step has not exactly one email or phone field, and `action_value` "
        + "is none of \(OTPChannel.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")). No channel is sent.",
      hint: "set `action_value`", at: block.values["action"]?.origin ?? block.origin)
  }

  /// What a stronger key leaves without effect (S-44, GR-06, PB-03).
  private static let overridden: [(weak: String, strong: String)] = [
    ("background_color", "gradient_colors"), ("bg_color", "gradient_colors"), ("bg_color", "background_color"),
    ("fill_color", "fill_gradient"),
  ]

  private static func checkPrecedence(_ block: Block, _ lint: inout FlowLint) {
    for (weak, strong) in overridden {
      guard let weakValue = block.values[weak], block.values[strong] != nil else { continue }
      lint.report(.noEffect, .note, "`\(weak)` has no effect beside `\(strong)`.", at: weakValue.origin)
    }
    if let color = block.values["text_color"], block.values["style"]?["color"] != nil {
      lint.report(.noEffect, .note, "`text_color` has no effect beside `style.color`.", at: color.origin)
    }
  }
}
