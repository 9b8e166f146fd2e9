import FlowBase
import FlowCompare
import FlowDocument

/// Something that is not compared: a rectangle, or blocks by id, type or JSON path (comparison.md, Masks).
public struct Mask: Hashable, Sendable, CustomStringConvertible {
  public enum Target: Hashable, Sendable {
    /// In points.
    case rect(Rect)
    case id(String)
    case type(String)
    case path(String)
  }
  public var target: Target
  /// Only there; nil = everywhere.
  public var flow: String?
  public var step: String?

  public init(_ target: Target, flow: String? = nil, step: String? = nil) {
    self.target = target
    self.flow = flow
    self.step = step
  }

  /// nil where it names nothing.
  init?(_ object: KeyedObject) {
    let rect = (object.values[MaskKeys.rect.name]?.asArray ?? []).compactMap(\.asNumber)
    if rect.count == 4 {
      target = .rect(Rect(rect[0], rect[1], rect[2], rect[3]))
    } else if let id = object[MaskKeys.id] {
      target = .id(id)
    } else if let type = object[MaskKeys.type] {
      target = .type(type)
    } else if let path = object[MaskKeys.path] {
      target = .path(path)
    } else {
      return nil
    }
    flow = object[MaskKeys.flow]
    step = object[MaskKeys.step]
  }

  /// The mask of the command line: `X,Y,W,H` in points, `id=ID`, `type=TYPE` or `path=PATH`; a bare word is an id.
  public init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    if numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] {
      guard numbers.allSatisfy({ MaskKeys.range.contains($0 ?? .nan) }), width > 0, height > 0 else { return nil }
      self.init(.rect(Rect(x, y, width, height)))
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, !last.isEmpty else { return nil }
    switch (parts[0], parts.count) {
    case ("id", 2): self.init(.id(last))
    case ("type", 2): self.init(.type(last))
    case ("path", 2): self.init(.path(last))
    case (let id, 1) where !id.contains(","): self.init(.id(id))
    default: return nil
    }
  }

  /// As on the command line.
  public var description: String {
    switch target {
    case .rect(let rect): "\(rect.x),\(rect.y),\(rect.width),\(rect.height)"
    case .id(let id): "id=\(id)"
    case .type(let type): "type=\(type)"
    case .path(let path): "path=\(path)"
    }
  }

  func applies(to name: PictureName) -> Bool {
    (flow.map { $0 == name.flow } ?? true) && (step.map { $0 == name.step } ?? true)
  }

  /// Whether it is this block that is masked.
  func hides(_ block: LayoutBlock) -> Bool {
    switch target {
    case .rect: false
    case .id(let id): block.id == id || block.path == id
    case .type(let type): block.type == type
    case .path(let path): block.path == path
    }
  }

  /// What it covers of a picture, in pixels, grown to whole ones.
  func areas(in layout: LayoutText, scale: Double) -> [PixelRect] {
    let frames: [Rect] =
      switch target {
      case .rect(let rect): [rect]
      default: layout.blocks.filter(hides).map(\.frame)
      }
    return frames.map { Self.pixels($0, scale: scale) }
  }

  /// A rectangle's pixels, where no layout is known; nothing for blocks.
  public func areas(scale: Double) -> [PixelRect] {
    if case .rect(let rect) = target { [Self.pixels(rect, scale: scale)] } else { [] }
  }

  private static func pixels(_ frame: Rect, scale: Double) -> PixelRect {
    // A frame on the edge of a pixel to within a hundredth covers no more of it.
    let left = Int((frame.x * scale + 0.01).rounded(.down)), top = Int((frame.y * scale + 0.01).rounded(.down))
    let right = Int(((frame.x + frame.width) * scale - 0.01).rounded(.up))
    let bottom = Int(((frame.y + frame.height) * scale - 0.01).rounded(.up))
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
