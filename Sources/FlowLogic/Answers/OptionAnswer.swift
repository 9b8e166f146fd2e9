import FlowBase
import FlowDocument

/// Which options an answer selects (S-05, AD-10, AD-11): by id, else by value, else by label; an answer may be one such
/// word, an object that has them, or a list of either.
public enum OptionAnswer {
  /// The selected options' positions, in option order.
  public static func selected(_ options: [KeyedObject], by answer: JSON?) -> [Int] {
    guard let answer, !answer.isNull else { return [] }
    var found: Set<Int> = []
    for one in answer.asArray ?? [answer] {
      if let index = index(of: one, in: options) { found.insert(index) }
    }
    return found.sorted()
  }

  /// An option's id; its value or label where it has none.
  public static func id(of option: KeyedObject) -> String? {
    option[OptionKeys.id] ?? option[OptionKeys.value].flatMap(plain) ?? option[OptionKeys.label]
  }

  private static func index(of answer: JSON, in options: [KeyedObject]) -> Int? {
    if answer.asObject != nil {
      // Adapty's {id, value, label}.
      for key in ["id", "value", "label"] {
        if let word = answer[key], let index = index(of: word, in: options) { return index }
      }
      return nil
    }
    guard let word = plain(answer) else { return nil }
    return options.firstIndex { $0[OptionKeys.id] == word }
      ?? options.firstIndex { $0[OptionKeys.value].flatMap(plain) == word }
      ?? options.firstIndex { $0[OptionKeys.label] == word }
  }

  /// A scalar as a word; whole numbers without a point.
  private static func plain(_ json: JSON) -> String? {
    if let string = json.asString { return string }
    if let bool = json.asBool { return bool ? "true" : "false" }
    return json.asNumber.map { number in
      Int(exactly: number).map(String.init) ?? String(number)
    }
  }
}
