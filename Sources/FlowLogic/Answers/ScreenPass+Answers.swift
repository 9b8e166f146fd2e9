import FlowBase
import FlowDocument

extension ScreenPass {
  /// What each field of the step shows, by field id: the response, the state's default, its own (S-51); with it every
  /// other response of the step (`weight_display_unit`, `permission_camera`, `toggle_…`).
  mutating func shownAnswers() -> JSONObject {
    var answers = JSONObject()
    guard position < facts.index.own.count else { return answers }
    if let entry = facts.answers.entries[position]?.asObject {
      for member in entry.members where !member.value.isNull { answers.set(member) }
    }
    for field in fields {
      let entry = facts.index.fields[field]
      guard facts.dependencyHolds(field) else {
        // Another field of the same name may show.
        if !otherShows(field) { ([entry.id] + entry.otherKeys).forEach { answers.remove($0) } }
        continue
      }
      let response = facts.answer(field)
      // A measurement known only as it was shown (MM-12) has no default beside it.
      if response == nil, answers[entry.id + "_display_value"] != nil { continue }
      if let response {
        diagnostics += AnswerCheck.findings(response, to: entry.id, entry.block, options: facts.options(of: field))
      }
      guard let json = response ?? facts.defaultValue(field) else { continue }
      let shown = normal(json, of: field)
      answers[entry.id] = shown
      if let block = entry.block, block.id != entry.id { answers[block.id] = answers[block.id] ?? shown }
    }
    return answers
  }

  /// The step's fields, in document order.
  private var fields: [Int] { facts.index.own[position].values.flatMap { $0 }.sorted() }

  private func otherShows(_ field: Int) -> Bool {
    let id = facts.index.fields[field].id
    return facts.index.own[position][id]?.contains { $0 != field && facts.dependencyHolds($0) } ?? false
  }

  /// Adapty's option objects as the ids of the options they name (AD-10, AD-11).
  private func normal(_ json: JSON, of field: Int) -> JSON {
    func one(_ json: JSON) -> JSON {
      guard let object = json.asObject, let name = object["id"] ?? object["value"] ?? object["label"],
        name.scalarText != nil, json.isoDate == nil
      else { return json }
      let options = facts.options(of: field)
      guard let selected = OptionAnswer.selected(options, by: json).first else { return name }
      return OptionAnswer.id(of: options[selected]).map { JSON(.string($0), at: json.origin) } ?? name
    }
    if let items = json.asArray {
      return items.contains { $0.asObject != nil } ? JSON(.array(items.map(one)), at: json.origin) : json
    }
    return one(json)
  }
}
