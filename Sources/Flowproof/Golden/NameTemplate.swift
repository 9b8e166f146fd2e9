/// How goldens are named (comparison.md, Names): text with the parts of a name in braces. A separator inside the braces
/// vanishes with an empty value.
public struct NameTemplate: Hashable, Sendable, CustomStringConvertible {
  /// Why a text is no template.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// No such part: the word.
    case unknown(String)
    /// A part without which two screens would have one name.
    case missing(String)
    /// A brace without its partner, a `..`, or a path that is not relative.
    case malformed

    public var description: String {
      switch self {
      case .unknown(let word):
        "`{\(word)}` is no part of a name (\(Part.allCases.map(\.rawValue).joined(separator: ", ")) are)"
      case .missing(let word): "a name needs `{\(word)}`"
      case .malformed: "the template of names is a relative path ending in .png, with parts in braces"
      }
    }
  }

  private enum Part: String, CaseIterable { case flow, step, state, device, appearance, locale, textSize }
  private enum Piece: Hashable {
    case text(String)
    case part(Part, separator: String)
  }

  public static let standard = NameTemplate(
    description: "{flow}/{step}{-state}/{device}{-appearance}{-locale}{-textSize}.png",
    pieces: [
      .part(.flow, separator: ""), .text("/"), .part(.step, separator: ""), .part(.state, separator: "-"), .text("/"),
      .part(.device, separator: ""), .part(.appearance, separator: "-"), .part(.locale, separator: "-"),
      .part(.textSize, separator: "-"),
    ])

  public let description: String
  /// Without the ending `.png`.
  private let pieces: [Piece]

  private init(description: String, pieces: [Piece]) {
    self.description = description
    self.pieces = pieces
  }

  public init(_ text: String) throws(Failure) {
    guard text.hasSuffix(".png"), !text.hasPrefix("/"), !text.split(separator: "/").contains("..") else {
      throw .malformed
    }
    var pieces: [Piece] = []
    var rest = text.dropLast(4)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else { throw .malformed }
      if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
      let inside = rest[rest.index(after: brace)..<end]
      let separator = inside.prefix { "-_./@ ".contains($0) }
      let word = String(inside.dropFirst(separator.count))
      guard let part = Part(rawValue: word) else { throw .unknown(word) }
      pieces.append(.part(part, separator: String(separator)))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    for part in Part.allCases {
      let isThere = pieces.contains { if case .part(part, _) = $0 { true } else { false } }
      if !isThere { throw .missing(part.rawValue) }
    }
    self.init(description: text, pieces: pieces)
  }

  /// The picture's path below the folder of goldens without `.png`: what names a case everywhere.
  public func id(of name: PictureName) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .part(let part, let separator):
        let value = Self.value(part, of: name)
        return value.map { separator + PictureName.fileName($0) } ?? ""
      }
    }.joined()
  }

  /// nil for a default, which is left out of names, so that they stay when the plan grows.
  private static func value(_ part: Part, of name: PictureName) -> String? {
    switch part {
    case .flow: name.flow
    case .step: name.step
    case .state: name.state
    case .device: name.device
    case .appearance: name.appearance == .light ? nil : name.appearance.rawValue
    case .locale: name.locale?.description
    case .textSize: name.textSize == .L ? nil : name.textSize.rawValue
    }
  }
}
