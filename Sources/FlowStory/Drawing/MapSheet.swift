import FlowBase

/// The map of a flow as marks: frames with captions, cards, ends, arrows with their words, a heading and a legend.
public struct MapSheet {
  private let map: StoryMap
  private let ruler: TextRuler
  private let captions: [NodeCaption?]
  private let badges: [[String]]
  private let graph: MapGraph
  public private(set) var layout: MapLayout

  /// - Parameter phones: points of each step's phone, frame included.
  public init(_ map: StoryMap, phones: [Size], ruler: TextRuler) {
    self.map = map
    self.ruler = ruler
    let sizes = map.nodes.map { node -> Size in
      switch node.kind {
      case .step:
        let phone = node.step.flatMap { $0 < phones.count ? phones[$0] : nil } ?? Size(1, 2)
        return Size(SheetStyle.phoneWidth, (phone.height * SheetStyle.phoneWidth / max(1, phone.width)).rounded())
      case .paywall: return Size(SheetStyle.phoneWidth, 150)
      case .end: return Size(max(96, ruler.width(Self.endText(node), size: 14, weight: 600) + 48), 44)
      case .missing: return Size(170, 64)
      }
    }
    captions = zip(map.nodes, sizes).map { node, size in
      switch node.kind {
      case .step: NodeCaption(node, width: size.width, ruler: ruler)
      case .paywall where node.isFaulty || node.errors + node.warnings > 0 || node.change != nil:
        NodeCaption(Self.withoutType(node), width: size.width, ruler: ruler)
      default: nil
      }
    }
    badges = map.edges.map { edge in
      let lines = edge.labels.flatMap {
        ruler.lines($0, size: SheetStyle.labelSize, weight: 500, width: SheetStyle.labelWidth, count: 2)
      }
      return lines.count <= 7 ? lines : lines.prefix(6) + ["and \(edge.labels.count) ways in all"]
    }
    let heights = captions
    graph = MapGraph(
      nodes: zip(sizes, heights).map { MapGraph.Node(size: $0, caption: $1?.height ?? 0) },
      edges: zip(map.edges, badges).map { edge, lines in
        let width = lines.map { ruler.width($0, size: SheetStyle.labelSize, weight: 500) }.max().map { $0 + 16 } ?? 0
        let height = Double(lines.count) * SheetStyle.labelLine + 6
        return MapGraph.Edge(
          from: edge.from, to: edge.to, label: lines.isEmpty ? .zero : Size(width.rounded(.up), height),
          isMain: edge.style == .plain || edge.style == .outcome)
      }, start: map.start)
    layout = MapLayout(graph)
  }

  /// The same map with rows that wrap after so many columns.
  func wrapped(after columns: Int) -> MapSheet {
    var sheet = self
    sheet.layout = MapLayout(graph, across: columns)
    return sheet
  }

  private static func withoutType(_ node: StoryMap.Node) -> StoryMap.Node {
    var node = node
    node.type = ""
    return node
  }

  private static func endText(_ node: StoryMap.Node) -> String { node.id == "end" ? "End" : node.id }

  /// - Parameter note: device, language and so on, under the flow's name.
  public func drawing(note: String, walks: [MapWalk] = []) -> MapDrawing {
    let top = SheetStyle.header
    let legend = MapLegend(map, walks: walks, ruler: ruler)
    let headWidth = ruler.width(map.name, size: 24, weight: 700)
    let width = max(layout.size.width, MapLayout.margin * 2 + max(headWidth + 60, legend.width))
    var drawing = MapDrawing(
      size: Size(width.rounded(.up), (layout.size.height + top + MapLegend.height).rounded(.up)),
      background: SheetStyle.canvas)
    drawing.add(.sheet, Self.heading(map, note: note))
    arrows(top, &drawing)
    for walk in walks { self.walk(walk, top, &drawing) }
    for i in map.nodes.indices { node(i, top, &drawing) }
    for (i, route) in layout.routes.enumerated() {
      if let label = route.label { self.label(i, label.offset(by: Point(0, top)), &drawing) }
    }
    drawing.add(.sheet, legend.marks(at: Point(MapLayout.margin, drawing.size.height - MapLegend.height + 4)))
    return drawing
  }

  /// The flow's name, and below it what it is and what it was drawn for.
  static func heading(_ map: StoryMap, note: String) -> [MapDrawing.Mark] {
    let x = MapLayout.margin
    return [
      .text(map.name, at: Point(x, 54), size: 24, weight: 700, color: SheetStyle.ink),
      .text(Self.about(map, note), at: Point(x, 76), size: 13, weight: 400, color: SheetStyle.soft),
    ]
  }

  /// "demo · version 3 · 12 steps · iphone-16 · light · en".
  static func about(_ map: StoryMap, _ note: String) -> String {
    let version = map.version.map { "version \($0) · " } ?? ""
    let steps = map.nodes.filter { $0.kind == .step && $0.change != .removed }.count
    return "\(map.flow) · \(version)\(steps) step\(steps == 1 ? "" : "s") · \(note)"
  }

