import CPango
import FlowBase
import FlowLayout

/// Turns text into glyphs with Pango: itemised by font, script and direction, shaped, never broken.
///
/// Pango's own layout is not used for lines: it counts no letter spacing at a line's end, lets fallback fonts raise
/// lines, and keeps its ellipsis by paragraph.
final class TextShaper {
  private let context: FontContext
  private var faces: [UnsafeMutablePointer<PangoFont>: TextFace] = [:]
  private var primaries: [Font: [FontMetrics: TextFace]] = [:]

  init(context: FontContext) { self.context = context }

  func shape(_ text: TextContent) -> ShapedText {
    var state = ShapingState(text: text)
    let bytes = state.bytes
    var start = 0
    while true {
      let end = bytes[start...].firstIndex(where: { $0 == 0x0A }) ?? bytes.count
      state.paragraphs.append(paragraph(start..<end, &state))
      if end == bytes.count { break }
      start = end + 1
    }
    return ShapedText(paragraphs: state.paragraphs, faces: state.faces, missing: state.missing)
  }

  /// The first family's face for a run, which sets the height of its lines.
  func primary(_ font: Font, _ metrics: FontMetrics) -> TextFace? {
    if let known = primaries[font]?[metrics] { return known }
    let description = FontDescription(font, FittedFont(font, metrics: metrics))
    guard let loaded = context.load(description.pointer) else { return nil }
    defer { g_object_unref(loaded) }
    let face = self.face(loaded)
    primaries[font, default: [:]][metrics] = face
    return face
  }

  private func face(_ font: UnsafeMutablePointer<PangoFont>) -> TextFace {
    if let known = faces[font] { return known }
    let face = TextFace(font, of: context)
    faces[font] = face
    return face
  }

  // MARK: Paragraphs

