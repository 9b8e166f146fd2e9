import FlowBase

/// A picture to be drawn, found before layout; the bytes stay with whoever decodes them.
public struct ImageSource: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A file that exists, by absolute path.
    case file(String)
    /// A bundled icon by its file under the icon folder; drawn as a mask in `tint`.
    case icon(String)
    /// One frame of a Lottie file that exists, by absolute path.
    case animation(String, at: AnimationMoment)
    /// Nothing usable: a labelled placeholder of the same box (G3).
    case placeholder(label: String)
  }
  public var kind: Kind
  /// SVG files are drawn (android, our own) or not (ios, IM-02).
  public var allowsSVG: Bool

  public init(_ kind: Kind, allowsSVG: Bool = false) {
    self.kind = kind
    self.allowsSVG = allowsSVG
  }
}

public enum ContentMode: String, Hashable, Sendable { case cover, contain, fill }

public struct ImageContent: Hashable, Sendable {
  public var source: ImageSource
  public var mode: ContentMode
  /// Drawn as a mask in this colour.
  public var tint: Color?
  /// The size asked for where nothing else settles it; nil = the picture's own, scaled to the width.
  public var natural: Size?

  public init(_ source: ImageSource, mode: ContentMode = .cover, tint: Color? = nil, natural: Size? = nil) {
    self.source = source
    self.mode = mode
    self.tint = tint
    self.natural = natural
  }
}
