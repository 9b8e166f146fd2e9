/// What a key's value may be. From it come the reader's checks, the JSON Schema and what later stages do with the value
/// (only `text` is translated; templates are resolved in `text`, `number`, `integer`, `bool` and `asset`).
public indirect enum ValueKind: Sendable {
  /// Words for a person: a string, a map of locales, or plural forms.
  case text
  /// A name, pattern or id; never translated, never resolved.
  case string
  /// Outside the range: clamped, with a diagnostic.
  case number(ClosedRange<Double>?)
  case integer(ClosedRange<Int>?)
  case bool
  /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, or `{light, dark}` of these.
  case color
  /// One of a few words; anything else counts as `fallback` (S-18).
  case choice(Choices)
  /// Points, `fit`, `fill`, or `NN%` (layout.md).
  case dimension
  /// One number, or an object of four sides.
  case edges
  /// One number, or an object of four corners.
  case corners
  /// The path or URL of a file, or `{light, dark}` of these.
  case asset(AssetKind)
  /// `library:name`, a literal emoji, or `{library, name, size, color}` (IC-01 … IC-04).
  case icon
  /// ISO date, or `{day, month, year}`.
  case date
  case object(ObjectDeclaration)
  /// An object, or the name of one in `settings.block_styles`.
  case style(ObjectDeclaration)
  /// A scalar where a list is expected counts as a list of one, with a diagnostic.
  case list(ValueKind)
  /// An object with any keys and values of one kind.
  case map(ValueKind)
  /// The first kind that fits the value's JSON type.
  case either([ValueKind])
  /// Blocks inside a block or step; they leave the values and become `Block.children` or a property of the step.
  case blocks
  /// Form fields: blocks of type `input_<type>`.
  case fields
  /// A block of type `button` without saying so (a step's `cta`); a bare string is its text.
  case button
  /// A condition (S-15), kept as it is; FlowLogic reads it.
  case condition
  /// Kept as it is.
  case any

  public struct Choices: Sendable {
    /// In the order of the documentation.
    public var values: [String]
    /// Other accepted spellings → value.
    public var aliases: [String: String]
    /// What an unknown word counts as; nil = as if absent.
    public var fallback: String?
    /// An unknown word is reported and kept: it says something all the same (an unknown provider's name).
    public var keepsUnknown: Bool

    public init(
      _ values: [String], aliases: [String: String] = [:], fallback: String? = nil, keepsUnknown: Bool = false
    ) {
      self.values = values
      self.aliases = aliases
      self.fallback = fallback
      self.keepsUnknown = keepsUnknown
    }
  }

  public enum AssetKind: String, Sendable { case image, lottie, rive, video }
}
