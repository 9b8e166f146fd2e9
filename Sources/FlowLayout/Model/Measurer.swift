import FlowBase

/// The only thing layout knows of fonts and pictures. One a thread; asked for the same text and width it may answer from
/// its memory, and paint draws the very lines that it gave.
public protocol Measurer: AnyObject {
  /// Lines of `text` in at most `width` points (nil = broken at newlines only), for a screen of `scale` pixels a point.
  func measure(_ text: TextContent, width: Double?, scale: Double) -> TextMeasure
  /// The picture's own size in points (pixels at 1×); nil when unknown or broken.
  func naturalSize(of image: ImageSource) -> Size?
}

/// Text broken into lines.
public struct TextMeasure: Hashable, Sendable {
  /// Width of the widest line and height of all, in points.
  public var size: Size
  public var lines: [TextLine]
  /// `maxLines` cut something.
  public var isTruncated: Bool
  /// A word was wider than a line and broke inside.
  public var breaksWords: Bool

  public init(size: Size, lines: [TextLine], isTruncated: Bool = false, breaksWords: Bool = false) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.breaksWords = breaksWords
  }
}

public struct TextLine: Hashable, Sendable {
  /// As drawn, without the spaces at the line's end; with the ellipsis when cut.
  public var text: String
  /// UTF-8 offsets into the content's string.
  public var range: Range<Int>
  /// Points, without the spaces at the line's end.
  public var width: Double
  /// Points from the text's top to the line's top and baseline.
  public var top: Double
  public var baseline: Double

  public init(text: String, range: Range<Int>, width: Double, top: Double, baseline: Double) {
    self.text = text
    self.range = range
    self.width = width
    self.top = top
    self.baseline = baseline
  }
}
