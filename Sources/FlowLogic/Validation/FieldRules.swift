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
    checkFill(block, &lint)
    checkChoices(block, &lint)
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
    let isRating = block.type == "rating" || block.type == "input_rating"
    let low = unit?["min"]?.numeric ?? block.values["min"]?.numeric ?? (isRating ? 0 : -.infinity)
    let high = unit?["max"]?.numeric ?? block.values["max"]?.numeric ?? (isRating ? 5 : .infinity)
    guard low <= high else { return }
    for value in json.asArray ?? [json] {
      guard let number = value.asNumber, number < low || number > high else { continue }
      lint.report(
        .clamped,
        "The field begins at \(JSONWriter.number(number)), outside of its range: "
          + "\(JSONWriter.number(number < low ? low : high)) is shown.", at: value.origin)
    }
  }

  /// Bars, rings and dots show what is beyond their range as full or empty (S-36).
  private static func checkFill(_ block: Block, _ lint: inout FlowLint) {
    let key: String
    let range: (low: Double, high: Double)
    switch block.type {
    case "progress_bar": (key, range) = ("value", (0, 1))
    case "animated_loading": (key, range) = ("progress", (0, 1))
    case "circular_gauge":
      (key, range) = ("value", (block.values["min"]?.asNumber ?? 0, block.values["max"]?.asNumber ?? 100))
    case "page_indicator":
      (key, range) = ("current", (1, block.values["count"]?.asNumber ?? Double(lint.flow.steps.count)))
    default: return
    }
    guard range.low <= range.high, let json = block.values[key], let number = json.asNumber,
      number < range.low || number > range.high
    else { return }
    let (low, high) = (JSONWriter.number(range.low), JSONWriter.number(range.high))
    lint.report(
      .clamped, "`\(key)` is \(JSONWriter.number(number)), outside \(low) to \(high): the fill stops at the end.",
      at: json.origin)
  }

  /// What a choice begins with must be one of its options, a unit one of its units (S-18).
  private static func checkChoices(_ block: Block, _ lint: inout FlowLint) {
    let units = block.values["units"]?.asArray ?? []
    if let json = block.values["default_unit"], let unit = json.asString, !units.isEmpty {
      let ids = units.compactMap { $0["id"]?.asString }
      if !ids.contains(unit) {
        lint.report(
          .unknownValue, "There is no unit `\(unit)`: the first is shown.", hint: lint.hint(unit, among: ids),
          at: json.origin)
      }
    }
    let options = block[OptionKeys.options]
    guard !options.isEmpty, block.type != "input_color", block.values["measurement_type"] == nil,
      let json = block.values["default_value"] ?? block.values["value"]
    else { return }
    for one in json.asArray ?? [json] {
      guard let word = one.scalarText, !word.isEmpty, !Template.mayBe(word),
        OptionAnswer.selected(options, by: one).isEmpty
      else { continue }
      lint.report(
        .unknownValue, "`\(word)` is none of the options: nothing is chosen by it.",
        hint: lint.hint(word, among: options.compactMap(OptionAnswer.id)), at: one.origin)
    }
  }

  private static let dated: Set<String> = ["input_date", "input_datetime", "date_wheel_picker"]

  /// Days that do not exist.
  private static func checkDates(_ block: Block, _ lint: inout FlowLint) {
    if block.type == "calendar_month" { checkDays(block, &lint) }
    if block.type == "countdown_timer", let json = block.values["ends_at"], let text = json.asString,
      !Template.mayBe(text), Instant.seconds(text) == nil
    {
      lint.report(
        .unknownValue, "`ends_at` is no moment: expected is YYYY-MM-DDTHH:MM:SSZ. It is ignored.", at: json.origin)
    }
    guard dated.contains(block.type) else { return }
    checkDay(block, &lint)
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

  /// The day where a date begins must lie inside its range.
  private static func checkDay(_ block: Block, _ lint: inout FlowLint) {
    guard let json = block.values["default_value"] ?? block.values["value"], let day = DayDate(json) else { return }
    let low = block.values["min"].flatMap { DayDate($0) }
    let high = block.values["max"].flatMap { DayDate($0) }
    if let low, let high, low > high { return }
    guard low.map({ day < $0 }) ?? false || high.map({ day > $0 }) ?? false else { return }
    lint.report(.clamped, "The field begins outside of its range.", at: json.origin)
  }

  private static func checkDays(_ block: Block, _ lint: inout FlowLint) {
    let last = block.values["days_in_month"]?.numeric ?? 31
    for day in (block.values["selected_days"]?.asArray ?? []) + [block.values["today"]].compactMap({ $0 }) {
      guard let number = day.numeric, number < 1 || number > last else { continue }
      lint.report(
        .clamped, "The month has no day \(JSONWriter.number(number)): it is left out.", at: day.origin)
    }
  }
}
