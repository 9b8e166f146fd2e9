import FlowBase
import FlowDocument

/// One run over one step: what shows, with its words.
struct ScreenPass {
  let resolver: ScreenResolver
  let environment: Environment
  let position: Int
  let facts: Facts
  var texts: TextPass
  var step: Step
  private let declarations: DeclaredValues
  /// `screen.<step>` of the state.
  let screen: JSON?
  /// Tags that the step declares for all of its texts.
  private var stepTags: [String: String] = [:]
  var diagnostics: [Diagnostic] = []

  init(_ resolver: ScreenResolver, _ step: Step, _ position: Int, _ environment: Environment) {
    self.resolver = resolver
    self.environment = environment
    self.position = position
    self.step = step
    declarations = DeclaredValues(resolver.catalogue)
    facts = resolver.facts(platform: environment.platform, locale: environment.locale)
    texts = TextPass(
      localizer: Localizer(resolver.flow, locale: environment.locale), templates: TemplateResolver(facts),
      catalogue: resolver.catalogue)
    screen = UserState.entry(of: resolver.state.screens, flow: resolver.flow.id, step: step.id)
    // The facts own this closure: if it owned them too, every screen's would stay in memory.
    facts.resolve = { [unowned facts] json in
      var templates = TemplateResolver(facts)
      return templates.value(json, TemplateResolver.Scope())
    }
    stepTags = tags(of: step.values)
  }

  mutating func run() -> Screen {
    if !LocaleFormat.knows(environment.locale) {
      diagnostics.append(
        Diagnostic(
          .missingTranslation, .warning,
          "How `\(environment.locale)` writes numbers and dates is not known: they are written as in English."))
    }
    let words = Words(locale: environment.locale, overrides: texts.localizer.overrides)
    let answers = shownAnswers()
    step.blocks = blocks(step.blocks)
    step.fields = blocks(step.fields)
    step.footer = blocks(step.footer)
    step.cta = button(step.cta)
    step.secondaryCTA = button(step.secondaryCTA)
    if let condition = step.values[StepKeys.enabledWhen.declaration.name], !facts.enables(condition, from: position) {
      step.cta?.values["disabled"] = true
    }
    filterOptions(&step.values)
    step.values = texts.values(step.values, as: StepKeys.declaration, scope(step.values))
    replaceTitle()
    for unknown in facts.unknownFields {
      diagnostics.append(
        Diagnostic(
          .unknownField, .warning, "Neither flow nor state has `\(unknown.name)`: it counts as missing.",
          at: unknown.origin))
    }
    let live = LiveState(screen, step: step, answers: answers, words: words)
    return Screen(
      flow: resolver.flow, step: step, index: position, total: resolver.flow.steps.count, state: resolver.state,
      environment: environment, live: live, answers: answers, words: words,
      diagnostics: diagnostics + texts.diagnostics)
  }

  // MARK: Blocks

  private mutating func blocks(_ blocks: [Block]) -> [Block] {
    var shown: [Block] = []
    shown.reserveCapacity(blocks.count)
    for block in blocks {
      if let block = self.block(block) { shown.append(block) }
    }
    return shown
  }

  private mutating func button(_ block: Block?) -> Block? { block.flatMap { self.block($0) } }

  /// The block as it shows, or nil where it does not.
  private mutating func block(_ written: Block) -> Block? {
    var block = written
    let patch = patch(for: block)
    // Hidden is hidden before any of its words is looked at.
    guard isShown(block, patch) else { return nil }
    let declaration = declarations.declaration(of: block)
    var scope = scope(block.values)
    scope.isMarkdown = block.type == "rich_text"
    filterOptions(&block.values)
    block.values = texts.values(block.values, as: declaration, scope, isBlock: true)
    if let patch {
      for member in texts.values(patch, as: declaration, scope, isLiteral: true).members { block.values.set(member) }
    }
    if let condition = block.values[CommonKeys.enabledWhen.declaration.name],
      !facts.enables(condition, from: position)
    {
      block.values["disabled"] = true
    }
    if !block.children.isEmpty {
      block.children = blocks(block.children)
      if block.children.isEmpty, isOnlyAContainer(block) { return nil }
    }
    return block
  }

