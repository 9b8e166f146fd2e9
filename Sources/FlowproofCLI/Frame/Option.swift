import FlowBase
import FlowDocument

/// What the parser, the help and the completions know of an option.
struct OptionSpec: Sendable {
  /// Without the dashes.
  var name: String
  var short: Character?
  /// The value as help prints it (`N`, `DIR`); nil for a flag, which takes none.
  var value: String?
  var help: String
  var completion: Completion
  /// Whether it may be given several times; lists may, single values may not.
  var isRepeatable: Bool
  /// The option has an effect only beside one of these.
  var onlyWith: [String] = []
  /// The option has no effect beside any of these.
  var notWith: [String] = []
  /// Refuses values that cannot be read.
  var check: @Sendable ([String]) throws(CommandError) -> Void

  /// `--jobs`.
  var flag: String { "--" + name }
}

/// An option whose value has a type: declare it once, list its `spec` and read it with `input[option]`.
struct Option<Value: Sendable>: Sendable {
  var spec: OptionSpec
  /// The value when the option is not given.
  let fallback: Value
  /// Makes the value of the texts given, at least one.
  let read: @Sendable ([String]) throws(CommandError) -> Value

  init(
    _ name: String, short: Character? = nil, value: String?, _ help: String, completion: Completion = .none,
    isRepeatable: Bool = false, fallback: Value, read: @escaping @Sendable ([String]) throws(CommandError) -> Value
  ) {
    spec = OptionSpec(
      name: name, short: short, value: value, help: help, completion: completion, isRepeatable: isRepeatable,
      check: { (texts) throws(CommandError) in _ = try read(texts) })
    self.fallback = fallback
    self.read = read
  }

  /// The same option, refused unless one of `others` (names without dashes) is given too.
  func onlyWith(_ others: String...) -> Option {
    var copy = self
    copy.spec.onlyWith = others
    return copy
  }

  /// The same option, refused beside any of `others` (names without dashes).
  func notWith(_ others: String...) -> Option {
    var copy = self
    copy.spec.notWith = others
    return copy
  }
}

extension Option where Value == Bool {
  static func flag(_ name: String, short: Character? = nil, _ help: String) -> Option {
    Option(name, short: short, value: nil, help, isRepeatable: true, fallback: false) { _ in true }
  }
}

extension Option where Value == String? {
  static func text(
    _ name: String, short: Character? = nil, value: String, _ help: String, completion: Completion = .none
  ) -> Option {
    Option(name, short: short, value: value, help, completion: completion, fallback: nil) { texts in texts.last }
  }
}

extension Option where Value == Int? {
  static func integer(
    _ name: String, short: Character? = nil, value: String = "N", in range: ClosedRange<Int>, _ help: String
  ) -> Option {
    Option(name, short: short, value: value, help, fallback: nil) { (texts) throws(CommandError) in
      guard let text = texts.last, let number = Int(text), range.contains(number) else {
        throw .badValue(texts.last, of: name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension Option where Value == Double? {
  static func number(
    _ name: String, short: Character? = nil, value: String = "N", in range: ClosedRange<Double>, _ help: String
  ) -> Option {
    Option(name, short: short, value: value, help, fallback: nil) { (texts) throws(CommandError) in
      guard let text = texts.last, let number = Double(text), range.contains(number) else {
        let (low, high) = (JSONWriter.number(range.lowerBound), JSONWriter.number(range.upperBound))
        throw .badValue(texts.last, of: name, "a number from \(low) to \(high)")
      }
      return number
    }
  }
}

extension Option {
  /// One of a set of words.
  static func choice(_ name: String, value: String, _ help: String, fallback: Value) -> Option
  where Value: RawRepresentable<String> & CaseIterable {
    let words = Value.allCases.map(\.rawValue)
    return Option(name, value: value, help, completion: .words(words), fallback: fallback) {
      (texts) throws(CommandError) in try Value.named(texts.last ?? "", in: name)
    }
  }

  /// Some of a set of words: repeated, or with commas between.
  static func choices<Element>(_ name: String, value: String, _ help: String) -> Option
  where Value == [Element], Element: RawRepresentable<String> & CaseIterable & Hashable {
    .list(name, value: value, help, completion: .words(Element.allCases.map(\.rawValue))) {
      (text) throws(CommandError) in try Element.named(text, in: name)
    }
  }

  /// Values repeated or with commas between (`split` parts them), each read by `element`; one named twice counts once.
  static func list<Element: Hashable>(
    _ name: String, short: Character? = nil, value: String, _ help: String, completion: Completion = .none,
    split: @escaping @Sendable (String) -> [String] = { $0.split(separator: ",").map(String.init) },
    element: @escaping @Sendable (String) throws(CommandError) -> Element
  ) -> Option where Value == [Element] {
    Option(name, short: short, value: value + "…", help, completion: completion, isRepeatable: true, fallback: []) {
      (texts) throws(CommandError) in
      var elements: [Element] = []
      for text in texts {
        let parts = split(text)
        guard !parts.isEmpty, !parts.contains("") else { throw .badValue(text, of: name, "names with commas between") }
        for part in parts {
          let next = try element(part)
          if !elements.contains(next) { elements.append(next) }
        }
      }
      return elements
    }
  }
}

extension Option {
  /// Values of which each is given by the option again: names that may hold a comma.
  static func repeated<Element: Hashable>(
    _ name: String, value: String, _ help: String, completion: Completion = .none,
    element: @escaping @Sendable (String) throws(CommandError) -> Element
  ) -> Option where Value == [Element] {
    var option = Option.list(
      name, value: value, help + "; again for more", completion: completion, split: { [$0] }, element: element)
    option.spec.value = value
    return option
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The case spelled so, whatever its case; else an error that names them all.
  fileprivate static func named(_ text: String, in option: String) throws(CommandError) -> Self {
    if let match = allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return match }
    let words = allCases.map(\.rawValue)
    var error = CommandError.badValue(text, of: option, "one of " + words.joined(separator: ", "))
    if let near = suggestion(for: text, among: words) { error.hint = "did you mean '\(near)'?" }
    throw error
  }
}

extension CommandError {
  static func badValue(_ text: String?, of option: String, _ wanted: String) -> CommandError {
    .usage("--\(option) takes \(wanted), not '\(text ?? "")'")
  }
}
