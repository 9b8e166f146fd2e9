import FlowBase

/// A file that has been read: its flows, and what a bundle holds beside them (format.md, What a file may hold).
public struct Document: Sendable {
  /// As recognised by its shape.
  public enum Kind: String, Sendable { case bundle, flows, flow, step, block, adapty }
  public var kind: Kind
  /// The path as the user gave it.
  public var file: String
  /// In document order; a bundle's `screens` are the flow `screens` (S-59).
  public var flows: [Flow]
  /// The bundle's default for the namespace `remote_config`.
  public var remoteConfig: JSONObject
  public var experiments: [Experiment]
  /// Ids of the bundle's paywalls, for lint and storyboard; the value is the paywall as written.
  public var paywalls: JSONObject
  /// The bundle's paywalls, messages and surveys, for lint.
  public var surfaces: [Surface]

  public init(
    kind: Kind, file: String, flows: [Flow] = [], remoteConfig: JSONObject = JSONObject(),
    experiments: [Experiment] = [], paywalls: JSONObject = JSONObject(), surfaces: [Surface] = []
  ) {
    self.kind = kind
    self.file = file
    self.flows = flows
    self.remoteConfig = remoteConfig
    self.experiments = experiments
    self.paywalls = paywalls
    self.surfaces = surfaces
  }
}

/// A flow in its normal form.
public struct Flow: Keyed, Sendable {
  public var id: String
  public var values: JSONObject
  public var origin: Origin
  public var steps: [Step]
  public var nodes: [FlowNode]
  /// `settings` in its normal form, empty where the document has none.
  public var settings: KeyedObject
  public var defaultLocale: LocaleTag
  /// The flow as written, for experiments that patch it.
  public var source: JSON

  public init(
    id: String, values: JSONObject, origin: Origin, steps: [Step], nodes: [FlowNode], settings: KeyedObject,
    defaultLocale: LocaleTag, source: JSON
  ) {
    self.id = id
    self.values = values
    self.origin = origin
    self.steps = steps
    self.nodes = nodes
    self.settings = settings
    self.defaultLocale = defaultLocale
    self.source = source
  }

  public func step(_ id: String) -> Step? { steps.first { $0.id == id } }
  public func node(_ id: String) -> FlowNode? { nodes.first { $0.id == id } }
}

/// A step in its normal form; `config` is merged under the root.
public struct Step: Keyed, Sendable {
  public var id: String
  public var type: StepKeys.Kind
  public var path: String
  public var origin: Origin
  public var values: JSONObject
  public var blocks: [Block]
  public var fields: [Block]
  public var cta: Block?
  public var secondaryCTA: Block?
  public var footer: [Block]

  public init(
    id: String, type: StepKeys.Kind, path: String, origin: Origin, values: JSONObject, blocks: [Block] = [],
    fields: [Block] = [], cta: Block? = nil, secondaryCTA: Block? = nil, footer: [Block] = []
  ) {
    self.id = id
    self.type = type
    self.path = path
    self.origin = origin
    self.values = values
    self.blocks = blocks
    self.fields = fields
    self.cta = cta
    self.secondaryCTA = secondaryCTA
    self.footer = footer
  }

  /// Every block of the step in document order, parents before children: blocks, fields, calls to action, footer.
  public func forEachBlock(_ body: (Block) -> Void) {
    for part in [blocks, fields, [cta, secondaryCTA].compactMap { $0 }, footer] { part.forEach { $0.forEach(body) } }
  }
}

/// A node between the steps: a paywall trigger or an end (PT-01, ST-10).
public struct FlowNode: Keyed, Sendable {
  public enum Kind: String, Sendable {
    case paywallTrigger = "paywall_trigger"
    case end
  }
  public var id: String
  /// nil for a type that is neither; reported, and treated as absent.
  public var kind: Kind?
  public var values: JSONObject
  public var origin: Origin

  public init(id: String, kind: Kind?, values: JSONObject, origin: Origin) {
    self.id = id
    self.kind = kind
    self.values = values
    self.origin = origin
  }
}

/// An experiment of a bundle (S-12).
public struct Experiment: Keyed, Sendable {
  public struct Variant: Keyed, Sendable {
    public var id: String
    /// As the document has them, with their places.
    public var values: JSONObject
    public var weight: Double
    /// Takes another flow's place.
    public var flowID: String?
    /// Step id → patch, merged deeply into the step as written.
    public var overrides: JSONObject
    public init(
      id: String, values: JSONObject = JSONObject(), weight: Double, flowID: String?, overrides: JSONObject
    ) {
      self.id = id
      self.values = values
      self.weight = weight
      self.flowID = flowID
      self.overrides = overrides
    }
  }
  public var id: String
  /// As the document has them, with their places.
  public var values: JSONObject
  /// running or concluded.
  public var status: String
  /// What it runs on (`onboarding`), and the flow's id.
  public var surface: String?
  public var target: String?
  public var variants: [Variant]
  /// The variant that a concluded experiment settled on.
  public var winner: String?

  /// Whether it runs on flows, so that its target is one.
  public var isOnFlows: Bool { surface.map { ["onboarding", "onboarding_flow", "flow"].contains($0) } ?? true }

  public init(
    id: String, values: JSONObject = JSONObject(), status: String, surface: String?, target: String?,
    variants: [Variant], winner: String?
  ) {
    self.id = id
    self.values = values
    self.status = status
    self.surface = surface
    self.target = target
    self.variants = variants
    self.winner = winner
  }
}
