import FlowBase

/// What a bundle holds beside flows and screens: a paywall, a message or a survey. It is looked at, not drawn (format.md,
/// What a file may hold).
public struct Surface: Keyed, Sendable {
  /// Where something may be shown; each has its own moments (PA-11 … PA-13).
  public enum Kind: String, CaseIterable, Sendable { case onboarding, screen, paywall, message, survey }
  public var kind: Kind
  public var id: String
  public var values: JSONObject
  public var blocks: [Block]
  public var origin: Origin

  public init(kind: Kind, id: String, values: JSONObject, blocks: [Block] = [], origin: Origin) {
    self.kind = kind
    self.id = id
    self.values = values
    self.blocks = blocks
    self.origin = origin
  }
}

extension Surface.Kind {
  /// The moments at which particles can show here; nil = the trigger is not asked (PA-13).
  var moments: [ParticleKeys.Trigger]? {
    switch self {
    case .onboarding: [.onAppear, .onStepComplete]
    case .screen, .message: [.onAppear]
    case .paywall: [.onPurchase]
    case .survey: nil
    }
  }

  /// With its article, for messages.
  var noun: String {
    switch self {
    case .onboarding: "an onboarding flow"
    case .screen: "a screen"
    case .paywall: "a paywall"
    case .message: "an in-app message"
    case .survey: "a survey"
    }
  }

  /// What is known of its keys.
  public var declaration: ObjectDeclaration {
    switch self {
    case .onboarding: FlowKeys.declaration
    case .screen: StepKeys.declaration
    case .paywall: SurfaceKeys.paywall
    case .message: SurfaceKeys.message
    case .survey: SurfaceKeys.survey
    }
  }
}
