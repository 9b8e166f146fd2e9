import FlowBase
import FlowLayout

/// Text by Pango with the bundled fonts, measured and drawn. One a thread: its font map is not to be shared
/// (engineering.md rule 2); any two of them give the same lines and the same pixels.
public final class PangoMeasurer: Measurer {
  private struct Key: Hashable {
    var text: TextContent
    var width: Double?
    var scale: Double
  }

  /// Above it the memory is emptied; a flow's steps in all languages stay well below.
  private static let remembered = 8192

  let fonts: FontLibrary
  let shaper: TextShaper
  let rasters = GlyphRasters()
  private let mono = MonoMeasurer()
  private let naturalSize: (ImageSource) -> Size?
  private var shaped: [TextContent: ShapedText] = [:]
  private var measured: [Key: TextMeasure] = [:]

  /// - Parameter naturalSize: answers `naturalSize(of:)`; pictures are not this class's business.
  public init(fonts: FontLibrary, naturalSize: @escaping (ImageSource) -> Size?) {
    self.fonts = fonts
    self.naturalSize = naturalSize
    shaper = TextShaper(context: FontContext(fonts: fonts))
  }

  public func naturalSize(of image: ImageSource) -> Size? { naturalSize(image) }

  public func measure(_ text: TextContent, width: Double?, scale: Double) -> TextMeasure {
    if text.metrics == .mono { return mono.measure(text, width: width, scale: scale) }
    let key = Key(text: text, width: width, scale: scale)
    if let known = measured[key] { return known }
    if measured.count >= Self.remembered { measured = [:] }
    let measure = LineSetter(text: text, shaped: shape(text), measurer: self).measure(width: width, scale: scale)
    measured[key] = measure
    return measure
  }

  /// Characters of `text` that no font has, each once, in order of appearance (`missing-glyph`).
  public func missingGlyphs(in text: TextContent) -> [Unicode.Scalar] { shape(text).missing }

  /// The text's glyphs; what differs between two texts in alignment or height alone is shaped once.
  func shape(_ text: TextContent) -> ShapedText {
    var key = text
    key.align = .leading
    key.lineHeight = nil
    key.maxLines = nil
    key.paragraphSpacing = 0
    if let known = shaped[key] { return known }
    if shaped.count >= Self.remembered { shaped = [:] }
    let result = shaper.shape(key)
    shaped[key] = result
    return result
  }
}
