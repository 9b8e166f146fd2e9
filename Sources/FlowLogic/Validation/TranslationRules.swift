import FlowBase
import FlowDocument

/// Texts that locales of the flow lack: once for each text (S-17, S-53).
enum TranslationRules {
  static func check(_ lint: inout FlowLint) {
    let texts = texts(of: lint)
    let localizers = locales(of: lint.flow, texts).map { Localizer(lint.flow, locale: $0, isSpoken: true) }
    var seen: Set<JSON> = []
    for text in texts where seen.insert(text).inserted {
      var shown = ""
      let lacking = localizers.filter { localizer in
        let (words, isMissing) = localizer.text(text)
        guard isMissing, let words, Localizer.hasWords(words) else { return false }
        shown = words
        return true
      }
      guard !lacking.isEmpty else { continue }
      let quoted = JSONWriter.quoted(shown.count > 40 ? String(shown.prefix(39)) + "…" : shown)
      let names = lacking.map { "`\($0.locale)`" }.joined(separator: ", ")
      lint.report(.missingTranslation, "\(quoted) is not translated to \(names).", at: text.origin)
    }
  }

  private static func texts(of lint: FlowLint) -> [JSON] {
    var texts: [JSON] = []
    for step in lint.flow.steps {
      lint.values.visit(step) { leaf, _ in
        if case .text = leaf.kind { texts.append(leaf.json) }
      }
    }
    return texts
  }

  /// Every locale with a table or an entry, but the one that the texts are written in; sorted.
  private static func locales(of flow: Flow, _ texts: [JSON]) -> [LocaleTag] {
    let tables = flow[FlowKeys.localizations]?.asObject?.members ?? []
    var tags = Set(tables.filter { $0.value.asObject != nil }.map { LocaleTag($0.key) })
    for text in texts {
      for key in text.asObject?.keys ?? [] where PluralForm(rawValue: key) == nil { tags.insert(LocaleTag(key)) }
    }
    return tags.filter { $0.language != flow.defaultLocale.language }
      .sorted { $0.description.lowercased() < $1.description.lowercased() }
  }
}
