/// The texts of `--help`, made from the commands' descriptions. 80 columns, so that they are the same everywhere.
enum Help {
  private static let columns = 80
  private static let indent = 24

  /// `flowproof render INPUT… [options]`.
  static func usage(of command: any Command) -> String {
    let words = ["flowproof", command.name] + command.arguments.map(\.usage) + ["[options]"]
    return words.joined(separator: " ")
  }

  /// `heading` styles the headings.
  static func text(
    of command: any Command, shared: [OptionSpec], heading: (String) -> String = { $0 }
  ) -> String {
    var sections = ["\(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).", usage(of: command)]
    sections[1] = heading("Usage:") + " " + sections[1]
    if !command.details.isEmpty {
      sections += command.details.split(separator: "\n").map { wrap(String($0), indent: 0).joined(separator: "\n") }
    }
    if !command.arguments.isEmpty {
      let rows = command.arguments.map { row($0.name + ($0.isRepeatable ? "…" : ""), $0.help) }
      sections.append(([heading("Arguments:")] + rows).joined(separator: "\n"))
    }
    let rows = (command.options + shared).map { row(label(of: $0), help(of: $0)) }
    sections.append(([heading("Options:")] + rows).joined(separator: "\n"))
    if !command.examples.isEmpty {
      sections.append(([heading("Examples:")] + command.examples.map { "  " + $0 }).joined(separator: "\n"))
    }
    return sections.joined(separator: "\n\n")
  }

  /// The help of the whole tool.
  static func text(
    of commands: [any Command], shared: [OptionSpec], heading: (String) -> String = { $0 }
  ) -> String {
    let list = [heading("Commands:")] + commands.map { row($0.name, $0.summary) }
    let options = [heading("Options:")] + (shared + [Tool.versionOption.spec]).map { row(label(of: $0), help(of: $0)) }
    let exits = [
      heading("Exit codes:"),
      row("0", "done, all equal"), row("1", "differences, or findings at the level asked for"),
      row("2", "goldens missing or newly written"), row("64", "the command line is wrong"),
      row("65", "no input document is usable"),
      row("70", "something could not be rendered or written, the rest was"),
    ]
    return [
      "Renders server-driven mobile onboarding flows to pixels without a phone.",
      heading("Usage:") + " flowproof COMMAND [arguments] [options]",
      list.joined(separator: "\n"), options.joined(separator: "\n"), exits.joined(separator: "\n"),
      "'flowproof COMMAND --help' says more about one command.",
    ].joined(separator: "\n\n")
  }

  private static func label(of spec: OptionSpec) -> String {
    (spec.short.map { "-\($0), " } ?? "") + spec.flag + (spec.value.map { " " + $0 } ?? "")
  }

  /// An option's help with the words to choose from and where it has an effect.
  private static func help(of spec: OptionSpec) -> String {
    var text = spec.help
    if case .words(let words) = spec.completion, words.count <= 12 { text += ": " + words.joined(separator: ", ") }
    if !spec.onlyWith.isEmpty { text += "; only with " + spec.onlyWith.map { "--" + $0 }.joined(separator: ", ") }
    return text
  }

  private static func row(_ label: String, _ text: String) -> String {
    let lines = wrap(text, indent: indent)
    let start = "  " + label
    guard start.count + 2 <= indent else { return ([start] + lines).joined(separator: "\n") }
    let first = start + String(repeating: " ", count: indent - start.count) + (lines.first?.dropFirst(indent) ?? "")
    return ([first] + lines.dropFirst()).joined(separator: "\n")
  }

  /// The words of a text in lines of 80 columns, each line indented.
  private static func wrap(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }
}
