import FlowBase

/// Where a picture lies below its folder (comparison.md, Names): `{flow}/{step}{-state}/{device}{-appearance}{-locale}
/// {-textSize}.png`. Default values are left out, so names stay when the matrix grows.
public struct PictureName: Hashable, Sendable {
  public var flow: String
  public var step: String
  public var state: String?
  public var device: String
  public var appearance: Appearance
  /// nil = the flow's default locale.
  public var locale: LocaleTag?
  public var textSize: TextSize

  public init(
    flow: String, step: String, state: String?, device: String, appearance: Appearance, locale: LocaleTag?,
    textSize: TextSize
  ) {
    self.flow = flow
    self.step = step
    self.state = state
    self.device = device
    self.appearance = appearance
    self.locale = locale
    self.textSize = textSize
  }

  /// The path with `/` between its parts; `prefix` stands before the step (the order of a walk), `suffix` is the ending.
  public func path(prefix: String = "", suffix: String) -> String {
    let values = [
      appearance == .light ? nil : appearance.rawValue, locale?.description, textSize == .L ? nil : textSize.rawValue,
    ]
    let screen = ([device] + values.compactMap { $0 }).map(Self.safe).joined(separator: "-")
    let folder = prefix + ([step] + [state].compactMap { $0 }).map(Self.safe).joined(separator: "-")
    return "\(Self.safe(flow))/\(folder)/\(screen)\(suffix)"
  }

  /// A name of one part, made safe for every disk.
  public static func fileName(_ name: String) -> String { safe(name) }

  /// Characters outside A–Z a–z 0–9 . _ - become `-`; a long name is cut with a hash of the whole.
  static func safe(_ name: String) -> String {
    var safe = String(
      name.unicodeScalars.map { c in
        switch c {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": Character(c)
        default: "-"
        }
      })
    // A name of dots alone would be the folder itself or the one above.
    if safe.allSatisfy({ $0 == "." }) { safe = "-" + safe.dropFirst() }
    guard safe.count > 80 else { return safe }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return safe.prefix(64) + "-" + String(hash, radix: 16)
  }
}
