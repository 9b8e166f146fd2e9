import FlowBase

/// What changed on one step since the old document.
public struct StepChange: Sendable {
  /// One thing that changed.
  public struct Detail: Sendable, Equatable {
    /// Of the box in the difference picture; nil for what has none.
    public var number: Int?
    public var words: String

    public init(number: Int? = nil, words: String) {
      self.number = number
      self.words = words
    }

    /// For people: without code marks, and without a type that only repeats the name: "title `title`" is "title".
    var plain: String {
      let parts = words.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
      var result = parts.first ?? ""
      for i in parts.indices.dropFirst() {
        if i % 2 == 1, result.hasSuffix(parts[i] + " ") { result.removeLast(parts[i].count + 1) }
        result += parts[i]
      }
      return result
    }
  }

  /// Pictures by their place in the sheet's list: how it was, what differs, how it is.
  public var before: Int
  public var difference: Int
  public var after: Int
  /// How much differs: "1,204 pixels in 2 places".
  public var amount: String
  public var details: [Detail]

  public init(before: Int, difference: Int, after: Int, amount: String, details: [Detail]) {
    self.before = before
    self.difference = difference
    self.after = after
    self.amount = amount
    self.details = details
  }
}
