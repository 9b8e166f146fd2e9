/// How much a finding matters. Only errors and, under `--strict`, warnings change an exit code.
public enum Severity: String, Sendable, Comparable {
  case note, warning, error

  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}

/// The stable name of a kind of finding (S-41, S-53). The raw value is what users see, filter and suppress.
public enum DiagnosticCode: String, Sendable, CaseIterable {
  case syntax
  case unknownKey = "unknown-key"
  case unknownBlock = "unknown-block"
  case unknownFieldType = "unknown-field-type"
  case unknownValue = "unknown-value"
  case wrongType = "wrong-type"
  case numberInString = "number-in-string"
  case missingTarget = "missing-target"
  case missingAsset = "missing-asset"
  case brokenAsset = "broken-asset"
  case badColour = "bad-colour"
  case badPattern = "bad-pattern"
  case clamped
  case duplicateID = "duplicate-id"
  case unreachableStep = "unreachable-step"
  case routingCycle = "routing-cycle"
  case deadEnd = "dead-end"
  case dependencyCycle = "dependency-cycle"
  case unbalancedTemplate = "unbalanced-template"
  case unknownNamespace = "unknown-namespace"
  case unknownField = "unknown-field"
  case unresolvedTemplate = "unresolved-template"
  case unknownTag = "unknown-tag"
  case noEffect = "no-effect"
  case paywallChain = "paywall-chain"
  case missingGlyph = "missing-glyph"
  case missingTranslation = "missing-translation"
  case notDrawn = "not-drawn"
  case truncated
  case tooLarge = "too-large"
}

/// One finding about the user's input. It never stops the work by itself.
public struct Diagnostic: Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity
  /// One sentence that names the value and what is done instead.
  public var message: String
  /// The way out, if there is one ("did you mean `spacing`?").
  public var hint: String?
  public var origin: Origin

  public init(
    _ code: DiagnosticCode, _ severity: Severity = .warning, _ message: String, hint: String? = nil,
    at origin: Origin = .none
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.origin = origin
  }
}
