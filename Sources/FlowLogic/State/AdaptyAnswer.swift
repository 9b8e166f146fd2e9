import FlowDocument

/// One of Adapty's answer events (seed 004; AD-10 … AD-14).
struct AdaptyAnswer {
  /// The kinds of answers there are.
  static let kinds = ["select", "multiSelect", "input", "datePicker"]
  /// `params.type` where it is none of them.
  var unknownKind: JSON?
  /// "flow/step", as the events name them; an event without a screen stands under "".
  var step: String
  var element: String
  /// `{id, value, label}`, a list of these, the text as typed, or `{day, month, year}`.
  var value: JSON

  /// nil where the JSON is no such event.
  init?(_ event: JSON) {
    guard let element = (event["elementId"] ?? event["element_id"])?.asString else { return nil }
    guard let value = event["params"]?["value"] ?? event["value"] else { return nil }
    self.element = element
    let meta = event["meta"]
    let screen = meta?["screenClientId"]?.asString
    let flow = meta?["onboardingId"]?.asString
    step = screen.map { screen in flow.map { "\($0)/\(screen)" } ?? screen } ?? ""
    // A text input wraps what was typed: {type, value} (AD-12).
    let kind = event["params"]?["type"]
    unknownKind = kind.flatMap { Self.kinds.contains($0.asString ?? "") ? nil : $0 }
    let isInput = kind?.asString == "input"
    self.value = isInput ? value["value"] ?? value : value
  }
}
