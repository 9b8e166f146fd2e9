import FlowBase
import FlowDocument

/// What conditions, templates and routing ask of a flow, found once: its steps by id, its fields by id, and which field
/// depends on which.
struct FlowIndex: Sendable {
  /// Something of a step that has an answer: a field, a block with one, or the step's own question (S-06).
  struct Field: Sendable {
    var id: String
    /// Position of the step.
    var step: Int
    /// nil for the step's own question.
    var block: Block?
    var dependsOn: Condition?
    /// The fields that `dependsOn` speaks of and that have a `depends_on` themselves.
    var dependencies: [Int] = []
    /// In a cycle of dependencies: never shown (S-38).
    var isCyclic = false

    /// The keys under which a response may hold the answer beside the id: the block's id (AD-14), `toggle_<id>` (S-16).
    var otherKeys: [String] {
      guard let block else { return [] }
      let own = block.id == id ? [] : [block.id]
      return block.type == "toggle" ? own + ["toggle_" + block.id] : own
    }
  }

  let flow: Flow
  private(set) var fields: [Field] = []
  /// Of each step: id → fields of that id, mostly one.
  private(set) var own: [[String: [Int]]] = []
  /// Id → fields of that id in the order of steps.
  private(set) var byID: [String: [Int]] = [:]
  let stepIndex: [String: Int]

  init(_ flow: Flow) {
    self.flow = flow
    stepIndex = Dictionary(flow.steps.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
    own.reserveCapacity(flow.steps.count)
    for (i, step) in flow.steps.enumerated() {
      own.append([:])
      if step.values[OptionKeys.options.declaration.name] != nil { add(Field(id: Self.questionID(of: step), step: i)) }
      step.forEachBlock { block in
        guard let id = Self.fieldID(of: block) else { return }
        let condition = block.values[FieldKeys.dependsOn.declaration.name].map(Condition.init)
        add(Field(id: id, step: i, block: block, dependsOn: condition))
      }
    }
    findDependencies()
  }

  private mutating func add(_ field: Field) {
    own[field.step][field.id, default: []].append(fields.count)
    byID[field.id, default: []].append(fields.count)
    fields.append(field)
  }

  /// The implicit field id of a step with options (S-06).
  static func questionID(of step: Step) -> String { step[StepKeys.fieldID] ?? step.id }

  /// Blocks that have an answer even without a `field_id`: it goes by their own id.
  private static let answering: Set<String> = [
    "toggle", "option_list", "wheel_picker", "date_wheel_picker", "otp_input", "rating", "pricing_card",
    "calendar_month", "memory_match",
  ]

  /// The name of a block's answer; nil for blocks that have none.
  static func fieldID(of block: Block) -> String? {
    if let id = block[CommonKeys.fieldID], !id.isEmpty { return id }
    return block.type.hasPrefix("input_") || answering.contains(block.type) ? block.id : nil
  }

  // MARK: Dependencies

  /// The fields that a name may mean, seen from a step (S-15).
  func fields(named name: String, from step: Int?) -> [Int] {
    func found(_ id: String, in step: Int) -> [Int]? {
      own[step][id] ?? id.firstDot.flatMap { own[step][String(id[..<$0])] }
    }
    if let dot = name.firstDot {
      let head = String(name[..<dot])
      let rest = String(name[name.index(after: dot)...])
      if head == "input" { return fields(named: rest, from: step) }
      if head == "onboarding" { return rest.contains(".") ? fields(named: rest, from: nil) : [] }
      if let other = stepIndex[head] { return found(rest, in: other) ?? [] }
    }
    if let step, let own = found(name, in: step) { return own }
    return byID[name] ?? name.firstDot.flatMap { byID[String(name[..<$0])] } ?? []
  }

  private mutating func findDependencies() {
    for i in fields.indices {
      guard let condition = fields[i].dependsOn else { continue }
      var found: [Int] = []
      for test in condition.tests {
        guard let name = test.field else { continue }
        for other in fields(named: name, from: fields[i].step)
        where fields[other].dependsOn != nil && !found.contains(other) { found.append(other) }
      }
      fields[i].dependencies = found
    }
    for member in Cycles.members(of: fields.map(\.dependencies)) { fields[member].isCyclic = true }
  }
}
