import FlowBase
import FlowDocument

/// Answers of a state that their field cannot show as they are (FV-03, S-18, S-53).
enum AnswerCheck {
  /// `options`: those that the field offers; `block` nil = the step's own question.
  static func findings(_ answer: JSON, to id: String, _ block: Block?, options: [KeyedObject]) -> [Diagnostic] {
    let type = block?.type ?? "option_list"
    return (answer.asArray ?? [answer]).compactMap { one in
      guard let (code, message) = fault(one, type, block, options) else { return nil }
      return Diagnostic(code, .warning, "The answer to `\(id)` \(message).", at: one.origin)
    }
  }

  private static let dated: Set<String> = ["input_date", "input_datetime", "date_wheel_picker"]
  private static let numbers: Set<String> = [
    "input_number", "input_slider", "input_range_slider", "input_stepper", "input_rating", "rating",
  ]

  private static func fault(
    _ answer: JSON, _ type: String, _ block: Block?, _ options: [KeyedObject]
  ) -> (DiagnosticCode, String)? {
    let words = answer.scalarText ?? ""
    switch type {
    case _ where numbers.contains(type):
      if answer.asObject != nil || words.isEmpty { return nil }
      guard let number = answer.numeric else {
        return (.wrongType, "is \(JSONWriter.quoted(words)), which is no number")
      }
      let isRating = type.hasSuffix("rating")
      let low = block?.values["min"]?.numeric ?? (isRating ? 0 : -.infinity)
      let high = block?.values["max"]?.numeric ?? (isRating ? 5 : .infinity)
      guard low <= high, number < low || number > high else { return nil }
      let bound = JSONWriter.number(number < low ? low : high)
      return (.clamped, "is \(JSONWriter.number(number)), \(number < low ? "below" : "above") \(bound)")
    case _ where dated.contains(type):
      guard let day = DayDate(answer) else { return nil }
      return DayDate(unchecked: answer) == day
        ? nil : (.clamped, "is a day that does not exist: the last day of the month is shown")
    case "toggle", "input_toggle":
      guard answer.asBool == nil, !["true", "false"].contains(words) else { return nil }
      return (.unknownValue, "is \(JSONWriter.quoted(words)), neither true nor false")
    case "input_color":
      return words.isEmpty || Color(hex: words) != nil ? nil : (.badColour, "is \(JSONWriter.quoted(words)), no colour")
    default:
      guard !options.isEmpty, type != "pricing_card", !words.isEmpty || answer.asObject != nil,
        OptionAnswer.selected(options, by: answer).isEmpty
      else { return nil }
      let name = words.isEmpty ? "" : "\(JSONWriter.quoted(words)), "
      return (.unknownValue, "is \(name)none of its options")
    }
  }
}