  /// Whether nothing of the block would be seen without its children: it goes with them, and its gap too (ST-CT).
  private func isOnlyAContainer(_ block: Block) -> Bool {
    let seen = ["width", "height", "min_width", "min_height", "aspect_ratio", "grow", "block_style", "bg_color"]
    return (block.type == "stack" || block.type == "row") && seen.allSatisfy { block.values[$0] == nil }
  }

  private func isShown(_ block: Block, _ patch: JSONObject?) -> Bool {
    let name = CommonKeys.visibility.declaration.name
    guard facts.shows(patch?[name] ?? block.values[name], from: position) else { return false }
    let dependency = FieldKeys.dependsOn.declaration.name
    if let condition = patch?[dependency] {
      if !facts.shows(condition, from: position) { return false }
    } else if block.values[dependency] != nil, !dependencyHolds(block) {
      return false
    }
    // Skip buttons obey the step, else the flow (S-31, BA-02).
    return (patch?["action"] ?? block.values["action"])?.asString != "skip" || allowsSkipping
  }

  private func dependencyHolds(_ block: Block) -> Bool {
    guard let id = FlowIndex.fieldID(of: block), position < facts.index.own.count,
      let fields = facts.index.own[position][id],
      let field = fields.first(where: { facts.index.fields[$0].block?.path == block.path })
    else { return facts.shows(block.values[FieldKeys.dependsOn.declaration.name], from: position) }
    return facts.dependencyHolds(field)
  }

  var allowsSkipping: Bool {
    step[StepKeys.skipEnabled] ?? resolver.flow.settings[SettingsKeys.skipEnabled]
  }

  /// Options that their condition hides are not offered.
  private func filterOptions(_ values: inout JSONObject) {
    let name = OptionKeys.options.declaration.name
    guard let json = values[name], let options = json.asArray else { return }
    let condition = OptionKeys.visibility.declaration.name
    guard options.contains(where: { $0[condition] != nil }) else { return }
    values[name] = JSON(.array(options.filter { facts.shows($0[condition], from: position) }), at: json.origin)
  }

  // MARK: Texts

  private func scope(_ values: JSONObject) -> TemplateResolver.Scope {
    var scope = TemplateResolver.Scope(tags: stepTags)
    if values["tags"] != nil { scope.tags.merge(tags(of: values)) { _, own in own } }
    if let count = values["count"] {
      scope.count =
        count.asNumber
        ?? count.asString.flatMap { text in
          var templates = texts.templates
          return Template.mayBe(text) ? templates.value(count, scope).numeric : nil
        }
    }
    return scope
  }

  /// Custom tags by full name, with their initial values (AD-03).
  private func tags(of values: JSONObject) -> [String: String] {
    var tags: [String: String] = [:]
    for member in values["tags"]?.asObject?.members ?? [] {
      tags[member.key] = member.value["initial"].flatMap { texts.localizer.text($0).text } ?? ""
    }
    return tags
  }

  // MARK: Patches

  /// What the state lays over a block (EI-10), in the normal form of its keys.
  private mutating func patch(for block: Block) -> JSONObject? {
    guard let patches = screen?["patches"], var values = patches[block.id]?.asObject, !values.isEmpty else {
      return nil
    }
    if let bag = values.remove("field_config")?.asObject {
      for member in bag.members where values[member.key] == nil { values.set(member) }
    }
    let (patch, found) = DocumentDecoder(catalogue: resolver.catalogue).decodePatch(
      values, for: block, in: resolver.flow)
    diagnostics += found
    return patch
  }

  /// `screen.<step>.title` replaces whichever title is drawn (AH-07, S-32).
  private mutating func replaceTitle() {
    guard let title = screen?["title"]?.asString else { return }
    if !Self.replaceTitle(in: &step.blocks, with: title) { step.values["title"] = .string(title) }
  }

  private static func replaceTitle(in blocks: inout [Block], with title: String) -> Bool {
    for i in blocks.indices {
      let isTitle = blocks[i].type == "title" || blocks[i].type == "heading" && blocks[i].values["level"]?.asNumber == 1
      if isTitle {
        blocks[i].values["text"] = .string(title)
        return true
      }
      if replaceTitle(in: &blocks[i].children, with: title) { return true }
    }
    return false
  }
}

extension Facts {
  /// Whether `enabled_when` lets a button be tapped; what is unknown disables nothing.
  func enables(_ condition: JSON, from step: Int?) -> Bool { evaluate(Condition(condition), from: step) != .no }
}
