import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// CB-26, S-47: a plan with price, features and call to action; or several, one of them selected.
enum PricingCardBlock: DrawnBlock {
  static let plans = Key.list("plans", of: PlanKeys.declaration)
  static let declaration = BlockDeclaration(
    "pricing_card", summary: "A plan with price, features and call to action, or several.",
    keys: PlanKeys.card + [plans, CommonKeys.backgroundColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let plans = block[plans]
    guard !plans.isEmpty else { return card(block, isOn: block[PlanKeys.selected], isChoice: false, block, in: screen) }
    let on = selected(plans, block, in: screen)
    let cards = plans.indices.map { card(plans[$0], isOn: $0 == on, isChoice: true, block, in: screen) }
    var parts = cards
    // One call to action for all plans.
    if let cta = button(block, block, in: screen) { parts.append(cta) }
    return .column(12, parts)
  }

  /// The response at `field_id`, else `selected`, else the first.
  private static func selected(_ plans: [KeyedObject], _ block: Block, in screen: ScreenContext) -> Int {
    let answer = screen.answer(block[CommonKeys.fieldID] ?? block.id)
    return OptionAnswer.selected(plans, by: answer).first
      ?? plans.firstIndex { $0.values[PlanKeys.title.declaration.name] == answer && answer != nil }
      ?? plans.firstIndex { $0[PlanKeys.selected] } ?? 0
  }

  private static func card(
    _ plan: some Keyed, isOn: Bool, isChoice: Bool, _ block: Block, in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    let accent = screen.color(block[CommonKeys.activeColor]) ?? theme.primary
    var parts = [header(plan, isOn: isOn, isChoice: isChoice, accent, block, in: screen)]
    if let price = price(plan, block, in: screen) { parts.append(price) }
    let features = plan[PlanKeys.features].map { feature($0, accent, block, in: screen) }
    if !features.isEmpty { parts.append(.column(8, features)) }
    if let cta = button(plan, block, in: screen) {
      parts.append(cta)
      parts[parts.count - 1].layout.margin.top = 4
    }
    return Card.node(
      .flex(Flex(.vertical, spacing: 12, children: parts)), fill: screen.color(block[CommonKeys.backgroundColor]),
      outline: isOn ? accent : nil, in: screen)
  }

  private static func header(
    _ plan: some Keyed, isOn: Bool, isChoice: Bool, _ accent: Color, _ block: Block, in screen: ScreenContext
  ) -> Node {
    var words = [
      Node(
        .text(
          screen.text(plan[PlanKeys.title] ?? "", .headline, color: screen.color(block[CommonKeys.textColor]))))
    ]
    let size = screen.environment.textSize
    var line = TextRole.headline.points(at: size) * 1.2
    if let badge = plan[PlanKeys.badge], !badge.isEmpty {
      words.append(
        Badge.node(badge, fill: accent, ink: accent.over(screen.theme.background).legibleText, in: screen))
      for index in words.indices { words[index].layout.alignSelf = .center }
      line = max(line, TextRole.caption1.points(at: size) * 1.2 + 8)
    }
    let titles = Node(.flow(.init(spacing: 8, lineSpacing: 6, children: words))).filling()
    guard isChoice else { return titles }
    var mark = SelectionMark.node(isOn: isOn, multiple: false, accent: accent, in: screen)
    // On the height of the first line.
    let side = SelectionMark.side(multiple: false, in: screen)
    mark.layout.margin = Edges(horizontal: 0, vertical: (line - side) / 2)
    return Node(.flex(Flex(.horizontal, spacing: 12, align: .leading, children: [titles, mark])))
  }

  private static func price(_ plan: some Keyed, _ block: Block, in screen: ScreenContext) -> Node? {
    let ink = screen.color(block[CommonKeys.textColor])
    let faint = ink?.opacity(0.7) ?? screen.theme.secondaryText
    var words: [Node] = []
    if let price = plan[PlanKeys.price], !price.isEmpty {
      words.append(Node(.text(screen.text(price, .title1, weight: 700, color: ink))))
    }
    if let period = plan[PlanKeys.period], !period.isEmpty {
      words.append(Node(.text(screen.text(period, .subhead, color: faint))))
    }
    if let original = plan[PlanKeys.originalPrice], !original.isEmpty {
      var text = screen.text(original, .subhead, color: faint)
      text.runs[0].strikethrough = true
      words.append(Node(.text(text)))
    }
    if words.isEmpty { return nil }
    // Small words stand on the price's baseline.
    if let first = plan[PlanKeys.price], !first.isEmpty {
      let size = screen.environment.textSize
      let drop = (TextRole.title1.points(at: size) - TextRole.subhead.points(at: size)) * 0.95
      for index in words.indices.dropFirst() { words[index].layout.margin.top = drop }
    }
    return Node(.flow(.init(spacing: 8, lineSpacing: 0, children: words)))
  }

  private static func feature(_ words: String, _ accent: Color, _ block: Block, in screen: ScreenContext) -> Node {
    let text = screen.text(words, .subhead, color: screen.color(block[CommonKeys.textColor]))
    let line = (text.runs.first?.font.size ?? 15) * 1.2
    let size = min(28, max(20, line))
    var check = screen.glyph("material/check-bold.svg", size: size, color: accent)
    check.layout.margin.top = (line - size) / 2
    // Its stroke, not its white space, stands on the edge of the words above.
    let bearing = -size * 0.155
    if screen.environment.direction == .rightToLeft {
      check.layout.margin.right = bearing
    } else {
      check.layout.margin.left = bearing
    }
    return Node(
      .flex(Flex(.horizontal, spacing: 8, align: .leading, children: [check, Node(.text(text)).filling()])))
  }

  /// Its words count as the card's: it is no block of its own.
  private static func button(_ plan: some Keyed, _ block: Block, in screen: ScreenContext) -> Node? {
    guard let json = plan[PlanKeys.cta], let values = json.asObject else { return nil }
    let button = Block(type: "button", id: block.id, origin: json.origin, values: values)
    var node = screen.node(for: button)
    node?.block = nil
    return node
  }
}

/// One plan of a pricing card.
enum PlanKeys {
  static let id = OptionKeys.id
  static let value = OptionKeys.value
  static let title = Key.text("title", aliases: ["name", "label"])
  static let price = Key.text("price")
  static let period = Key.text("period")
  static let originalPrice = Key.text("original_price")
  static let features = Key.texts("features")
  static let badge = Key.text("badge")
  static let selected = Key.bool("selected", default: false)
  static let cta = Key.json("cta", .button, "A button's keys, or its text.")
  static let card: [any DeclaredKey] = [title, price, period, originalPrice, features, badge, selected, cta]
  static let declaration = ObjectDeclaration("plan", shorthand: ["title"], keys: [id, value] + card)
}
