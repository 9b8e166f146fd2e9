import FlowBase

/// Values, numbers and words.
extension JSONParser {
  /// Reads the value at the cursor, or opens it if it is a container. False if there is none: then it was reported,
  /// and what stood there was skipped.
  mutating func value(parent: Int32, step: Int32, isRoot: Bool) -> Bool {
    let start = position
    switch byte {
    case c("\""), c("'"):
      let node = addNode(start, parent: parent, step: step)
      complete(JSON(.string(quotedString()), at: origin(node)))
    case c("{"): openContainer(isObject: true, parent: parent, step: step)
    case c("["): openContainer(isObject: false, parent: parent, step: step)
    case c("0")...c("9"), c("-"), c("+"), c("."), c("a")...c("z"), c("A")...c("Z"), c("_"), c("$"):
      let node = addNode(start, parent: parent, step: step)
      let value = number() ?? word(from: start)
      if isRoot, case .string = value {
        // A file of plain text: one finding says it better.
        discardFindings()
        position = start
        return false
      }
      complete(JSON(value, at: origin(node)))
    default:
      guard !isRoot else { return false }
      let isTypographic = byte == 0xE2 && peek(1) == 0x80 && peek(2) & 0xF8 == 0x98
      report(
        "a value should stand here",
        hint: isTypographic ? "typographic quotes do not count: use \"" : "text needs quotes: \"…\"", at: start)
      skipGarbage()
      return false
    }
    return true
  }

  // MARK: Numbers

  /// nil, with the cursor anywhere, if what stands here is not a number to its end.
  private mutating func number() -> JSON.Value? {
    let start = position
    var isNegative = false
    if byte == c("-") || byte == c("+") {
      if byte == c("+") { json5("a number with `+`", at: start) }
      isNegative = byte == c("-")
      position += 1
    }
    guard position < end, byte == c(".") || byte &- 0x30 < 10 else { return nil }
    if byte == c("0"), peek(1) | 0x20 == c("x") { return hexadecimal(isNegative, from: start) }

    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    let whole = position
    while position < end, case let d = byte &- 0x30, d < 10 {
      mantissa = mantissa &* 10 &+ UInt64(d)
      digits += 1
      position += 1
    }
    if digits > 1, bytes[whole] == c("0") {
      report("a number must not start with 0: read as a decimal", .warning, at: start)
    }
    if digits == 0 { json5("a number that starts with a point", at: start) }
    if position < end, byte == c(".") {
      position += 1
      let fraction = position
      while position < end, case let d = byte &- 0x30, d < 10 {
        mantissa = mantissa &* 10 &+ UInt64(d)
        digits += 1
        position += 1
      }
      exponent = fraction - position
      if exponent == 0 { json5("a number that ends with a point", at: start) }
    }
    guard digits > 0 else { return nil }
    if position < end, byte | 0x20 == c("e") {
      position += 1
      var isSmall = false
      if position < end, byte == c("-") || byte == c("+") {
        isSmall = byte == c("-")
        position += 1
      }
      let first = position
      var power = 0
      while position < end, case let d = byte &- 0x30, d < 10 {
        power = min(power * 10 + Int(d), 100_000)
        position += 1
      }
      if position == first { return nil }
      exponent += isSmall ? -power : power
    }
    guard isEndOfToken else { return nil }
    // Below 2^53 and with a power of ten that a Double holds, one operation rounds correctly; the rest is rare.
    if digits <= 15, abs(exponent) <= 22 {
      let m = Double(mantissa)
      let value = exponent < 0 ? m / Self.powersOfTen[-exponent] : m * Self.powersOfTen[exponent]
      return .number(isNegative ? -value : value)
    }
    return finite(Double(String(decoding: bytes[start..<position], as: UTF8.self)), from: start)
  }

  private mutating func hexadecimal(_ isNegative: Bool, from start: Int) -> JSON.Value? {
    position += 2
    let first = position
    var value = 0.0
    while position < end, let digit = hexDigit(byte) {
      value = value * 16 + Double(digit)
      position += 1
    }
    guard position > first, isEndOfToken else { return nil }
    json5("a hexadecimal number", at: start)
    return finite(isNegative ? -value : value, from: start)
  }

  private mutating func finite(_ value: Double?, from start: Int) -> JSON.Value {
    if let value, value.isFinite { return .number(value) }
    report("this number is too large: read as null", at: start)
    return .null
  }

  func hexDigit(_ b: UInt8) -> UInt32? {
    switch b {
    case c("0")...c("9"): UInt32(b - 0x30)
    case c("a")...c("f"), c("A")...c("F"): UInt32(b | 0x20) - 0x61 + 10
    default: nil
    }
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  // MARK: Words

  private var isEndOfToken: Bool {
    guard position < end else { return true }
    switch byte {
    case c(","), c("]"), c("}"), c(":"), c("{"), c("["), c("\""), c("'"): return true
    case c("/"): return peek(1) == c("/") || peek(1) == c("*")
    default: return spaceLength(at: position) > 0
    }
  }

  /// `true`, `false`, `null`, Infinity and NaN, and otherwise text whose quotes are missing: read up to the next
  /// delimiter or line end, and reported.
  private mutating func word(from start: Int) -> JSON.Value {
    position = start
    while !isEndOfToken { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "Infinity", "-Infinity", "+Infinity", "NaN", "-NaN", "+NaN":
      report("\(text) cannot be drawn: read as null", isStrict ? .error : .warning, at: start)
      return .null
    case "True", "TRUE": return foreign(text, .bool(true), at: start)
    case "False", "FALSE": return foreign(text, .bool(false), at: start)
    case "None", "undefined", "nil", "NULL", "Null": return foreign(text, .null, at: start)
    default: break
    }
    if position == end, isInContainer, ["true", "false", "null"].contains(where: { $0.hasPrefix(text) }) {
      cutOff()
      return .null
    }
    while position < end, !isEndOfText { position += 1 }
    let whole = trimmed(start..<position)
    let quoted = JSONWriter.quoted(whole)
    report("text without quotes: read as \(quoted)", hint: "write \(quoted)", at: start)
    return .string(whole)
  }

  /// A word of another language that means what JSON says otherwise.
  private mutating func foreign(_ word: String, _ value: JSON.Value, at start: Int) -> JSON.Value {
    let right = JSONWriter().string(JSON(value))
    report("`\(word)` is not JSON: read as \(right)", hint: "write \(right)", at: start)
    return value
  }

  private var isEndOfText: Bool {
    switch byte {
    case c(","), c("]"), c("}"), c("{"), c("["), c("\""): true
    default: lineEndLength(at: position) > 0
    }
  }

  func trimmed(_ range: Range<Int>) -> String {
    var upper = range.upperBound
    while upper > range.lowerBound, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return String(decoding: bytes[range.lowerBound..<upper], as: UTF8.self)
  }
}
