import FlowBase
import FlowLayout
import Testing

/// What must hold of any tree (engineering.md, Invariants).
@Suite struct PropertyTests {
  private func layout(
    _ root: Node, width: Double = 390, height: Double? = nil, direction: LayoutDirection = .leftToRight,
    measurer: any Measurer = MonoMeasurer()
  ) -> LaidOutScreen {
    LayoutEngine(measurer: measurer, scale: 3, direction: direction).layout(root, width: width, height: height)
  }

  @Test("Absurd numbers neither crash nor leave the finite", arguments: [0, 500, 1000, 1500])
  func finite(from seed: UInt64) {
    for seed in seed..<seed + 150 {
      var random = RandomTree(seed: seed, .init(negativeMargins: true, absurd: true))
      let tree = random.tree()
      for width in [390, 0, -1, 1e300] {
        let screen = layout(tree, width: width, height: seed % 2 == 0 ? nil : 700)
        for box in screen.boxes {
          let f = box.frame
          let isFinite = [f.x, f.y, f.width, f.height, box.overflow.right, box.overflow.bottom].allSatisfy(\.isFinite)
          #expect(isFinite && f.width >= 0 && f.height >= 0, "seed \(seed) \(box.block.id) \(f)")
        }
        #expect(screen.contentHeight.isFinite)
      }
    }
  }

