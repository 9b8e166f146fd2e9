import FlowBase
import FlowLayout
import TestSupport

/// Random trees in which every node is a block, numbered in paint order.
struct RandomTree {
  /// What may occur.
  struct Taste {
    var limits = true
    var ratios = true
    var negativeMargins = false
    var overlays = true
    /// Numbers that no document should hold.
    var absurd = false
    /// Only stacks, rows and texts without sizes.
    var textsOnly = false
  }
  var dice: SplitMix
  let taste: Taste
  private var count = 0

  init(seed: UInt64, _ taste: Taste = Taste()) {
    dice = SplitMix(seed: seed)
    self.taste = taste
  }

  mutating func tree(depth: Int = 4) -> Node {
    let id = "n\(count)"
    count += 1
    let content = content(depth: depth)
    return Node(content, layout: style(), block: BlockIdentity(id: id, type: "block", path: id))
  }

  private mutating func content(depth: Int) -> NodeContent {
    let kind = depth == 0 ? Int.random(in: 0..<3, using: &dice) : Int.random(in: 0..<12, using: &dice)
    if taste.textsOnly && (1...2).contains(kind) || kind == 0 { return text() }
    switch kind {
    case 1: return .empty(natural: Size(number([0, 16, 40]), number([0, 16, 24])))
    case 2: return .image(ImageContent(ImageSource(.placeholder(label: "a")), natural: Size(number([60, 90]), 40)))
    case 3...5: return .flex(Flex(.vertical, spacing: number([0, 8]), align: align(), children: children(depth)))
    case 6...9: return row(depth)
    default: break
    }
    guard taste.overlays && !taste.textsOnly else { return row(depth) }
    switch Int.random(in: 0..<4, using: &dice) {
    case 0:
      return .grid(
        Grid(
          columns: taste.absurd ? dice.pick([-1, 0, .max, 2]) : 2, spacing: number([0, 8]), children: children(depth)))
    case 1: return .flow(Flow(spacing: number([0, 8]), align: align(), children: children(depth)))
    case 2: return .overlay(children(depth))
    default: return .scroll(Scroll(offset: number([0, 30]), child: tree(depth: depth - 1)))
    }
  }

  private mutating func row(_ depth: Int) -> NodeContent {
    let distributions: [Distribution] = [
      .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly, .equal, .fill,
    ]
    return .flex(
      Flex(
        dice.chance(75) || taste.textsOnly ? .horizontal : .vertical, spacing: number([0, 8]), align: align(),
        distribution: dice.pick(distributions), children: children(depth)))
  }

  private mutating func children(_ depth: Int) -> [Node] {
    (0..<Int.random(in: 0..<4, using: &dice)).map { _ in tree(depth: depth - 1) }
  }

  private mutating func text() -> NodeContent {
    let words = ["a", "of", "plan", "habit", "breakfast", "straightforward", "🇩🇪", "goal\nday"]
    let text = (0..<Int.random(in: 0..<7, using: &dice)).map { _ in dice.pick(words) }.joined(separator: " ")
    return .text(
      TextContent(
        [TextRun(text, font: Font(size: 16), color: .black)],
        maxLines: taste.limits && !taste.textsOnly && dice.chance(15) ? 2 : nil, metrics: .mono))
  }

  private mutating func style() -> LayoutStyle {
    var style = LayoutStyle()
    if dice.chance(30) { style.padding = edges([0, 4, 8]) }
    if dice.chance(30) { style.margin = edges(taste.negativeMargins ? [-8, -4, 0, 4] : [0, 4, 10]) }
    if dice.chance(20) { style.border = number([1, 3]) }
    if dice.chance(20) { style.alignSelf = align() }
    guard !taste.textsOnly else { return style }
    if dice.chance(50) { style.width = dimension() }
    if dice.chance(30) { style.height = dimension() }
    if taste.limits {
      if dice.chance(10) { style.minWidth = number([30, 90]) }
      if dice.chance(10) { style.maxWidth = number([50, 150]) }
      if dice.chance(10) { style.minHeight = number([30, 90]) }
      if dice.chance(10) { style.maxHeight = number([20, 50]) }
    }
    if taste.ratios && dice.chance(8) { style.aspectRatio = number([0.5, 3]) }
    style.grow = dice.chance(5)
    style.widthNature = dice.pick([.elastic, .elastic, .fills, .own])
    if taste.overlays && dice.chance(10) {
      style.position = dice.pick([
        .aligned(x: nil, y: 0.5), .aligned(x: 1, y: nil),
        .absolute(top: number([-4, 4]), right: dice.chance(50) ? 4 : nil, bottom: nil, left: number([0, 6])),
      ])
    }
    return style
  }

  private mutating func dimension() -> FlowLayout.Dimension {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: .fit
    case 1: .fill
    case 2: .percent(number([20, 50, 75]))
    default: .points(number([16, 40, 80, 120]))
    }
  }

  private mutating func align() -> CrossAlignment { dice.pick([.leading, .center, .trailing, .stretch]) }

  private mutating func edges(_ values: [Double]) -> Edges {
    Edges(top: number(values), right: number(values), bottom: number(values), left: number(values))
  }

  private mutating func number(_ values: [Double]) -> Double {
    if taste.absurd && dice.chance(25) {
      return dice.pick([
        -1e308, 1e308, .greatestFiniteMagnitude, 1e-308, -5, 1e9, -1e9, 0, .infinity, -.infinity, .nan,
      ])
    }
    return dice.pick(values)
  }
}

extension Node {
  var children: [Node] {
    switch content {
    case .flex(let flex): flex.children
    case .grid(let grid): grid.children
    case .flow(let flow): flow.children
    case .overlay(let layers): layers
    case .scroll(let scroll): [scroll.child]
    case .empty, .text, .image, .canvas: []
    }
  }

  /// The same tree with every node changed, in paint order.
  func mapped(_ change: (inout Node) -> Void) -> Node {
    var node = self
    change(&node)
    func each(_ nodes: [Node]) -> [Node] { nodes.map { $0.mapped(change) } }
    switch node.content {
    case .flex(var flex):
      flex.children = each(flex.children)
      node.content = .flex(flex)
    case .grid(var grid):
      grid.children = each(grid.children)
      node.content = .grid(grid)
    case .flow(var flow):
      flow.children = each(flow.children)
      node.content = .flow(flow)
    case .overlay(let layers): node.content = .overlay(each(layers))
    case .scroll(var scroll):
      scroll.child = scroll.child.mapped(change)
      node.content = .scroll(scroll)
    case .empty, .text, .image, .canvas: break
    }
    return node
  }
}
