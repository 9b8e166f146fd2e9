import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

extension BlockCase {
  /// Reads one line of a file of cases: `{"name", "width", "block", …}`, or a block alone, which has a `type`. Keys that
  /// it lacks keep the values of `base`, and so do those that cannot be read, which the diagnostics tell. Nil where there
  /// is no block, or where its canvas cannot be drawn: then one of the diagnostics is an error.
  public static func read(
    _ json: JSON, over base: BlockCase, index: Int
  ) -> (block: BlockCase?, diagnostics: [Diagnostic]) {
    var reader = CaseReader(json)
    var one = base
    one.name = reader.text("name") ?? "case-\(index + 1)"
    guard let block = json["block"]?.asObject == nil ? (json["type"] == nil ? nil : json) : json["block"] else {
      reader.refuse(.wrongType, "a case is an object with a `block`", json.origin)
      return (nil, reader.diagnostics)
    }
    one.block = block
    // A block alone has its own `width`, `locale` and so on.
    guard json["block"] != nil else {
      one.name = "case-\(index + 1)"
      return (one, reader.diagnostics)
    }
    one.width = reader.number("width", in: 1...20_000) ?? base.width
    one.height = reader.number("height", in: 1...20_000) ?? base.height
    one.scale = reader.number("scale", in: 0.25...8) ?? base.scale
    let canvas = reader.size("canvas")
    one.canvas = canvas ?? base.canvas
    one.padding = reader.number("padding", in: 0...10_000) ?? (canvas == nil ? base.padding : 24)
    one.background = reader.color("background") ?? base.background
    one.moment = reader.number("at", in: 0...86_400_000) ?? base.moment
    one.locale = reader.text("locale").map(LocaleTag.init) ?? base.locale
    one.appearance = reader.word("appearance") ?? base.appearance
    one.textSize = reader.word("text_size") ?? base.textSize
    one.platform = reader.word("platform") ?? base.platform
    one.state = json["state"].map { UserState.load($0).state } ?? base.state
    switch reader.text("metrics") {
    case "font": one.metrics = .font
    case "mono": one.metrics = .mono
    case "platform": one.metrics = .platform(one.platform)
    case let other?: reader.unknown(other, "metrics", ["platform", "font", "mono"])
    case nil: break
    }
    if let canvas = one.canvas, !PictureLimit.allows(canvas, scale: one.scale) {
      let (width, height) = (
        PictureLimit.whole(canvas.width * one.scale), PictureLimit.whole(canvas.height * one.scale)
      )
      reader.refuse(
        .tooLarge, "a canvas of \(width) × \(height) pixels is more than \(PictureLimit.pixels / 1_000_000) megapixels",
        json["canvas"]?.origin ?? json.origin)
      return (nil, reader.diagnostics)
    }
    return (one, reader.diagnostics)
  }
}

/// Reads the values of a case, and says which it cannot use.
private struct CaseReader {
  let json: JSON
  var diagnostics: [Diagnostic] = []

  init(_ json: JSON) { self.json = json }

  mutating func refuse(_ code: DiagnosticCode, _ words: String, _ origin: Origin) {
    diagnostics.append(Diagnostic(code, .error, words, at: origin))
  }

  mutating func unknown(_ word: String, _ key: String, _ words: [String]) {
    let near = suggestion(for: word, among: words).map { "did you mean `\($0)`?" }
    warn(
      .unknownValue, "`\(shortened(word))` is no \(key): it is ignored", key,
      hint: near ?? words.joined(separator: ", "))
  }

  mutating func text(_ key: String) -> String? {
    guard let value = present(key) else { return nil }
    guard let text = value.asString else { return wrong(key, "a string") }
    return text
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String) -> Word? {
    guard let text = text(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      unknown(text, key, Word.allCases.map(\.rawValue))
      return nil
    }
    return word
  }

  mutating func color(_ key: String) -> Color? {
    guard let text = text(key) else { return nil }
    guard let color = Color(hex: text) else {
      warn(.badColour, "`\(shortened(text))` is no colour: it is ignored", key, hint: "#RRGGBB")
      return nil
    }
    return color
  }

  mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let value = present(key) else { return nil }
    guard let number = value.asNumber else { return wrong(key, "a number") }
    guard !range.contains(number) else { return number }
    let nearest = min(range.upperBound, max(range.lowerBound, number))
    warn(.clamped, "`\(key)` is outside \(Self.words(range)): it is \(JSONWriter.number(nearest))", key)
    return nearest
  }

  mutating func size(_ key: String) -> Size? {
    guard let value = present(key) else { return nil }
    let sides = value.asArray?.compactMap(\.asNumber) ?? []
    guard sides.count == 2, value.asArray?.count == 2, sides.allSatisfy({ $0 > 0 }) else {
      return wrong(key, "[width, height] in points")
    }
    return Size(sides[0], sides[1])
  }

  /// The value; nil where it is missing or null.
  private func present(_ key: String) -> JSON? {
    guard let value = json[key], !value.isNull else { return nil }
    return value
  }

  private mutating func wrong<Value>(_ key: String, _ wanted: String) -> Value? {
    warn(.wrongType, "`\(key)` is \(wanted): it is ignored", key)
    return nil
  }

  private mutating func warn(_ code: DiagnosticCode, _ words: String, _ key: String, hint: String? = nil) {
    diagnostics.append(Diagnostic(code, .warning, words, hint: hint, at: json[key]?.origin ?? json.origin))
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    JSONWriter.number(range.lowerBound) + " … " + JSONWriter.number(range.upperBound)
  }
}
