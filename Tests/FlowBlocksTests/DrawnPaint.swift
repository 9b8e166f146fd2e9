import FlowBase
import FlowLayout

/// What a node paints once it is laid out, for tests of controls that are made of boxes.
struct DrawnPaint {
  /// Filled outlines that their clips do not hide, in paint order.
  private(set) var fills: [(box: RoundedRect, color: Color)] = []
  private(set) var borders: [(box: RoundedRect, width: Double, color: Color)] = []

  init(_ node: Node?, width: Double = 345, direction: LayoutDirection = .leftToRight) {
    guard let node else { return }
    let engine = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: direction)
    read(engine.layout(node, width: width, height: nil).display.items, clip: nil)
  }

  private mutating func read(_ items: [DisplayItem], clip: Rect?) {
    for item in items {
      switch item {
      case .group(let group): read(group.items, clip: group.clip?.rect ?? clip)
      case .command(.fill(let box, .color(let color)), _):
        if clip.map({ box.rect.intersects($0) }) ?? true, box.rect.width > 0 { fills.append((box, color)) }
      case .command(.border(let box, let width, let color, _), _): borders.append((box, width, color))
      case .command: continue
      }
    }
  }

  /// Boxes filled with this colour.
  func boxes(_ color: Color) -> [RoundedRect] { fills.filter { $0.color == color }.map(\.box) }
}
