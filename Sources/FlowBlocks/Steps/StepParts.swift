import FlowBase
import FlowDocument
import FlowLayout

/// What a step draws, in order: its blocks, and its own title, subtitle, image, options, fields and calls to action for
/// what no block provides (format.md, Step; S-32).
struct StepParts {
  /// Points between blocks unless the step says otherwise.
  static let spacing = 16.0

  private(set) var content: [Node] = []
  /// Above the bottom inset, in order (S-45).
  private(set) var pinned: [Node] = []
  /// Full bleed behind everything.
  private(set) var backdrops: [Node] = []
  private var lastKind: Kind?
  private var hasControl = false

  /// What a block is to the rhythm of the page.
  private enum Kind { case title, text, heading, control, other }

  init(in screen: ScreenContext) {
    let step = screen.screen.step
    let provided = Provided(step)
    let asksPermission = step.type == .permission
    let pictureFirst = step.type == .welcome || step.type == .valueProp || asksPermission
    let image = provided.image ? nil : Self.image(step, in: screen)
    if pictureFirst, let image { add(image, .other, step) }
    if asksPermission, image == nil, !provided.image { add(PermissionStep.icon(in: screen), .other, step) }
    let align: TextAlign = asksPermission ? .center : .leading
    // A chat's own ground reaches behind the title, whatever the appearance (CH-18).
    let ink = step.type == .chat ? ChatLook(step[StepKeys.chat]?[ChatKeys.style], in: screen).ink : nil
    if !provided.title, let title = step[StepKeys.title], !title.isEmpty {
      add(
        Self.text(StepKeys.title, screen.text(title, .title1, weight: 700, color: ink, align: align), step), .title,
        step)
    }
    if !provided.subtitle, let subtitle = step[StepKeys.subtitle], !subtitle.isEmpty {
      let words = screen.text(subtitle, .body, color: ink?.opacity(0.62) ?? screen.theme.secondaryText, align: align)
      add(Self.text(StepKeys.subtitle, words, step), .text, step)
    }
    if !pictureFirst, let image { add(image, .other, step) }
    for block in step.blocks {
      guard let node = screen.node(for: Self.animated(block, step)) else { continue }
      if screen.isBackdrop(block) {
        backdrops.append(node)
      } else if block[CommonKeys.pinned] != nil {
        pinned.append(node)
      } else {
        add(node, Self.kind(of: block), step)
      }
    }
    if !provided.options, !step[OptionKeys.options].isEmpty {
      let answer = screen.answer(step[StepKeys.fieldID] ?? step.id)
      var node = OptionGroup.node(of: step, id: step.id, answer: answer, in: screen)
      node.block = BlockIdentity(id: "options", type: "option_list", path: step.path + ".options")
      node.origin = step.values[OptionKeys.options.declaration.name]?.origin ?? step.origin
      add(node, .control, step)
    }
    if !provided.fields {
      for row in FormRows.nodes(step.fields, in: screen) { add(row, .control, step) }
    }
    if let custom = CustomContent.node(in: screen) { add(custom, .other, step) }
    if !provided.cta {
      let own = asksPermission && step.cta == nil ? PermissionStep.continueButton(in: screen) : nil
      if let node = step.cta.flatMap({ screen.node(for: Self.animated($0, step)) }) ?? own { pinned.append(node) }
    }
    if let link = PermissionStep.openSettings(in: screen) { pinned.append(link) }
    if var secondary = step.secondaryCTA {
      if !secondary.has(ButtonBlock.variant) { secondary.values["variant"] = "secondary" }
      if let node = screen.node(for: secondary) { pinned.append(node) }
    }
    pinned += screen.nodes(for: step.footer)
  }

  /// 8 between title and subtitle, 24 before the first control; a step's own spacing replaces both.
  private mutating func add(_ node: Node, _ kind: Kind, _ step: Step) {
    var node = node
    if step[StepKeys.spacing] == nil {
      if lastKind == .title, kind == .text { node.layout.margin.top += 8 - Self.spacing }
      if !hasControl, lastKind == .title || lastKind == .text, kind == .control {
        node.layout.margin.top += 24 - Self.spacing
      }
    }
    lastKind = kind
    hasControl = hasControl || kind == .control
    content.append(node)
  }

  /// The step's `cta_animation` is its call to action's, whichever block that is (S-11, S-32).
  private static func animated(_ block: Block, _ step: Step) -> Block {
    let name = StepKeys.ctaAnimation.declaration.name
    guard block.type == "button", block.id == StepKeys.cta.declaration.name || block[CommonKeys.pinned] != nil,
      block.values[name] == nil, let animation = step.values[name]
    else { return block }
    var block = block
    block.values[name] = animation
    return block
  }

  private static func image(_ step: Step, in screen: ScreenContext) -> Node? {
    guard let reference = step[StepKeys.imageURL] else { return nil }
    return Node(
      .image(ImageContent(screen.image(reference), mode: .cover)),
      layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration { $0.corners = Corners(20) },
      block: BlockIdentity(id: "image", type: "image", path: step.path + ".image_url"), origin: reference.origin)
  }

  private static func text(_ key: Key<String?>, _ content: TextContent, _ step: Step) -> Node {
    let name = key.declaration.name
    return Node(
      .text(content), block: BlockIdentity(id: name, type: name, path: step.path + "." + name),
      origin: step.values[name]?.origin ?? step.origin)
  }

  private static func kind(of block: Block) -> Kind {
    switch block.type {
    case "title": .title
    case "heading": block[HeadingBlock.level] == 1 ? .title : .heading
    case "subtitle", "text", "rich_text": .text
    case let type where type.hasPrefix("input_"): .control
    case "form", "option_list", "wheel_picker", "date_wheel_picker", "otp_input", "toggle", "button", "social_login",
      "rating", "memory_match", "calendar_month", "pricing_card", "press_hold_confirm":
      .control
    default: .other
    }
  }

  /// What the step's blocks already provide, at any depth (S-32).
  private struct Provided {
    var title = false
    var subtitle = false
    var image = false
    var options = false
    var fields = false
    var cta = false

    init(_ step: Step) {
      step.blocks.forEach { visit($0) }
      cta = step.blocks.contains { $0.type == "button" && $0[CommonKeys.pinned] != nil }
    }

    private mutating func visit(_ block: Block) {
      switch block.type {
      case "title": title = true
      case "heading": if block[HeadingBlock.level] == 1 { title = true }
      case "subtitle": subtitle = true
      case "image": image = true
      case "option_list": options = true
      case "form": fields = true
      default: break
      }
      block.children.forEach { visit($0) }
    }
  }
}
