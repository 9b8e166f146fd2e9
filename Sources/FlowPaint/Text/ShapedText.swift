/// A text's glyphs before any line is broken: what all widths of it share.
struct ShapedText {
  var paragraphs: [ShapedParagraph]
  /// The fonts that `ShapedCluster.face` counts in.
  var faces: [TextFace]
  /// Characters that no font has, each once, in order of appearance.
  var missing: [Unicode.Scalar]
}

/// The text between two newlines. Offsets are in UTF-8 bytes of the whole text.
struct ShapedParagraph {
  var range: Range<Int>
  /// In logical order.
  var clusters: [ShapedCluster]
  /// Each cluster's in visual order, left to right.
  var glyphs: [ShapedGlyph]
  /// The line height of the paragraph's runs, for a line without clusters.
  var run: Int
}

/// The smallest part of a text that is never divided.
struct ShapedCluster {
  var range: Range<Int>
  /// With letter spacing, in 1/1024 pt.
  var advance: Int
  var glyphs: Range<Int>
  var face: Int
  var run: Int
  /// Bidirectional level; odd = right to left.
  var level: UInt8
  /// Hangs at a line's end and counts for no width there.
  var isSpace: Bool
  /// A line may begin here (UAX #14).
  var breaksLine: Bool
  /// A grapheme begins here: a word wider than a line may be cut.
  var breaksWord: Bool
}

/// Places in 1/1024 pt from the pen; `x` to the right, `y` down.
struct ShapedGlyph {
  var index: UInt32
  var advance: Int32
  var x: Int32
  var y: Int32
  /// No font has the character: drawn as an empty box.
  var isMissing: Bool
}
