import FlowBase

/// Strings, keys and escapes.
extension JSONParser {
  /// The key at the cursor: a string, or a word as JSON5 has it; nil if there is none.
  mutating func key() -> String? {
    guard position < end else { return nil }
    if byte == c("\"") || byte == c("'") { return quotedString(isKey: true) }
    let start = position
    var isPlain = true
    var hasEscape = false
    while position < end, !isEndOfKey {
      switch byte {
      case c("\\"): hasEscape = true
      case c("0")...c("9"): if position == start { isPlain = false }
      case c("a")...c("z"), c("A")...c("Z"), c("_"), c("$"), 0x80...: break
      default: isPlain = false
      }
      position += 1
    }
    guard position > start else { return nil }
    let stop = position
    if isPlain {
      json5("a key without quotes", at: start)
    } else {
      report("this key needs quotes", hint: "write `\"…\":`", at: start)
    }
    checkUTF8(start..<stop)
    guard hasEscape else { return String(decoding: bytes[start..<stop], as: UTF8.self) }
    scratch.removeAll(keepingCapacity: true)
    position = start
    while position < stop {
      if byte == c("\\") {
        escape(quote: 0)
      } else {
        scratch.append(byte)
        position += 1
      }
    }
    position = stop
    return String(decoding: scratch, as: UTF8.self)
  }

  private var isEndOfKey: Bool {
    switch byte {
    case c(":"), c(","), c("="), c("{"), c("}"), c("["), c("]"), c("\""), c("'"), c("/"): true
    default: spaceLength(at: position) > 0
    }
  }

