import FlowBase
import FlowDocument

/// One step as one user sees it: what shows, with its words, before anything has a size.
public struct Screen: Sendable {
  public var flow: Flow
  /// Only what shows: conditions applied, patches laid over, texts translated and resolved, numbers parsed.
  public var step: Step
  /// Position in the flow's `steps`, from 0, and their number (S-30).
  public var index: Int
  public var total: Int
  public var state: UserState
  public var environment: Environment
  /// What this screen is in the middle of.
  public var live: LiveState
  /// Answers of this step by field id, with what each field shows: the response, the state's default, its own (S-51).
  public var answers: JSONObject
  public var words: Words
  /// Found while resolving, in document order.
  public var diagnostics: [Diagnostic]

  public init(
    flow: Flow, step: Step, index: Int, total: Int, state: UserState, environment: Environment, live: LiveState,
    answers: JSONObject, words: Words, diagnostics: [Diagnostic] = []
  ) {
    self.flow = flow
    self.step = step
    self.index = index
    self.total = total
    self.state = state
    self.environment = environment
    self.live = live
    self.answers = answers
    self.words = words
    self.diagnostics = diagnostics
  }

  /// (position + 1) / total, also when branches are skipped (HP-02).
  public var progress: Double { total > 0 ? Double(index + 1) / Double(total) : 0 }
}

/// `screen.<step>` of the state.
public struct LiveState: Sendable {
  public enum BannerKind: String, Sendable { case error, success }
  public var banner: (kind: BannerKind, message: String)?
  public var isLoading = false
  /// The words of the toast, the built-in ones resolved (S-01).
  public var toast: String?
  /// Field or block id that is open, and that is focused.
  public var open: String?
  public var focused: String?
  /// Field id → message.
  public var errors: [String: String] = [:]
  /// Field ids that are disabled by the state.
  public var disabled: Set<String> = []
  /// Points scrolled.
  public var scrollY = 0.0
  /// Field id → suggestions (S-02), as written.
  public var suggestions: JSONObject
  /// `screen.<step>.chat` as written (S-03).
  public var chat: JSON?

  public init() { suggestions = JSONObject() }
}
