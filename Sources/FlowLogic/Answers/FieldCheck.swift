import FlowBase
import FlowDocument

/// Whether the fields of a step would let the user advance (FV-01 … FV-04). Fields that do not show never block.
public enum FieldCheck {
  /// Field id → what is wrong with its value: the field's own `message`, else Flowproof's words. `step` is as it shows.
  public static func errors(of step: Step, answers: JSONObject, words: Words) -> [String: String] {
    var errors: [String: String] = [:]
    step.forEachBlock { block in
      guard let id = FlowIndex.fieldID(of: block), errors[id] == nil else { return }
      guard let fault = fault(of: block, answers[id]) else { return }
      errors[id] = block[FieldKeys.message] ?? fault.words(words)
    }
    return errors
  }

  enum Fault: Equatable {
    case missing, pattern, tooLong(Int), tooShort(Int), below(Double), above(Double)

    func words(_ words: Words) -> String {
      switch self {
      case .missing: words[.fieldRequired]
      case .pattern: words[.fieldInvalid]
      case .tooLong(let count): words[.fieldTooLong].filled(String(count))
      case .tooShort(let count): words[.fieldTooShort].filled(String(count))
      case .below(let bound): words[.fieldTooLow].filled(words.number(bound))
      case .above(let bound): words[.fieldTooHigh].filled(words.number(bound))
      }
    }
  }

  static func fault(of block: Block, _ answer: JSON?) -> Fault? {
    guard let answer, answer.isFilled else { return block[FieldKeys.required] ? .missing : nil }
    // A switch that must be on is a consent (FV-01).
    if block[FieldKeys.required], block.type == "input_toggle" || block.type == "toggle", answer.isOff {
      return .missing
    }
    if let text = answer.asString {
      if let limit = block[FieldKeys.maxLength], text.count > limit { return .tooLong(limit) }
      if let limit = block[FieldKeys.minLength], text.count < limit { return .tooShort(limit) }
      if let pattern = block[FieldKeys.pattern], Pattern(pattern).map({ !$0.matches(text) }) ?? false {
        return .pattern
      }
    }
    guard let number = answer.numeric else { return nil }
    if let min = block[FieldKeys.min]?.numeric, number < min { return .below(min) }
    if let max = block[FieldKeys.max]?.numeric, number > max { return .above(max) }
    return nil
  }
}

extension JSON {
  fileprivate var isOff: Bool { asBool == false || asString?.lowercased() == "false" }
}

extension String {
  /// The text with `%@` replaced.
  func filled(_ word: String) -> String {
    guard let range = firstRange(of: "%@") else { return self }
    return replacingCharacters(in: range, with: word)
  }

  private func replacingCharacters(in range: Range<String.Index>, with word: String) -> String {
    String(self[..<range.lowerBound]) + word + String(self[range.upperBound...])
  }
}
