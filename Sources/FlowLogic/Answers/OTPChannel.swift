import FlowDocument

/// How a one-time code is sent (BA-21).
public enum OTPChannel: String, CaseIterable, Sendable {
  case sms, email, whatsapp, voice

  /// The button's `action_value`, whatever its case; else by the step's only phone or only email field; none where it has
  /// both or neither.
  public init?(of button: Block, in step: Step) {
    if let named = button[CommonKeys.actionValue].flatMap({ OTPChannel(rawValue: $0.lowercased()) }) {
      self = named
      return
    }
    var counts = (phone: 0, email: 0)
    step.forEachBlock { block in
      if block.type == "input_phone" { counts.phone += 1 }
      if block.type == "input_email" { counts.email += 1 }
    }
    switch (counts.phone == 1, counts.email == 1) {
    case (true, false): self = .sms
    case (false, true): self = .email
    default: return nil
    }
  }
}
