import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// CB-16, S-25, S-56: the time that is left, in one of four looks.
enum CountdownTimerBlock: DrawnBlock {
  enum Style: String, CaseIterable, Sendable { case digital, boxes, bar, circular }
  enum LabelKeys {
    static let days = Key.text("days")
    static let hours = Key.text("hours")
    static let minutes = Key.text("minutes")
    static let seconds = Key.text("seconds")
    static let all = [days, hours, minutes, seconds]
    static let declaration = ObjectDeclaration("labels", keys: all)
  }
  static let duration = Key.number("duration_seconds", aliases: ["duration"], in: 0...1_000_000_000, "s")
  static let endsAt = Key.string(
    "ends_at", aliases: ["target_date", "end_date"], "ISO 8601; counted from the state's `now`.")
  static let styleType = Key.choice("style_type", aliases: ["timer_style"], default: Style.digital)
  static let labels = Key.json("labels", .either([.object(LabelKeys.declaration), .list(.text)]), "Under the boxes.")
  static let expiredText = Key.text("expired_text", "Instead of zeros when nothing is left.")
  static let declaration = BlockDeclaration(
    "countdown_timer", summary: "The time that is left.", keys: [duration, endsAt, styleType, labels, expiredText])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let left = countdown(of: block, in: screen)
    let accent = screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
    let given = screen.color(block[CommonKeys.textColor])
    let ink = given ?? screen.theme.text
    let expired = left.isOver ? block[expiredText].flatMap { $0.isEmpty ? nil : $0 } : nil
    let track = screen.theme.track(of: screen.theme.primary)
    switch block[styleType] {
    case .circular:
      var text = screen.text(
        expired ?? left.clock, .body, weight: expired == nil ? 700 : 600, color: ink, align: .center,
        maxLines: expired == nil ? 1 : 3, tabularFigures: true, style: block[CommonKeys.style])
      if !(block[CommonKeys.style]?.has(TextStyleKeys.fontSize) ?? false) {
        text.runs[0].font.size = expired == nil ? min(screen.scaled(34), 42) : min(screen.scaled(17), 22)
      }
      let ring = Ring.node(
        side: 160, lineWidth: 10, fraction: left.fraction, colors: [accent], track: track, words: [text])
      // In the middle as the other looks, unless its own size is given.
      if block.has(CommonKeys.width) || block.has(CommonKeys.height) { return ring }
      return Node(.flex(Flex(.vertical, align: .center, children: [ring])))
    case .bar:
      let text = screen.text(
        expired ?? left.clock, .headline, color: ink, tabularFigures: true, style: block[CommonKeys.style])
      let bar = ProgressTrack.node(fraction: left.fraction, height: 8, radius: 4, fill: .color(accent), track: track)
      return Node(
        .flex(Flex(.vertical, spacing: 8, children: [Node(.text(text)), bar])),
        layout: LayoutStyle { $0.widthNature = .fills })
    case .boxes where expired == nil:
      return CountdownBoxes.node(left, labels: labelTexts(of: block, in: screen), ink: given, in: screen)
    case .digital, .boxes:
      // Beside a link or a label it is as large as words, alone on its line a figure.
      let isFigure = expired == nil && !screen.isInRow
      var text = screen.text(
        expired ?? left.clock, screen.isInRow ? .headline : .title3, weight: isFigure ? 700 : 600, color: ink,
        align: .center, tabularFigures: true, style: block[CommonKeys.style])
      if isFigure, !(block[CommonKeys.style]?.has(TextStyleKeys.fontSize) ?? false) {
        text.runs[0].font.size = min(screen.scaled(44), 72)
      }
      return Node(.text(text))
    }
  }

  static func countdown(of block: Block, in screen: ScreenContext) -> Countdown {
    let end = block[endsAt].flatMap(Instant.seconds)
    if end == nil, let text = block[endsAt], block[duration] == nil {
      screen.report(
        Diagnostic(
          .wrongType, .warning, "`\(text)` is no moment: expected is YYYY-MM-DDTHH:MM:SSZ; the timer stands at zero",
          at: block.values[endsAt.declaration.name]?.origin ?? block.origin))
    }
    return Countdown(
      duration: block[duration], endsAt: end, now: Instant.seconds(screen.screen.state.now) ?? 0,
      elapsed: (screen.environment.moment ?? 0) / 1000)
  }

  /// Days, hours, minutes, seconds. A list of three names the last three.
  static func labelTexts(of block: Block, in screen: ScreenContext) -> [String] {
    let words = screen.words
    let standard = [words[.days], words[.hours], words[.minutes], words[.seconds]]
    if let list = block[labels]?.asArray {
      let given = list.prefix(4).map { $0.asString ?? "" }
      return Array(standard.prefix(4 - given.count)) + given
    }
    guard let object = KeyedObject(block[labels]) else { return standard }
    return zip(LabelKeys.all, standard).map { object[$0] ?? $1 }
  }
}
