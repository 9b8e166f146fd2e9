import FlowDocument
import FlowLayout

/// A block type: its declaration, and the nodes that a block of it becomes. One file each; `Catalogue.standard` lists it.
public protocol DrawnBlock: SendableMetatype {
  static var declaration: BlockDeclaration { get }
  /// The block as nodes. The root node's size keys, `block_style`, name and place are filled in by
  /// `ScreenContext.node(for:)`; a key that the declaration has as its own (`height` of a progress bar) is left alone.
  /// nil = nothing is drawn: no room, no gap (G4).
  static func body(of block: Block, in screen: ScreenContext) -> Node?
  /// The body paints its own background, `block_style`'s included (S-44).
  static var paintsBackground: Bool { get }
  /// Full bleed behind everything instead of a place among the blocks (CB-25).
  static var isBackdrop: Bool { get }
}

extension DrawnBlock {
  public static var isBackdrop: Bool { false }
  public static var paintsBackground: Bool { false }
}

/// Measures of a control that differ by platform (G7): values, never code. Declared in the file of the block that uses
/// them.
public protocol PlatformMeasures {
  static var ios: Self { get }
  static var android: Self { get }
}

extension PlatformMeasures {
  /// Same as on iOS until Material's values are settled.
  public static var android: Self { ios }
}
