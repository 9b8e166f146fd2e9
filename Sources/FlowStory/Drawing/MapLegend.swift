import FlowBase

/// What the lines of a sheet mean: only those that are on it.
struct MapLegend {
  static let height = 52.0
  private let items: [(text: String, sample: MapDrawing.Mark, width: Double)]
  let width: Double

  init(_ map: StoryMap, walks: [MapWalk], ruler: TextRuler) {
    func sample(_ color: Color, _ dash: [Double], _ width: Double = SheetStyle.lineWidth) -> MapDrawing.Mark {
      .line([Point(0, 0), Point(28, 0)], radius: 0, color: color, width: width, dash: dash)
    }
    let styles: [(StoryMap.Edge.Style, String)] = [
      (.plain, "next, otherwise"), (.condition, "condition or answer"), (.outcome, "outcome of the paywall"),
      (.subscribed, "already subscribed"), (.missing, "leads nowhere"),
    ]
    var items: [(text: String, sample: MapDrawing.Mark, width: Double)] = []
    func add(_ text: String, _ mark: MapDrawing.Mark) {
      items.append((text, mark, 36 + ruler.width(text, size: 12, weight: 400) + 28))
    }
    for (style, text) in styles {
      guard var edge = map.edges.first(where: { $0.style == style }) else { continue }
      edge.change = nil
      add(text, sample(SheetStyle.color(edge), SheetStyle.dash(edge)))
    }
    for change in StoryMap.Change.allCases
    where map.edges.contains(where: { $0.change == change }) || map.nodes.contains(where: { $0.change == change }) {
      add(change.rawValue, sample(SheetStyle.color(change), change == .removed ? [3, 4] : []))
    }
    for walk in walks { add(walk.name, sample(walk.color, [], 3)) }
    self.items = items
    width = items.map(\.width).reduce(0, +)
  }

  /// - Parameter scale: of everything.
  func marks(at origin: Point, scale: Double = 1) -> [MapDrawing.Mark] {
    var x = origin.x
    var marks: [MapDrawing.Mark] = []
    for item in items {
      if case .line(_, let radius, let color, let width, let dash) = item.sample {
        let y = origin.y + 8 * scale
        marks.append(
          .line(
            [Point(x, y), Point(x + 28 * scale, y)], radius: radius, color: color, width: width * scale,
            dash: dash.map { $0 * scale }))
      }
      marks.append(
        .text(
          item.text, at: Point(x + 36 * scale, origin.y + 12 * scale), size: 12 * scale, weight: 400,
          color: SheetStyle.soft))
      x += item.width * scale
    }
    return marks
  }
}
