/// Words of XML and HTML.
public enum Markup {
  /// Text or a quoted attribute; control characters that XML forbids are left out.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _
      where scalar.value < 32 && scalar != "\n" && scalar != "\t" || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
