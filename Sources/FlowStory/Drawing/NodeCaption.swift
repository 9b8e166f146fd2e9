import FlowBase

/// What stands under a frame: number, id, type, title, findings.
struct NodeCaption {
  private struct Badge {
    var text: String
    var ink: Color
    var tint: Color
  }
  private static let badgeSize = 10.5
  private let marks: [(Point, MapDrawing.Mark)]
  let height: Double

  init(_ node: StoryMap.Node, width: Double, ruler: TextRuler) {
    var marks: [(Point, MapDrawing.Mark)] = []
    func text(_ text: String, _ x: Double, _ y: Double, _ size: Double, _ weight: Int, _ color: Color) {
      marks.append((Point(x, y), .text(text, at: Point(0, 0), size: size, weight: weight, color: color)))
    }
    func box(_ rect: Rect, _ fill: Color) {
      marks.append(
        (rect.origin, .box(Rect(0, 0, rect.width, rect.height), radius: rect.height / 2, fill: fill, stroke: nil)))
    }
    var x = 0.0
    if let number = node.number.map({ String($0) }) {
      let chip = max(20, ruler.width(number, size: 11, weight: 700) + 12)
      box(Rect(0, 12, chip, 20), node.isFaulty ? SheetStyle.fault : SheetStyle.ink)
      let inset = (chip - ruler.width(number, size: 11, weight: 700)) / 2
      text(number, inset, 26, 11, 700, .white)
      x = chip + 8
    }
    let id = ruler.lines(node.id, size: 14, weight: 600, width: width - x, count: 1).first ?? node.id
    text(id, x, 27, 14, 600, SheetStyle.ink)
    var y = 32.0
    if !node.type.isEmpty {
      y += 17
      let type = ruler.lines(node.type, size: 11.5, weight: 400, width: width, count: 1).first ?? node.type
      text(type, 0, y - 1, 11.5, 400, SheetStyle.soft)
    }
    for line in ruler.lines(node.title, size: 12.5, weight: 400, width: width, count: 2) {
      y += 17
      text(line, 0, y, 12.5, 400, SheetStyle.ink)
    }
    y += 4
    var badgeX = 0.0
    var badgeY = y + 6
    let badges = Self.badges(node)
    for badge in badges {
      let wide = ruler.width(badge.text, size: Self.badgeSize, weight: 600) + 14
      if badgeX > 0, badgeX + wide > width {
        badgeX = 0
        badgeY += 22
      }
      box(Rect(badgeX, badgeY, wide, 18), badge.tint)
      text(badge.text, badgeX + 7, badgeY + 12.7, Self.badgeSize, 600, badge.ink)
      badgeX += wide + 6
    }
    self.marks = marks
    height = badges.isEmpty ? y + 4 : badgeY + 22
  }

  private static func badges(_ node: StoryMap.Node) -> [Badge] {
    func count(_ n: Int, _ word: String) -> String { "\(n) \(word)\(n == 1 ? "" : "s")" }
    var badges: [Badge] = []
    func fault(_ text: String) { badges.append(Badge(text: text, ink: .white, tint: SheetStyle.fault)) }
    if let change = node.change {
      badges.append(Badge(text: change.rawValue, ink: .white, tint: SheetStyle.color(change)))
    }
    if node.isUnreachable { fault("unreachable") }
    if node.isDeadEnd { fault("dead end") }
    if node.errors > 0 {
      badges.append(Badge(text: count(node.errors, "error"), ink: SheetStyle.fault, tint: SheetStyle.faultTint))
    }
    if node.warnings > 0 {
      badges.append(Badge(text: count(node.warnings, "warning"), ink: SheetStyle.warning, tint: SheetStyle.warningTint))
    }
    return badges
  }

  /// The marks below a frame whose caption begins at `origin`.
  func marks(at origin: Point) -> [MapDrawing.Mark] {
    marks.map { place, mark in mark.offset(by: Point(origin.x + place.x, origin.y + place.y)) }
  }
}
