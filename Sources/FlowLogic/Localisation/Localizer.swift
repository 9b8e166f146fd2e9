import FlowBase
import FlowDocument

/// Puts a flow's texts into one locale (S-17): maps of locales, tables, plural forms, each with its fall-back chain.
struct Localizer: Sendable {
  let locale: LocaleTag
  let defaultLocale: LocaleTag
  /// The tables of the chain: the locale, what it shortens to, the flow's default locale.
  private let tables: [JSONObject]
  /// How many of them are the locale's own, not the default's.
  private let ownTables: Int
  /// Whether the flow speaks the locale somewhere, in a table or in a text of its own.
  private let isSpoken: Bool

  /// `isSpoken` where it is known already that some text speaks the locale.
  init(_ flow: Flow, locale: LocaleTag, isSpoken: Bool = false) {
    self.locale = locale
    defaultLocale = flow.defaultLocale
    guard let object = flow[FlowKeys.localizations]?.asObject, !object.isEmpty else {
      tables = []
      ownTables = 0
      self.isSpoken = isSpoken
      return
    }
    func table(_ tag: LocaleTag) -> JSONObject? {
      object[tag.description]?.asObject
        ?? object.members.first { LocaleTag($0.key) == tag }.flatMap { $0.value.asObject }
    }
    let own = Self.chain(locale).compactMap(table)
    let chain = Set(Self.chain(locale))
    tables = own + Self.chain(defaultLocale).filter { !chain.contains($0) }.compactMap(table)
    ownTables = own.count
    self.isSpoken = isSpoken || ownTables > 0
  }

  /// The tag and what it shortens to: `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func chain(_ tag: LocaleTag) -> [LocaleTag] {
    var chain = [tag]
    var rest = tag.description[...]
    while let dash = rest.lastIndex(of: "-") {
      rest = rest[..<dash]
      chain.append(LocaleTag(String(rest)))
    }
    return chain
  }

  /// Whether the screen's language is the one that the texts are written in.
  private var isDefault: Bool { locale.language == defaultLocale.language }

  /// A text of the document in this locale, before templates. `isMissing`: the flow speaks this language elsewhere, or
  /// this text speaks others, but not here.
  func text(_ json: JSON, count: Double? = nil) -> (text: String?, isMissing: Bool) {
    guard let object = json.asObject else {
      guard let raw = json.asString else { return (json.scalarText, false) }
      for (i, table) in tables.enumerated() {
        if let found = table[raw].flatMap({ plural($0, count) }) { return (found, i >= ownTables && isLost(raw)) }
      }
      return (raw, isLost(raw))
    }
    if let form = plural(json, count) { return (form, false) }
    let entries = object.members.map { (tag: LocaleTag($0.key), value: $0.value) }
    for tag in Self.chain(locale) {
      if let own = entries.first(where: { $0.tag == tag }) { return (plural(own.value, count), false) }
    }
    for tag in Self.chain(defaultLocale) {
      if let other = entries.first(where: { $0.tag == tag }) {
        return (plural(other.value, count), isSpoken && !isDefault)
      }
    }
    return (entries.first.flatMap { plural($0.value, count) }, isSpoken && !isDefault)
  }

  /// Whether a text without an entry is one that somebody forgot.
  private func isLost(_ raw: String) -> Bool { isSpoken && !isDefault && Self.hasWords(raw) }

  /// A string itself, or the form of a plural map that the count takes; nil for anything else.
  private func plural(_ json: JSON, _ count: Double?) -> String? {
    guard let object = json.asObject else { return json.scalarText }
    guard object.members.allSatisfy({ PluralForm(rawValue: $0.key) != nil }) else { return nil }
    let form = count.map { PluralRules.form(of: $0, in: locale) } ?? .other
    return (object[form.rawValue] ?? object["other"] ?? object.members.first?.value)?.scalarText
  }

  /// Words of Flowproof's own that the flow overrides: `@key` without the sign → words.
  var overrides: [String: String] {
    var found: [String: String] = [:]
    for table in tables.reversed() {
      for member in table.members where member.key.hasPrefix("@") {
        found[String(member.key.dropFirst())] = plural(member.value, nil)
      }
    }
    return found
  }

  /// Whether there is anything to translate beside templates and signs.
  static func hasWords(_ text: String) -> Bool {
    for piece in Template.mayBe(text) ? Template(text).pieces : [.literal(text)] {
      guard case .literal(let literal) = piece else { continue }
      if literal.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) { return true }
    }
    return false
  }
}
