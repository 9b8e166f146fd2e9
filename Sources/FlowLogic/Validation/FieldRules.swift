import FlowBase
import FlowDocument

/// Fields whose limits contradict each other or what they begin with (FV-01 … FV-04, S-33, S-53).
enum FieldRules {
  static func check(_ block: Block, _ lint: inout FlowLint) {
    checkPattern(block, &lint)
    checkRange(block.values, "min", "max", .warning, "no value fits", &lint)
    checkRange(block.values, "min_length", "max_length", .warning, "no value fits", &lint)
    checkRange(block.values, "min_selected", "max_selected", .warning, "no choice fits", &lint)
    if block.type == "wheel_picker" {
      for unit in block.values["units"]?.asArray ?? [] {
        guard let unit = unit.asObject else { continue }
        checkRange(unit, "min", "max", .error, "the unit is left out", &lint)
      }
    }
    checkDefault(block, &lint)
    checkDates(block, &lint)
  }

  private static func checkPattern(_ block: Block, _ lint: inout FlowLint) {
    let name = FieldKeys.pattern.declaration.name
    guard let json = block.values[name], let text = json.asString, let fault = Pattern.fault(of: text) else { return }
    lint.report(
      .badPattern, "`pattern` is no regular expression: \(fault.message) (at byte \(fault.offset)). It is not applied.",
      at: json.origin)
  }

  private static func checkRange(
    _ values: JSONObject, _ low: String, _ high: String, _ severity: Severity, _ outcome: String,
    _ lint: inout FlowLint
  ) {
    guard let min = values[low], let max = values[high] else { return }
    let isWrong: Bool
    if let a = min.numeric, let b = max.numeric {
      isWrong = a > b
    } else if let a = DayDate(min), let b = DayDate(max) {
      isWrong = a > b
    } else {
      return
    }
    guard isWrong else { return }
    lint.report(
      .clamped, severity,
      "`\(low)` (\(min.shownText ?? "")) is above `\(high)` (\(max.shownText ?? "")): \(outcome).", at: min.origin)
  }

  /// Where the field begins must lie inside its range.
  private static func checkDefault(_ block: Block, _ lint: inout FlowLint) {
    guard FlowIndex.fieldID(of: block) != nil, let json = block.values["default_value"] ?? block.values["value"] else {
      return
    }
    let unit = block.values["units"]?[0]?.asObject
    let low = unit?["min"]?.numeric ?? block.values["min"]?.numeric ?? -.infinity
    let high = unit?["max"]?.numeric ?? block.values["max"]?.numeric ?? .infinity
    guard low <= high else { return }
    for value in json.asArray ?? [json] {
      guard let number = value.asNumber, number < low || number > high else { continue }
      lint.report(
        .clamped,
        "The field begins at \(JSONWriter.number(number)), outside of its range: "
          + "\(JSONWriter.number(number < low ? low : high)) is shown.", at: value.origin)
    }
  }

  private static let dated: Set<String> = ["input_date", "input_datetime", "date_wheel_picker"]

  /// Days that do not exist.
  private static func checkDates(_ block: Block, _ lint: inout FlowLint) {
    if block.type == "calendar_month" { checkDays(block, &lint) }
    guard dated.contains(block.type) else { return }
    for key in ["default_value", "value", "min", "max"] {
      guard let json = block.values[key], let text = json.asString, !Template.mayBe(text) else { continue }
      let parts = text.prefix { $0 != "T" && $0 != " " }.split(separator: "-").map { Int($0) }
      guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
        let date = DayDate(iso: text)
      else {
        lint.report(.wrongType, "`\(key)` is no date: expected is YYYY-MM-DD. It is ignored.", at: json.origin)
        continue
      }
      guard date != DayDate(unchecked: year, month, day) else { continue }
      lint.report(
        .clamped, "`\(key)` is a day that does not exist: the last day of the month is taken.", at: json.origin)
    }
  }

  private static func checkDays(_ block: Block, _ lint: inout FlowLint) {
    let last = block.values["days_in_month"]?.numeric ?? 31
    for day in block.values["selected_days"]?.asArray ?? [] {
      guard let number = day.numeric, number < 1 || number > last else { continue }
      lint.report(
        .clamped, "The month has no day \(JSONWriter.number(number)): it is left out.", at: day.origin)
    }
  }
}
