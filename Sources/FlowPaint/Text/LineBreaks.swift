import CPango

/// Where a paragraph may be broken, by byte (UAX #14 as Pango tailors it, with layout.md's exception).
struct LineBreaks {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let line = Flags(rawValue: 1)
    static let grapheme = Flags(rawValue: 2)
    static let space = Flags(rawValue: 4)
  }

  private var flags: [Flags]

  init(_ chars: UnsafeBufferPointer<CChar>, language: OpaquePointer?) {
    flags = [Flags](repeating: [], count: chars.count + 1)
    let text = String(decoding: UnsafeRawBufferPointer(chars), as: UTF8.self).unicodeScalars
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.count + 1)
    pango_get_log_attrs(
      chars.baseAddress, Int32(chars.count), -1, language, &attributes, Int32(attributes.count))
    var offset = 0
    var previous: Unicode.Scalar = " "
    for (i, scalar) in text.enumerated() {
      let isAfterSolidus = previous == "/" && scalar.properties.isAlphabetic
      if attributes[i].is_line_break != 0 && !isAfterSolidus { flags[offset].insert(.line) }
      if attributes[i].is_cursor_position != 0 { flags[offset].insert(.grapheme) }
      if scalar == " " || scalar.value >= 0x2000 && scalar.properties.isWhitespace && !Self.isGlue(scalar) {
        flags[offset].insert(.space)
      }
      previous = scalar
      offset += UTF8.width(scalar)
    }
  }

  func breaksLine(_ offset: Int) -> Bool { flags[offset].contains(.line) }
  func breaksWord(_ offset: Int) -> Bool { flags[offset].contains(.grapheme) }
  func isSpace(_ offset: Int) -> Bool { flags[offset].contains(.space) }

  private static func isGlue(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x2007 || scalar.value == 0x202F }
}
