#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour in sRGB, eight bits a channel, alpha not premultiplied.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public static let black = Color(0, 0, 0)
  public static let white = Color(255, 255, 255)
  public static let clear = Color(0, 0, 0, 0)

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` (layout.md); nil for anything else.
  public init?(hex: String) {
    var digits: [UInt8] = []
    for (i, c) in hex.utf8.enumerated() {
      if i == 0 {
        guard c == UInt8(ascii: "#") else { return nil }
        continue
      }
      switch c {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(c - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(c - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(c - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    switch digits.count {
    case 3, 4: self.init(digits[0] * 17, digits[1] * 17, digits[2] * 17, digits.count == 4 ? digits[3] * 17 : 255)
    case 6, 8:
      func byte(_ i: Int) -> UInt8 { digits[i] << 4 | digits[i + 1] }
      self.init(byte(0), byte(2), byte(4), digits.count == 8 ? byte(6) : 255)
    default: return nil
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where not opaque.
  public var description: String {
    func two(_ v: UInt8) -> String { (v < 16 ? "0" : "") + String(v, radix: 16, uppercase: true) }
    return "#" + two(red) + two(green) + two(blue) + (alpha == 255 ? "" : two(alpha))
  }

  /// The same colour with its alpha multiplied by `factor` (0 … 1).
  public func opacity(_ factor: Double) -> Color {
    Color(red, green, blue, UInt8((Double(alpha) * min(1, max(0, factor))).rounded()))
  }

  /// This colour laid over an opaque `background`.
  public func over(_ background: Color) -> Color {
    let a = Double(alpha) / 255
    func mix(_ f: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(f) * a + Double(b) * (1 - a)).rounded()) }
    return Color(mix(red, background.red), mix(green, background.green), mix(blue, background.blue))
  }

  /// Relative luminance, 0 … 1 (WCAG 2.2).
  public var luminance: Double {
    func linear(_ v: UInt8) -> Double {
      let s = Double(v) / 255
      return s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio 1 … 21 between two opaque colours (WCAG 2.2).
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// White or black, whichever reads better on this colour (look.md, Controls).
  public var legibleText: Color { contrast(with: .white) >= contrast(with: .black) ? .white : .black }
}