  private func arrows(_ top: Double, _ drawing: inout MapDrawing) {
    if let entry = layout.entry {
      let points = entry.map { Point($0.x, $0.y + top) }
      let tip = Point(points[1].x - 1, points[1].y)
      drawing.add(
        .sheet,
        [
          .line([points[0], Point(tip.x - 6, tip.y)], radius: 0, color: SheetStyle.ink, width: 2),
          .circle(points[0], radius: 6, fill: SheetStyle.ink), .head(tip, SheetStyle.ink),
        ])
    }
    // A gap in what is crossed shows which line goes on; lines into one node belong together and get no gap.
    let targets = Dictionary(grouping: map.edges.indices, by: { map.edges[$0].to })
    for target in targets.keys.sorted() {
      let edges = (targets[target] ?? []).sorted { order(map.edges[$0]) > order(map.edges[$1]) }
      drawing.add(
        .sheet,
        edges.map { .line(points($0, top), radius: 8, color: SheetStyle.canvas, width: SheetStyle.lineWidth + 4) })
      for e in edges {
        let edge = map.edges[e]
        let points = points(e, top)
        let color = SheetStyle.color(edge)
        var marks: [MapDrawing.Mark] = [
          .line(points, radius: 8, color: color, width: SheetStyle.lineWidth, dash: SheetStyle.dash(edge))
        ]
        if let tip = points.last { marks.append(.head(Point(tip.x + 6, tip.y), color)) }
        drawing.add(.edge(e), marks)
      }
    }
  }

  /// Plain lines lie above dashed ones where they join.
  private func order(_ edge: StoryMap.Edge) -> Int {
    switch edge.style {
    case .plain: 0
    case .condition: 1
    case .outcome: 2
    case .subscribed: 3
    case .missing: 4
    }
  }

  /// The corners of an arrow's line, which ends within its head.
  private func points(_ edge: Int, _ top: Double) -> [Point] {
    var points = layout.routes[edge].points.map { Point($0.x, $0.y + top) }
    if let last = points.popLast() { points.append(Point(last.x - 7, last.y)) }
    return points
  }

  private func walk(_ walk: MapWalk, _ top: Double, _ drawing: inout MapDrawing) {
    for e in walk.edges(in: map) {
      // Side by side with other walks, over the arrow itself.
      let shift = Double(walk.number) * 3 - 1.5
      let points = points(e, top).map { Point($0.x + shift, $0.y + shift) }
      drawing.add(.walk(walk.number), [.line(points, radius: 8, color: walk.color, width: 3)])
    }
  }

  private func node(_ i: Int, _ top: Double, _ drawing: inout MapDrawing) {
    let node = map.nodes[i]
    let frame = layout.frames[i].offset(by: Point(0, top))
    var marks: [MapDrawing.Mark] = []
    let ring = node.change.map(SheetStyle.color) ?? (node.isFaulty ? SheetStyle.fault : nil)
    switch node.kind {
    case .step:
      if let ring {
        marks.append(
          .box(frame.inset(by: Edges(-5)), radius: 38, fill: nil, stroke: ring, width: 2.5, dash: dash(node)))
      }
      if let step = node.step { marks.append(.picture(step: step, frame)) }
    case .paywall:
      marks.append(
        .box(
          frame, radius: 20, fill: SheetStyle.card, stroke: ring ?? Color(0xCB, 0xB2, 0xEC),
          width: ring == nil ? 1.5 : 2.5, dash: dash(node)))
      let accent = Color(0x7A, 0x3C, 0xC4)
      let middle = frame.center.x
      func text(_ text: String, _ y: Double, _ size: Double, _ weight: Int, _ color: Color) {
        for line in ruler.lines(text, size: size, weight: weight, width: frame.width - 24, count: 1) {
          marks.append(
            .text(line, at: Point(middle, frame.y + y), size: size, weight: weight, color: color, anchor: .middle))
        }
      }
      marks.append(.circle(Point(middle, frame.y + 42), radius: 19, fill: Color(0xF1, 0xE8, 0xFB)))
      text("$", 49.5, 21, 700, accent)
      text("Paywall", 86, 12, 600, accent)
      text(node.id, 107, 15, 600, SheetStyle.ink)
      if !node.type.isEmpty { text(node.type, 127, 12, 400, SheetStyle.soft) }
    case .end:
      marks.append(.box(frame, radius: frame.height / 2, fill: ring ?? SheetStyle.ink, stroke: nil))
      marks.append(
        .text(
          Self.endText(node), at: Point(frame.center.x, frame.center.y + 5), size: 14, weight: 600, color: .white,
          anchor: .middle))
    case .missing:
      marks.append(
        .box(frame, radius: 14, fill: SheetStyle.faultTint, stroke: SheetStyle.fault, width: 1.5, dash: [6, 4]))
      let name = ruler.lines(node.id, size: 14, weight: 600, width: frame.width - 20, count: 1).first ?? node.id
      marks.append(
        .text(
          name, at: Point(frame.center.x, frame.y + 28), size: 14, weight: 600, color: SheetStyle.fault,
          anchor: .middle))
      marks.append(
        .text(
          "there is no such step", at: Point(frame.center.x, frame.y + 46), size: 11.5, weight: 400,
          color: SheetStyle.fault, anchor: .middle))
    }
    if let caption = captions[i] { marks += caption.marks(at: Point(frame.x, frame.maxY)) }
    drawing.add(.node(i), marks)
  }

  private func dash(_ node: StoryMap.Node) -> [Double] { node.change == .removed ? [6, 4] : [] }

  private func label(_ i: Int, _ rect: Rect, _ drawing: inout MapDrawing) {
    let edge = map.edges[i]
    let color = SheetStyle.color(edge)
    var marks: [MapDrawing.Mark] = [
      .box(rect, radius: min(10, rect.height / 2), fill: .white, stroke: color.opacity(0.45), width: 1)
    ]
    for (n, line) in badges[i].enumerated() {
      marks.append(
        .text(
          line, at: Point(rect.x + 8, rect.y + 3 + Double(n) * SheetStyle.labelLine + 11.2),
          size: SheetStyle.labelSize, weight: 500, color: edge.style == .plain ? SheetStyle.ink : color))
    }
    drawing.add(.label(i), marks)
  }
}
