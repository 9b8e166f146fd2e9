extension ValueKind {
  /// What is expected, in a reader's words: "a number", "one of `top`, `center`".
  var expectation: String {
    switch self {
    case .text: "words (a string, or one for each locale)"
    case .string: "a string"
    case .number: "a number"
    case .integer: "a whole number"
    case .bool: "true or false"
    case .color: "a colour such as \"#1A2B3C\""
    case .choice(let choices): "one of " + choices.values.map { "`\($0)`" }.joined(separator: ", ")
    case .dimension: "points, `fit`, `fill` or a percentage"
    case .edges: "a number or {top, right, bottom, left}"
    case .corners: "a number or {top_left, top_right, bottom_right, bottom_left}"
    case .asset: "a file's path or URL"
    case .icon: "`library:name`, an emoji or {library, name}"
    case .date: "a date (YYYY-MM-DD or {day, month, year})"
    case .object(let declaration): "an object (\(declaration.name))"
    case .style: "an object, or the name of a block style"
    case .list(let kind): "a list of \(kind.plural)"
    case .map: "an object"
    case .either(let kinds): kinds.map(\.expectation).joined(separator: ", or ")
    case .blocks: "a list of blocks"
    case .fields: "a list of fields"
    case .button: "a button's keys, or its text"
    case .condition: "a condition"
    case .any: "anything"
    }
  }

  private var plural: String {
    switch self {
    case .text, .string: "strings"
    case .number, .integer: "numbers"
    case .color: "colours"
    case .object(let declaration): "\(declaration.name) objects"
    default: "values"
    }
  }

  /// Whether values of this kind are kept as they were written, and null with them: in an override it says something
  /// (S-12).
  var isFree: Bool {
    switch self {
    case .any: true
    case .map(let item): item.isFree
    default: false
    }
  }

  /// Whether a value of this JSON type can be of this kind without any leniency but that for numbers in strings.
  func fits(_ json: JSON) -> Bool {
    switch (self, json.value) {
    case (.any, _): true
    case (.number, .string(let text)), (.integer, .string(let text)):
      Normaliser.isTemplate(text) || Normaliser.number(in: text) != nil
    case (.bool, .string(let text)): Normaliser.isTemplate(text) || Normaliser.bool(in: text) != nil
    case (.text, .string), (.string, .string), (.color, .string), (.choice, .string), (.dimension, .string),
      (.asset, .string), (.icon, .string), (.date, .string), (.style, .string), (.button, .string):
      true
    case (.number, .number), (.integer, .number), (.dimension, .number), (.edges, .number), (.corners, .number): true
    case (.bool, .bool): true
    case (.list, .array), (.blocks, .array), (.fields, .array): true
    case (.text, .object), (.color, .object), (.edges, .object), (.corners, .object), (.asset, .object),
      (.icon, .object), (.date, .object), (.object, .object), (.style, .object), (.map, .object), (.button, .object),
      (.condition, .object):
      true
    case (.either(let kinds), _): kinds.contains { $0.fits(json) }
    default: false
    }
  }
}
