import FlowBase
import Testing

@testable import FlowStory

@Suite("Storyboard map: geometry") struct MapLayoutTests {
  /// A generator of its own, so that a case that fails fails again.
  struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  static func graph(_ count: Int, _ ways: [(Int, Int)], labels: Bool = true) -> MapGraph {
    MapGraph(
      nodes: (0..<count).map { i in
        i % 9 == 8 ? .init(size: Size(120, 80)) : .init(size: Size(200, 418), caption: 60 + Double(i % 3) * 16)
      },
      edges: ways.enumerated().map { i, way in
        .init(
          from: way.0, to: way.1,
          label: labels && i % 4 != 0 ? Size(40 + Double(i * 37 % 90), i % 3 == 0 ? 34 : 20) : .zero,
          isMain: i % 4 == 0)
      }, start: count > 0 ? 0 : nil)
  }

  static let cases: [(name: String, graph: MapGraph)] = {
    var all: [(String, MapGraph)] = [
      ("single step", graph(1, [])),
      ("self loop", graph(1, [(0, 0)])),
      ("chain of 40", graph(40, (0..<39).map { ($0, $0 + 1) })),
      ("star", graph(41, (1..<41).map { (0, $0) })),
      ("star inwards", graph(31, (1..<31).map { (0, $0) } + (1..<30).map { ($0, 30) })),
      ("full cycle", graph(12, (0..<12).map { ($0, ($0 + 1) % 12) })),
      ("complete", graph(7, (0..<7).flatMap { a in (0..<7).map { (a, $0) } })),
      ("unreachable", graph(8, [(0, 1), (1, 2), (4, 5), (5, 1), (6, 7), (7, 6)])),
    ]
    for seed in 1...12 {
      var dice = Dice(state: UInt64(seed))
      var ways = (0..<59).map { ($0, $0 + 1) }
      while ways.count < 100 { ways.append((dice.roll(60), dice.roll(60))) }
      all.append(("60 steps, 100 arrows, seed \(seed)", graph(60, ways)))
      var loose: [(Int, Int)] = []
      while loose.count < 100 { loose.append((dice.roll(60), dice.roll(60))) }
      all.append(("60 steps, loose, seed \(seed)", graph(60, loose)))
    }
    return all
  }()

  static func parts(_ route: MapLayout.Route) -> [Rect] {
    zip(route.points, route.points.dropFirst()).map { a, b in
      Rect(min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y))
    }
  }

  /// Whether a part of a line runs through the inside of a box.
  static func crosses(_ part: Rect, _ box: Rect) -> Bool {
    part.maxX > box.x + 0.01 && part.x < box.maxX - 0.01 && part.maxY > box.y + 0.01 && part.y < box.maxY - 0.01
  }

  @Test("Nothing meets: frames, captions, labels, arrows", arguments: cases.indices)
  func nothingMeets(_ index: Int) {
    let (name, graph) = Self.cases[index]
    let layout = MapLayout(graph)
    #expect(layout.frames.count == graph.nodes.count)
    #expect(layout.routes.count == graph.edges.count)
    let boxes = zip(layout.frames, layout.captions).map { $0.height > 0 && $1.height > 0 ? $0.union($1) : $0 }
    let sheet = Rect(0, 0, layout.size.width, layout.size.height)
    for i in boxes.indices {
      #expect(boxes[i].x >= 0 && boxes[i].y >= 0 && boxes[i].maxX <= sheet.maxX && boxes[i].maxY <= sheet.maxY)
      for j in boxes.indices where j > i { #expect(!boxes[i].intersects(boxes[j]), "\(name): frames \(i), \(j)") }
    }
    let labels = layout.routes.indices.compactMap { i in layout.routes[i].label.map { (i, $0) } }
    for (n, (i, label)) in labels.enumerated() {
      for (j, other) in labels.dropFirst(n + 1) { #expect(!label.intersects(other), "\(name): labels \(i), \(j)") }
      for (j, box) in boxes.enumerated() { #expect(!label.intersects(box), "\(name): label \(i) on frame \(j)") }
    }
    for (i, route) in layout.routes.enumerated() {
      #expect(route.points.first?.x == layout.frames[graph.edges[i].from].maxX)
      #expect(route.points.last?.x == layout.frames[graph.edges[i].to].x)
      for part in Self.parts(route) {
        #expect(part.width == 0 || part.height == 0, "\(name): arrow \(i) slants")
        #expect(part.x >= 0 && part.y >= 0 && part.maxX <= sheet.maxX && part.maxY <= sheet.maxY)
        for (j, box) in boxes.enumerated() { #expect(!Self.crosses(part, box), "\(name): arrow \(i), frame \(j)") }
        for (j, label) in labels where j != i {
          #expect(!Self.crosses(part, label), "\(name): arrow \(i) through label \(j)")
        }
      }
    }
  }

  @Test("Arrows to different nodes never run along one another", arguments: cases.indices)
  func noSharedLines(_ index: Int) {
    let (name, graph) = Self.cases[index]
    let layout = MapLayout(graph)
    for (i, a) in layout.routes.enumerated() {
      for (j, b) in layout.routes.enumerated()
      where j > i && graph.edges[i].to != graph.edges[j].to && graph.edges[i].from != graph.edges[j].from {
        for p in Self.parts(a) {
          for q in Self.parts(b) where (p.width == 0) == (q.width == 0) {
            let along =
              p.width == 0
              ? abs(p.x - q.x) < 4 && min(p.maxY, q.maxY) - max(p.y, q.y) > 0.01
              : abs(p.y - q.y) < 4 && min(p.maxX, q.maxX) - max(p.x, q.x) > 0.01
            #expect(!along, "\(name): arrows \(i) and \(j)")
          }
        }
      }
    }
  }

  @Test("A chain runs straight, and wraps before it is four times as wide as high")
  func chain() {
    let layout = MapLayout(Self.graph(40, (0..<39).map { ($0, $0 + 1) }, labels: false))
    #expect(layout.routes[0].points.count == 2)
    #expect(layout.size.width / layout.size.height < 4)
    #expect(layout.size.width / layout.size.height > 0.5)
    #expect(layout.frames[1].x > layout.frames[0].maxX)
  }

  @Test("A condition that jumps back does not turn the plain way around")
  func plainWayLeads() {
    var graph = Self.graph(3, [(0, 2), (0, 1), (1, 2), (2, 1)], labels: false)
    for i in graph.edges.indices { graph.edges[i].isMain = i == 1 || i == 2 }
    let frames = MapLayout(graph).frames
    #expect(frames[0].x < frames[1].x && frames[1].x < frames[2].x)
  }

  @Test("What is not reached stands below all that is")
  func unreachable() {
    let layout = MapLayout(Self.graph(8, [(0, 1), (1, 2), (4, 5), (5, 1), (6, 7), (7, 6)]))
    let lowest = (0...2).map { layout.captions[$0].maxY }.max() ?? 0
    for i in 3...7 { #expect(layout.frames[i].y > lowest) }
  }

  @Test("The same graph is laid out alike each time")
  func deterministic() {
    for (name, graph) in Self.cases.suffix(4) {
      #expect(MapLayout(graph).routes == MapLayout(graph).routes, "\(name)")
    }
  }
}