  @Test("Right to left is the mirror image")
  func mirror() {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomTree(seed: seed, .init(negativeMargins: true))
      let tree = random.tree()
      let swapped = tree.mapped { node in
        swap(&node.layout.margin.left, &node.layout.margin.right)
        swap(&node.layout.padding.left, &node.layout.padding.right)
        if case .absolute(let top, let right, let bottom, let left) = node.layout.position {
          node.layout.position = .absolute(top: top, right: left, bottom: bottom, left: right)
        }
      }
      for (a, b) in zip(layout(tree).boxes, layout(swapped, direction: .rightToLeft).boxes) {
        let mirrored = Rect(390 - b.frame.maxX, b.frame.y, b.frame.width, b.frame.height)
        #expect(a.frame.isClose(to: mirrored), "seed \(seed) \(a.block.id)")
        #expect(a.baseline == b.baseline)
      }
    }
  }

  @Test("Children are inside their parents unless overflow is reported")
  func inside() {
    for seed in 0..<800 as Range<UInt64> {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      let boxes = Dictionary(uniqueKeysWithValues: layout(tree).boxes.map { ($0.block.id, $0) })
      check(tree, boxes, seed)
    }
  }

  private func check(_ node: Node, _ boxes: [String: Box], _ seed: UInt64) {
    guard let id = node.block?.id, let parent = boxes[id] else { return }
    for child in node.children {
      check(child, boxes, seed)
      if case .scroll = node.content { continue }
      if case .absolute = child.layout.position { continue }
      guard let id = child.block?.id, let box = boxes[id], !box.frame.isEmpty else { continue }
      let o = parent.overflow
      let reach = Rect(
        parent.frame.x - o.left, parent.frame.y - o.top, parent.frame.width + o.left + o.right,
        parent.frame.height + o.top + o.bottom)
      let isInside =
        box.frame.x >= reach.x - 0.02 && box.frame.y >= reach.y - 0.02 && box.frame.maxX <= reach.maxX + 0.02
        && box.frame.maxY <= reach.maxY + 0.02
      #expect(isInside, "seed \(seed) \(id)")
    }
  }

  @Test("Children and spacing are the container where something grows")
  func sums() {
    var rows = 0
    for seed in 0..<3000 as Range<UInt64> {
      var random = RandomTree(seed: seed, .init(limits: false, ratios: false, overlays: false))
      var tree = random.tree(depth: 3).mapped { node in
        // Percentages may add up to more than there is.
        if case .percent = node.layout.width { node.layout.width = .fit }
      }
      tree.layout.width = nil
      guard case .flex(let flex) = tree.content, flex.axis == .horizontal, !flex.children.isEmpty,
        flex.children.contains(where: { $0.layout.width == .fill || $0.layout.grow }) || flex.distribution == .fill
      else { continue }
      let boxes = layout(tree, width: 9000).boxes
      guard !isPressed(tree, boxes) else { continue }
      let frames = Dictionary(uniqueKeysWithValues: boxes.map { ($0.block.id, $0.frame) })
      let room = boxes[0].frame.inset(by: tree.layout.padding + Edges(tree.layout.border)).width
      let taken = flex.children.map { child in
        (child.block.flatMap { frames[$0.id] }?.width ?? 0) + child.layout.margin.horizontal
      }
      rows += 1
      let sum = taken.reduce(0, +) + flex.spacing * Double(flex.children.count - 1)
      #expect(abs(sum - room) < 0.001, "seed \(seed)")
    }
    #expect(rows > 100)
  }

  /// Whether some box is no larger than its padding and border, so that they or its margins may stick out of its slot.
  private func isPressed(_ tree: Node, _ boxes: [Box]) -> Bool {
    let frames = Dictionary(uniqueKeysWithValues: boxes.map { ($0.block.id, $0.frame) })
    var found = false
    _ = tree.mapped { node in
      let insets = node.layout.padding + Edges(node.layout.border)
      guard let id = node.block?.id, let frame = frames[id] else { return }
      let isFlat = frame.width <= insets.horizontal && insets.horizontal + node.layout.margin.horizontal > 0
      found = found || isFlat || frame.height <= insets.vertical && insets.vertical > 0
    }
    return found
  }

  @Test("Larger text never makes a text's box lower")
  func larger() {
    for seed in 0..<800 as Range<UInt64> {
      var random = RandomTree(seed: seed, .init(limits: false, ratios: false, overlays: false, textsOnly: true))
      let tree = random.tree()
      let (small, large) = (layout(tree), layout(tree, measurer: LargerMeasurer(by: 1.3)))
      for (a, b) in zip(small.boxes, large.boxes) where !a.texts.isEmpty {
        #expect(b.frame.height >= a.frame.height - 0.01, "seed \(seed) \(a.block.id)")
      }
    }
  }

  @Test("The layout of a layout is itself")
  func fixpoint() {
    var compared = 0
    for seed in 0..<1500 as Range<UInt64> {
      var random = RandomTree(seed: seed, .init(limits: false, overlays: false))
      let tree = random.tree()
      let boxes = layout(tree).boxes
      guard boxes.allSatisfy({ $0.overflow == .zero }), !isPressed(tree, boxes) else { continue }
      var next = 0
      let fixed = tree.mapped { node in
        node.layout.width = .points(boxes[next].frame.width)
        node.layout.height = .points(boxes[next].frame.height)
        node.layout.grow = false
        if case .flex(var flex) = node.content, flex.distribution == .equal || flex.distribution == .fill {
          flex.distribution = .start
          node.content = .flex(flex)
        }
        next += 1
      }
      compared += 1
      for (a, b) in zip(boxes, layout(fixed).boxes) {
        #expect(a.frame.isClose(to: b.frame), "seed \(seed) \(a.block.id) \(a.frame) \(b.frame)")
      }
    }
    #expect(compared > 300)
  }
}

extension Rect {
  func isClose(to other: Rect, tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) < tolerance && abs(y - other.y) < tolerance && abs(width - other.width) < tolerance
      && abs(height - other.height) < tolerance
  }
}

/// The same text, larger.
final class LargerMeasurer: Measurer {
  private let mono = MonoMeasurer()
  private let factor: Double

  init(by factor: Double) { self.factor = factor }

  func measure(_ text: TextContent, width: Double?, scale: Double) -> TextMeasure {
    var measure = mono.measure(text, width: width.map { $0 / factor }, scale: scale)
    measure.size = Size(measure.size.width * factor, measure.size.height * factor)
    return measure
  }

  func naturalSize(of image: ImageSource) -> Size? { nil }
}
