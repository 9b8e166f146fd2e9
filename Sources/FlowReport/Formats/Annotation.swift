/// Results as workflow commands of GitHub Actions: they appear beside the lines of the document.
public enum Annotation {
  /// GitHub shows ten of a kind per step.
  private static let limit = 10

  public static func lines(_ results: CheckResults) -> [String] {
    let bad = results.cases.filter { $0.status != .passed }
    var lines = bad.prefix(limit).map { result in
      var place: [String] = []
      if let document = result.document { place.append("file=\(property(document))") }
      if let line = result.line { place.append("line=\(line)") }
      place.append("title=\(property("\(result.id): \(result.status.rawValue)"))")
      return
        "::error \(place.joined(separator: ","))::\(message((result.layout + result.words).joined(separator: "\n")))"
    }
    if bad.count > limit { lines.append("::error::and \(bad.count - limit) more: see the report") }
    return lines
  }

  private static func message(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for character in message(text) {
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
    return result
  }
}
