/// What steps are drawn for, in the words of a sheet.
public struct StoryVariant: Sendable, Hashable {
  public var device: String
  public var language: String
  public var appearance: String
  public var textSize: String

  public init(device: String, language: String, appearance: String, textSize: String) {
    self.device = device
    self.language = language
    self.appearance = appearance
    self.textSize = textSize
  }

  /// "iphone-16 · light · en"; the size of texts only where it is not the usual.
  public var words: String {
    ([device, appearance, language] + (textSize == "L" ? [] : [textSize])).joined(separator: " · ")
  }
}
