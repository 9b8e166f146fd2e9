/// Text made safe and measurable for a terminal: documents are untrusted, and an escape sequence in one must not reach
/// the reader's terminal.
enum TerminalText {
  static let tab = "    "

  /// What stands for `scalar`: itself, spaces for a tab, U+FFFD for controls and for marks that reorder text.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": tab
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}",
      "\u{2028}", "\u{2029}":
      "\u{FFFD}"
    default: String(scalar)
    }
  }

  static func shown(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += shown($1) }
  }

  /// Columns that a terminal gives to `shown(scalar)`: 2 for East Asian wide characters and emoji, 0 for marks that
  /// join the character before.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x09: return tab.count
    case ..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return shown(scalar) == "\u{FFFD}" ? 1 : 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
