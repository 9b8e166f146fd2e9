/// A phone's screen: size in points, scale and safe area (look.md, Devices).
public struct Device: Hashable, Sendable {
  /// The cut-out at the top of the screen, in points; drawn only with `--frame`.
  public enum Cutout: Hashable, Sendable {
    case none
    /// A notch of this width and height hanging from the top edge.
    case notch(Size)
    /// The Dynamic Island: its size and the distance from the top edge.
    case island(Size, top: Double)
    /// A camera hole: its diameter and centre height.
    case punchHole(diameter: Double, centerY: Double)
  }

  /// The name on the command line and in file names: `iphone-16`.
  public var name: String
  public var platform: Platform
  /// Portrait, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// Pixels, as the panel has them; the picture of a screen is exactly this large at the device's own scale.
  public var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
  /// Top and bottom safe-area insets in points.
  public var safeArea: Edges
  /// Radius of the panel's continuous corners in points.
  public var cornerRadius: Double
  public var cutout: Cutout

  public init(
    name: String, platform: Platform = .ios, size: Size, scale: Double, safeTop: Double, safeBottom: Double,
    cornerRadius: Double = 0, cutout: Cutout = .none
  ) {
    self.name = name
    self.platform = platform
    self.size = size
    self.scale = scale
    safeArea = Edges(top: safeTop, bottom: safeBottom)
    self.cornerRadius = cornerRadius
    self.cutout = cutout
  }
}
