/// Numbers as every message spells them.
enum Words {
  /// At most two decimals, trailing zeros cut, never "-0": 12, 0.33, 345.5.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + digits
  }

  static func points(_ pixels: Int, scale: Double) -> String { number(Double(pixels) / scale) }

  /// A count with its noun: "1 pixel", "1,479 pixels".
  static func count(_ n: Int, _ noun: String) -> String { "\(grouped(n)) \(noun)\(n == 1 ? "" : "s")" }

  /// Digits in groups of three, alike in every locale.
  static func grouped(_ n: Int) -> String {
    let digits = String(n.magnitude)
    var result = n < 0 ? "-" : ""
    for (i, digit) in digits.enumerated() {
      if i > 0, (digits.count - i) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// A share as a percentage with two significant decimals, never rounded to 0 while something differs.
  static func percent(_ n: Int, of total: Int) -> String {
    guard n > 0, total > 0 else { return "0 %" }
    let share = Double(n) / Double(total) * 100
    return share < 0.01 ? "< 0.01 %" : "\(number(share)) %"
  }
}
