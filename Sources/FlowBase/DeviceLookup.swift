/// Why no phone could be made of a text.
public enum DeviceError: Error, Equatable, CustomStringConvertible {
  /// No phone has this name; the nearest that exists, if any is near.
  case unknown(String, suggestion: String?)
  /// A description such as `390x844@3` that cannot be read: the text, and what is wrong with it.
  case malformed(String, String)

  public var description: String {
    switch self {
    case .unknown(let name, let suggestion):
      "no device '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .malformed(let text, let fault): "device '\(text)': \(fault)"
    }
  }
}

extension DeviceCatalog {
  /// The phone with this name (`iphone-16`, `iPhone 16`), or the one described by `WxH@SCALE`, optionally followed by
  /// `,insets=TOP/BOTTOM` and `,android` or `,ios`: `390x844@3,insets=47/34` (look.md, Devices).
  public static func device(_ text: String) throws(DeviceError) -> Device {
    if let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return try custom(text) }
    let name = String(text.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    if let device = all.first(where: { $0.name == name }) { return device }
    throw .unknown(text, suggestion: suggestion(for: name, among: all.lazy.map(\.name)))
  }

  /// Parts a list at its commas, leaving those inside the description of a custom phone.
  public static func split(list text: String) -> [String] {
    var parts: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let belongsToLast = part.hasPrefix("insets=") || Platform(rawValue: part) != nil
      if belongsToLast, let last = parts.popLast() { parts.append(last + "," + part) } else { parts.append(part) }
    }
    return parts
  }

  private static func custom(_ text: String) throws(DeviceError) -> Device {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let measures = parts[0].split(separator: "@", omittingEmptySubsequences: false)
    let sides = measures[0].split(separator: "x", omittingEmptySubsequences: false)
    guard measures.count == 2, sides.count == 2, let width = number(sides[0]), let height = number(sides[1]),
      let scale = number(measures[1])
    else { throw .malformed(text, "write WIDTHxHEIGHT@SCALE in points, as in 390x844@3") }
    guard 1...10_000 ~= width, 1...10_000 ~= height else {
      throw .malformed(text, "width and height must be 1 to 10000 points")
    }
    guard 0.1...10 ~= scale else { throw .malformed(text, "the scale must be 0.1 to 10") }
    guard width * height * scale * scale <= 64e6 else { throw .malformed(text, "more than 64 megapixels") }

    var device = Device(name: parts[0], size: Size(width, height), scale: scale, safeTop: 0, safeBottom: 0)
    for part in parts.dropFirst() {
      if let platform = Platform(rawValue: part) {
        device.platform = platform
      } else if part.hasPrefix("insets=") {
        let insets = part.dropFirst("insets=".count).split(separator: "/", omittingEmptySubsequences: false)
        guard insets.count == 2, let top = number(insets[0]), let bottom = number(insets[1]), top + bottom < height
        else { throw .malformed(text, "write insets=TOP/BOTTOM in points, as in insets=47/34, less than the height") }
        device.safeArea = Edges(top: top, bottom: bottom)
        device.name += "-\(insets[0])-\(insets[1])"
      } else {
        throw .malformed(text, "'\(part)' is none of insets=TOP/BOTTOM, android, ios")
      }
    }
    if device.platform == .android { device.name += "-android" }
    return device
  }

  /// A plain decimal number, not negative: no exponent, sign or hexadecimal.
  private static func number(_ text: Substring) -> Double? {
    text.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Double(text) : nil
  }
}