  private func paragraph(_ range: Range<Int>, _ state: inout ShapingState) -> ShapedParagraph {
    var paragraph = ShapedParagraph(range: range, clusters: [], glyphs: [], run: state.run(at: range.lowerBound))
    guard !range.isEmpty else { return paragraph }
    let direction = state.text.locale.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let attributes = self.attributes(range, &state)
    defer { pango_attr_list_unref(attributes) }
    state.bytes[range].withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { chars in
        let breaks = LineBreaks(chars, language: state.language)
        var items = pango_itemize_with_base_dir(
          context.pointer, direction, chars.baseAddress, 0, Int32(chars.count), attributes, nil)
        while let node = items {
          let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
          append(item, of: chars, breaks: breaks, to: &paragraph, &state)
          pango_item_free(item)
          items = g_list_delete_link(node, node)
        }
      }
    }
    return paragraph
  }

  private func append(
    _ item: UnsafeMutablePointer<PangoItem>, of chars: UnsafeBufferPointer<CChar>, breaks: LineBreaks,
    to paragraph: inout ShapedParagraph, _ state: inout ShapingState
  ) {
    let offset = Int(item.pointee.offset)
    let start = paragraph.range.lowerBound + offset
    let run = state.run(at: start)
    let isPrimary = settle(item, run: run, state)
    guard let font = item.pointee.analysis.font, let string = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(string) }
    pango_shape_item(item, chars.baseAddress, Int32(chars.count), nil, string, PANGO_SHAPE_NONE)

    let face = state.index(of: self.face(font))
    let level = item.pointee.analysis.level
    let spacing = state.spacing(run) + (isPrimary ? state.fitted[run].tracking : 0)
    let count = Int(string.pointee.num_glyphs)
    var groups: [Range<Int>] = []
    var first = 0
    for i in 1..<max(1, count + 1)
    where i == count || string.pointee.log_clusters[i] != string.pointee.log_clusters[first] {
      groups.append(first..<i)
      first = i
    }
    if level % 2 == 1 { groups.reverse() }
    for (k, group) in groups.enumerated() where !group.isEmpty {
      let from = offset + Int(string.pointee.log_clusters[group.lowerBound])
      let to =
        k + 1 < groups.count
        ? offset + Int(string.pointee.log_clusters[groups[k + 1].lowerBound]) : offset + Int(item.pointee.length)
      let base = paragraph.glyphs.count
      for g in group {
        let info = string.pointee.glyphs[g]
        if info.glyph == ShapingState.emptyGlyph && info.geometry.width == 0 { continue }
        paragraph.glyphs.append(ShapedGlyph(info))
      }
      var cluster = ShapedCluster(
        range: paragraph.range.lowerBound + from..<paragraph.range.lowerBound + to, advance: 0,
        glyphs: base..<paragraph.glyphs.count, face: face, run: run, level: level,
        isSpace: breaks.isSpace(from), breaksLine: breaks.breaksLine(from), breaksWord: breaks.breaksWord(from))
      if cluster.breaksWord && !cluster.glyphs.isEmpty {
        paragraph.space(cluster.glyphs, by: Int32((spacing * 1024).rounded()), atLeft: level % 2 == 1)
      }
      cluster.advance = paragraph.glyphs[cluster.glyphs].reduce(0) { $0 + Int($1.advance) }
      if paragraph.glyphs[cluster.glyphs].contains(where: \.isMissing) { state.noteMissing(cluster.range) }
      paragraph.clusters.append(cluster)
    }
  }

  /// Gives a fallback font the run's own size: the fit holds for the first family alone. True when it is that family.
  private func settle(_ item: UnsafeMutablePointer<PangoItem>, run: Int, _ state: ShapingState) -> Bool {
    guard let font = item.pointee.analysis.font else { return false }
    let fitted = state.fitted[run]
    if face(font).family.hasPrefix(fitted.family) { return true }
    let size = FittedFont.settable(state.text.runs[run].font.size)
    guard fitted.size != size else { return false }
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, size * 1024)
    guard let loaded = context.load(description) else { return false }
    g_object_unref(font)
    item.pointee.analysis.font = loaded
    return false
  }

  // MARK: Attributes

  private func attributes(_ range: Range<Int>, _ state: inout ShapingState) -> OpaquePointer {
    let list = pango_attr_list_new()!
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ part: Range<Int>) {
      let clipped = part.clamped(to: range)
      guard let attribute, !clipped.isEmpty else { return }
      attribute.pointee.start_index = guint(clipped.lowerBound - range.lowerBound)
      attribute.pointee.end_index = guint(clipped.upperBound - range.lowerBound)
      pango_attr_list_insert(list, attribute)
    }
    add(pango_attr_language_new(state.language), range)
    for (i, part) in state.runRanges.enumerated() where part.overlaps(range) {
      let run = state.text.runs[i]
      let description = FontDescription(run.font, state.fitted[i])
      add(pango_attr_font_desc_new(description.pointer), part)
      if run.font.tabularFigures { add(pango_attr_font_features_new("tnum"), part) }
      // Only its being there counts: it turns ligatures off. The spacing itself is added to the clusters.
      if run.letterSpacing != 0 { add(pango_attr_letter_spacing_new(1024), part) }
    }
    for part in state.foreignHan(range) { add(pango_attr_language_new(state.hanLanguage), part) }
    for part in foreignSpaces(range, state) { add(pango_attr_fallback_new(0), part) }
    return list
  }

  /// Spaces next to a character that the first family lacks: Pango would shape them in that one's font, other engines
  /// in the first family (1 … 3 % of a line in Hebrew, Hindi, Korean).
  private func foreignSpaces(_ range: Range<Int>, _ state: ShapingState) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var spaces: Range<Int>?
    var isForeign = false
    for (offset, scalar) in state.scalars(in: range) {
      let end = offset + UTF8.width(scalar)
      if scalar == " " || scalar == "\u{A0}" {
        if isForeign { result.append(offset..<end) } else { spaces = (spaces?.lowerBound ?? offset)..<end }
        continue
      }
      let run = state.text.runs[state.run(at: offset)]
      isForeign = scalar.value > 0x7F && primary(run.font, state.text.metrics)?.has(scalar) == false
      if isForeign, let spaces { result.append(spaces) }
      spaces = nil
    }
    return result
  }
}
