import FlowBase
import Foundation
import Synchronization
import Testing

@testable import FlowLayout

/// Work grows with the number of nodes, whatever their nesting.
@Suite struct LinearTests {
  private static func text(_ string: String) -> Node {
    Node(.text(TextContent([TextRun(string, font: Font(size: 16), color: .black)], metrics: .mono)))
  }

  /// Rows in stacks in rows, with everything that is measured before it is known: percentages in containers that hug,
  /// equal rows that stretch, growth in what is stretched.
  private static func nested(levels: Int) -> Node {
    var node = text("deep down in there")
    for level in 0..<levels {
      let flex: Flex
      switch level % 4 {
      case 0:
        flex = Flex(.horizontal, align: .stretch, distribution: .equal, children: [node])
      case 1:
        node.layout.width = .percent(99)
        flex = Flex(.vertical, align: .leading, children: [node, text("one two")])
      case 2:
        node.layout.height = .fill
        flex = Flex(.vertical, align: .center, distribution: .fill, children: [node])
      default:
        node.layout.height = .percent(90)
        flex = Flex(.horizontal, align: .stretch, distribution: .spaceAround, children: [node])
      }
      node = Node(.flex(flex))
    }
    return node
  }

  /// Screens full of cards: rows of an icon, a stack of two texts and a badge.
  private static func wide(nodes: Int) -> Node {
    let badge = Node(.empty(natural: Size(30, 20)), layout: LayoutStyle { $0.widthNature = .own })
    let card = Node(
      .flex(
        Flex(
          .horizontal, spacing: 8, align: .center,
          children: [
            badge, Node(.flex(Flex(.vertical, children: [text("a title of words"), text("some words to wrap")]))),
            badge,
          ])))
    let section = Node(.flex(Flex(.vertical, spacing: 8, children: Array(repeating: card, count: 20))))
    return Node(.flex(Flex(.vertical, children: Array(repeating: section, count: nodes / 121))))
  }

  @Test("No text is measured twice for one width, no node is placed twice")
  func once() {
    let counter = CountingMeasurer()
    for tree in [Self.nested(levels: 40), Self.wide(nodes: 2000)] {
      for height in [nil, 800] as [Double?] {
        let engine = LayoutEngine(measurer: counter, scale: 3, direction: .leftToRight)
        let pass = engine.run(tree, width: 390, height: height, origin: .zero)
        #expect(pass.repeatedWork == 0)
        #expect(counter.calls <= 2 * pass.textMemo.count { !$0.isEmpty })
        #expect(pass.heightsKnown <= 2 * pass.tree.count)
        counter.calls = 0
      }
    }
  }

  @Test("No node of any random tree is placed twice, and heights are worked out for few widths")
  func random() {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomTree(seed: seed)
      let engine = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight)
      let pass = engine.run(random.tree(depth: 6), width: 390, height: 800, origin: .zero)
      #expect(pass.repeatedWork == 0 && pass.heightsKnown <= 2 * pass.tree.count, "seed \(seed)")
    }
  }

  @Test("A measurer whose lines are wider than asked is asked once all the same")
  func wideLines() {
    let counter = CountingMeasurer(extra: 3)
    let tree = Node(.flex(Flex(.horizontal, align: .stretch, children: [Self.text("some words that wrap at last")])))
    _ = LayoutEngine(measurer: counter, scale: 3, direction: .leftToRight).layout(tree, width: 100, height: nil)
    #expect(counter.calls <= 3)
  }

  @Test("Ten times the nodes is ten times the measuring")
  func scaling() {
    func work(_ tree: Node) -> Int {
      let engine = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight)
      return engine.run(tree, width: 390, height: nil, origin: .zero).heightsKnown
    }
    let (small, large) = (work(Self.wide(nodes: 1210)), work(Self.wide(nodes: 12_100)))
    #expect(large <= 10 * small)
  }

  @Test("A thousand levels fit a stack of 64 MiB and take no exponential time")
  func deep() {
    let heights = Mutex<[Int]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for levels in [500, 1000] {
        let engine = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight)
        let tree = Self.nested(levels: levels)
        let work = engine.run(tree, width: 390, height: 800, origin: .zero).heightsKnown
        _ = engine.layout(tree, width: 390, height: 800)
        heights.withLock { $0.append(work) }
      }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    let work = heights.withLock { $0 }
    #expect(work[1] <= 3 * work[0])
  }
}

private final class CountingMeasurer: Measurer {
  private let mono = MonoMeasurer()
  private let extra: Double
  var calls = 0

  /// `extra`: points by which every text claims to be wider than it is.
  init(extra: Double = 0) { self.extra = extra }

  func measure(_ text: TextContent, width: Double?, scale: Double) -> TextMeasure {
    calls += 1
    var measure = mono.measure(text, width: width, scale: scale)
    measure.size.width += extra
    return measure
  }

  func naturalSize(of image: ImageSource) -> Size? { nil }
}