  /// The string at the cursor, which stands at its opening quote.
  mutating func quotedString(isKey: Bool = false) -> String {
    let quote = byte
    if quote == c("'") { json5("single quotes", at: position) }
    position += 1
    let start = position
    var high: UInt8 = 0
    var i = start
    let (bytes, end) = (bytes, end)
    while i < end {
      let b = bytes[i]
      if b == quote {
        position = i + 1
        if high >= 0x80 { checkUTF8(start..<i) }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<i]), as: UTF8.self)
      }
      if b == 0x5C || b < 0x20 { break }
      high |= b
      i += 1
    }
    position = start
    return rareString(quote, isKey: isKey)
  }

  /// A string with escapes or control characters, or one that has no end.
  private mutating func rareString(_ quote: UInt8, isKey: Bool) -> String {
    let open = position - 1
    scratch.removeAll(keepingCapacity: true)
    var plain = position
    var spansLines = false
    while position < end, byte != quote {
      let b = byte
      if b == 0x5C {
        scratch.append(contentsOf: bytes[plain..<position])
        checkUTF8(plain..<position)
        escape(quote: quote)
        plain = position
      } else if b == 0x0A || b == 0x0D, !spansLines {
        guard goesOn(to: quote, isKey: isKey) else {
          stepBackOverComma(to: plain)
          checkUTF8(plain..<position)
          scratch.append(contentsOf: bytes[plain..<position])
          report("the closing quote is missing in this line", at: open)
          return String(decoding: scratch, as: UTF8.self)
        }
        spansLines = true
        report("a line break inside a string", hint: "write `\\n`", at: position)
        position += 1
      } else {
        if b < 0x20, b != 0x0A, b != 0x0D { json5("a control character inside a string", at: position) }
        position += 1
      }
    }
    position = min(position, end)
    checkUTF8(plain..<position)
    scratch.append(contentsOf: bytes[plain..<position])
    if position < end {
      position += 1
    } else {
      cutOff()
    }
    return String(decoding: scratch, as: UTF8.self)
  }

  /// Whether the next `quote` looks like the end of the string at the cursor, and not like the start of another one.
  private func goesOn(to quote: UInt8, isKey: Bool) -> Bool {
    var i = position
    while i < end, bytes[i] != quote { i += bytes[i] == 0x5C ? 2 : 1 }
    i += 1
    while i < end, bytes[i] <= 0x20 { i += 1 }
    guard i < end else { return false }
    return isKey ? bytes[i] == c(":") : bytes[i] == c(",") || bytes[i] == c("]") || bytes[i] == c("}")
  }

  /// From the end of a line back to where the closing quote was meant to stand: before the space and the comma there.
  private mutating func stepBackOverComma(to start: Int) {
    while position > start, bytes[position - 1] <= 0x20 { position -= 1 }
    guard position > start, bytes[position - 1] == c(",") else { return }
    position -= 1
  }

  // MARK: Escapes

  /// Appends to `scratch` what the backslash at the cursor stands for. `quote` is the string's; 0 in a key without.
  private mutating func escape(quote: UInt8) {
    let start = position
    position += 1
    guard position < end else { return }
    let b = byte
    position += 1
    switch b {
    case c("\""), c("\\"), c("/"): scratch.append(b)
    case c("n"): scratch.append(0x0A)
    case c("t"): scratch.append(0x09)
    case c("r"): scratch.append(0x0D)
    case c("b"): scratch.append(0x08)
    case c("f"): scratch.append(0x0C)
    case c("u"): unicodeEscape(at: start)
    default: json5Escape(b, at: start)
    }
  }

  private mutating func json5Escape(_ b: UInt8, at start: Int) {
    switch b {
    case c("v"):
      json5("`\\v`", at: start)
      scratch.append(0x0B)
    case c("'"):
      json5("`\\'`", at: start)
      scratch.append(b)
    case c("0") where peek(0) &- 0x30 >= 10:
      json5("`\\0`", at: start)
      scratch.append(0)
    case c("x"):
      guard let value = hex(digits: 2) else {
        report("`\\x` needs two hexadecimal digits", at: start)
        append(0xFFFD)
        return
      }
      json5("`\\x`", at: start)
      append(value)
    case 0x0A, 0x0D, 0xE2:
      let length = lineEndLength(at: start + 1)
      if length == 0 {
        scratch.append(b)
      } else {
        json5("a string over several lines", at: start)
        position = start + 1 + length
      }
    case c("a")...c("z"), c("A")...c("Z"), c("0")...c("9"):
      // JSON5 drops the backslash silently; here it is nearly always a pattern such as \d.
      let letter = String(decoding: [b], as: UTF8.self)
      report(
        "`\\\(letter)` is read as `\(letter)`", isStrict ? .error : .warning,
        hint: "a backslash itself is written `\\\\`", at: start)
      scratch.append(b)
    default:
      json5("this backslash", at: start)
      scratch.append(b)
    }
  }

  private mutating func unicodeEscape(at start: Int) {
    guard let unit = hex(digits: 4) else {
      report("`\\u` needs four hexadecimal digits", at: start)
      append(0xFFFD)
      return
    }
    if unit & 0xFC00 == 0xD800, peek(0) == c("\\"), peek(1) == c("u") {
      let resume = position
      position += 2
      if let low = hex(digits: 4), low & 0xFC00 == 0xDC00 {
        append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        return
      }
      position = resume
    }
    if unit & 0xF800 == 0xD800 {
      report(
        "half a surrogate pair: read as U+FFFD", .warning, hint: "characters beyond U+FFFF need two `\\u`, or none",
        at: start)
    }
    append(unit)
  }

  /// Exactly so many digits at the cursor; nil, and the cursor stays, if there are fewer.
  private mutating func hex(digits: Int) -> UInt32? {
    guard position + digits <= end else { return nil }
    var value: UInt32 = 0
    for i in 0..<digits {
      guard let digit = hexDigit(bytes[position + i]) else { return nil }
      value = value << 4 | digit
    }
    position += digits
    return value
  }

  private mutating func append(_ scalar: UInt32) {
    scratch.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  // MARK: UTF-8

  /// Reports the first byte of `range` that is not UTF-8; the string itself gets U+FFFD there.
  private mutating func checkUTF8(_ range: Range<Int>) {
    guard let bad = firstInvalidUTF8(range) else { return }
    report(
      "bytes that are not UTF-8: read as U+FFFD", .warning, hint: "save the file as UTF-8", at: bad)
  }

  private func firstInvalidUTF8(_ range: Range<Int>) -> Int? {
    var i = range.lowerBound
    while i < range.upperBound {
      let b = bytes[i]
      if b < 0x80 {
        i += 1
        continue
      }
      let length = b >= 0xC2 && b < 0xE0 ? 2 : b & 0xF0 == 0xE0 ? 3 : b >= 0xF0 && b < 0xF5 ? 4 : 0
      guard length > 0, i + length <= range.upperBound else { return i }
      for k in 1..<length where bytes[i + k] & 0xC0 != 0x80 { return i }
      // Overlong forms, surrogates, beyond U+10FFFF.
      switch (b, bytes[i + 1]) {
      case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return i
      default: i += length
      }
    }
    return nil
  }
}
