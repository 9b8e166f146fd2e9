import FlowBase

/// The layout of a screen as a golden keeps it beside the picture: one block a line, in paint order, so that `git diff`
/// and `grep` work on it.
///
///     flowproof-layout 1 390,844 1020.5
///     content_blocks[0] text title 24,80,342,34 "Welcome"
///     content_blocks[1] button - 24,612,342,50 truncated overflow=0,12,0,0 "Get started" "today"
///
/// The first line holds the format's version, the screen's size and the height of the content; each further one path,
/// type, id (`-` for none), frame, then `truncated`, `overflow=top,right,bottom,left` where they apply, and the lines
/// of text in quotes. Numbers are points with at most two decimals; names that are not plain words, and all texts, are
/// quoted as in JSON.
public struct LayoutText: Hashable, Sendable {
  public static let version = 1

  /// The screen, in points.
  public var size: Size
  /// The height of everything on it, in points.
  public var contentHeight: Double
  /// In paint order.
  public var blocks: [LayoutBlock]

  public init(size: Size, contentHeight: Double, blocks: [LayoutBlock]) {
    self.size = size
    self.contentHeight = contentHeight
    self.blocks = blocks
  }

  /// The golden's text, ending with a newline. Parsing it gives the same values, rounded to 0.01 pt.
  public var text: String {
    let head = [
      "flowproof-layout", "\(Self.version)", Self.numbers(size.width, size.height), Words.number(contentHeight),
    ]
    return ([head.joined(separator: " ")] + blocks.map(Self.line)).joined(separator: "\n") + "\n"
  }

  private static func line(_ block: LayoutBlock) -> String {
    let frame = block.frame
    var parts = [word(block.path), word(block.type), block.id.map(word) ?? "-"]
    parts.append(numbers(frame.x, frame.y, frame.width, frame.height))
    if block.isTruncated { parts.append("truncated") }
    if block.overflows {
      let over = block.overflow
      parts.append("overflow=" + numbers(over.top, over.right, over.bottom, over.left))
    }
    return (parts + block.lines.map(quoted)).joined(separator: " ")
  }

  private static func numbers(_ values: Double...) -> String { values.map(Words.number).joined(separator: ",") }

  /// Plain if nothing in it could be taken for the end of the word, a quote or "no id".
  private static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }
    return isPlain && !text.isEmpty && text != "-" ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      // Controls, and what editors take for the end of a line.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
