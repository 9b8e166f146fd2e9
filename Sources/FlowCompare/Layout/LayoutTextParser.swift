import FlowBase

extension LayoutText {
  /// Reads a golden's text; throws what is wrong with it, by line. Line ends may be LF or CR LF, blank lines are skipped.
  public init(parsing text: String) throws(LayoutTextError) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.enumerated().makeIterator()
    guard let head = lines.next()?.element.split(separator: " "), head.first == "flowproof-layout", head.count > 1
    else { throw .notALayout }
    guard head[1] == "\(Self.version)" else { throw .version(String(head[1])) }
    guard head.count == 4, let size = Self.numbers(head[2], count: 2), let height = Self.numbers(head[3], count: 1)
    else { throw .notALayout }
    self.init(size: Size(size[0], size[1]), contentHeight: height[0], blocks: [])
    while let (index, line) = lines.next() {
      if line.isEmpty { continue }
      blocks.append(try Self.block(line, at: index + 1))
    }
  }

  private static func block(_ line: Substring, at number: Int) throws(LayoutTextError) -> LayoutBlock {
    guard let words = words(of: line) else { throw .line(number, expected: "a closing quote") }
    guard words.count >= 4 else { throw .line(number, expected: "path, type, id and frame") }
    guard let frame = numbers(words[3].text, count: 4) else { throw .line(number, expected: "a frame as x,y,w,h") }
    let hasID = words[2].isQuoted || words[2].text != "-"
    var block = LayoutBlock(
      path: String(words[0].text), type: String(words[1].text), id: hasID ? String(words[2].text) : nil,
      frame: Rect(frame[0], frame[1], frame[2], frame[3]))
    for word in words[4...] {
      if word.isQuoted {
        block.lines.append(String(word.text))
      } else if word.text == "truncated" {
        block.isTruncated = true
      } else if word.text.hasPrefix("overflow="), let sides = numbers(word.text.dropFirst(9), count: 4) {
        block.overflow = Edges(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
      } else {
        throw .line(number, expected: "`truncated`, `overflow=t,r,b,l` or a text in quotes, not `\(word.text)`,")
      }
    }
    return block
  }

  private static func numbers(_ text: Substring, count: Int) -> [Double]? {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard values.count == count else { return nil }
    let numbers = values.compactMap { $0 }.filter(\.isFinite)
    return numbers.count == count ? numbers : nil
  }

  /// The words of a line, quotes and escapes taken off; nil if a quote stays open or an escape is unknown.
  private static func words(of line: Substring) -> [(text: Substring, isQuoted: Bool)]? {
    var result: [(text: Substring, isQuoted: Bool)] = []
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        guard let text = quoted(&rest) else { return nil }
        result.append((Substring(text), true))
      } else {
        let word = rest.prefix { $0 != " " }
        result.append((Substring(word), false))
        rest = rest[word.endIndex...]
      }
    }
    return result
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView.SubSequence) -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      case "u":
        let digits = String(String.UnicodeScalarView(rest.prefix(4)))
        guard digits.count == 4, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        text.append(scalar)
        rest = rest.dropFirst(4)
      default: return nil
      }
    }
    return nil
  }
}
