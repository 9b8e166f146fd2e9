import FlowBase

/// What the user asked a command for.
struct Input: Sendable {
  /// The words that are no options, in order.
  var arguments: [String] = []
  /// The texts given for each option, by its name.
  fileprivate(set) var texts: [String: [String]] = [:]

  /// The value of an option, its fallback if it was not given.
  subscript<Value>(option: Option<Value>) -> Value {
    guard let given = texts[option.spec.name] else { return option.fallback }
    // The parser has checked that the texts can be read.
    return (try? option.read(given)) ?? option.fallback
  }

  func has<Value>(_ option: Option<Value>) -> Bool { texts[option.spec.name] != nil }
}

/// Reads the words after the command's name: `--k v`, `--k=v`, `-o v`, `-ov`, and `--`, after which all are arguments.
struct Parser {
  let command: any Command
  let specs: [OptionSpec]

  /// `shared` are the options of every command.
  init(_ command: any Command, shared: [OptionSpec]) {
    self.command = command
    specs = command.options + shared
  }

  /// Fails with exit code 64 on anything that is unknown, cannot be read or has no effect where it stands.
  func parse(_ words: [String]) throws(CommandError) -> Input {
    var input = Input()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        input.arguments += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        input.arguments.append(word)
        continue
      }
      let (spec, attached) = try option(word)
      guard spec.value != nil else {
        if let attached { throw .usage("\(spec.flag) takes no value", hint: "leave '\(attached)' out") }
        input.texts[spec.name, default: []].append("")
        continue
      }
      guard let text = attached ?? nextValue(&rest) else {
        throw .usage("\(spec.flag) needs a value", hint: "\(spec.flag) \(spec.value ?? "")")
      }
      if !spec.isRepeatable, input.texts[spec.name] != nil {
        throw .usage("\(spec.flag) is given twice and can have one value", hint: "leave one of them out")
      }
      input.texts[spec.name, default: []].append(text)
    }
    // Help is given whatever else is wrong.
    if input.texts["help"] == nil { try check(input) }
    return input
  }

  /// The option that a word names, and the value it carries itself.
  private func option(_ word: String) throws(CommandError) -> (OptionSpec, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let spec = specs.first(where: { $0.name == name }) { return (spec, parts.count > 1 ? String(parts[1]) : nil) }
      let near = suggestion(for: name, among: specs.map(\.name))
      throw .usage("unknown option '--\(name)'", hint: near.map { "did you mean '--\($0)'?" })
    }
    let short = word[word.index(after: word.startIndex)]
    guard let spec = specs.first(where: { $0.short == short }) else {
      let near = suggestion(for: String(word.dropFirst()), among: specs.map(\.name))
      throw .usage("unknown option '\(word)'", hint: near.map { "did you mean '--\($0)'?" })
    }
    var attached = word.dropFirst(2)
    if attached.first == "=" { attached = attached.dropFirst() }
    return (spec, word.count > 2 ? String(attached) : nil)
  }

  /// The next word, unless it is an option itself. A negative number is a value.
  private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    if next.hasPrefix("--") { return nil }
    if next.hasPrefix("-"), next.count > 1, specs.contains(where: { $0.short == next.dropFirst().first }) { return nil }
    return rest.popFirst()
  }

  /// Refuses what cannot be the name of a file or folder: an empty one would be the root of a path.
  private func check(_ path: String, named name: String, _ completion: Completion) throws(CommandError) {
    guard completion == .file || completion == .directory else { return }
    if path.isEmpty { throw .usage("\(name) is empty", hint: "is a variable in the command line not set?") }
    if path.unicodeScalars.contains("\u{FFFD}") {
      throw .usage("\(name): the name '\(path)' is not UTF-8", hint: "rename the file or folder")
    }
  }

  private func check(_ input: Input) throws(CommandError) {
    for spec in specs {
      guard let texts = input.texts[spec.name] else { continue }
      if !spec.onlyWith.isEmpty, !spec.onlyWith.contains(where: { input.texts[$0] != nil }) {
        let needed = spec.onlyWith.map { "--" + $0 }.joined(separator: " or ")
        throw .usage("\(spec.flag) has no effect without \(needed)", hint: "add \(needed), or leave \(spec.flag) out")
      }
      if let other = spec.notWith.first(where: { input.texts[$0] != nil }) {
        throw .usage("\(spec.flag) has no effect with --\(other)", hint: "leave one of them out")
      }
      for text in texts { try check(text, named: spec.flag, spec.completion) }
      try spec.check(texts)
    }
    for (index, word) in input.arguments.enumerated() {
      if let argument = command.arguments.last(where: { $0.isRepeatable }) ?? command.arguments.dropFirst(index).first {
        try check(word, named: argument.name, argument.completion)
      }
    }
    let required = command.arguments.filter(\.isRequired)
    if input.arguments.count < required.count {
      let usage = Help.usage(of: command)
      throw .usage("\(required[input.arguments.count].name) is missing", hint: "usage: \(usage)")
    }
    if !command.arguments.contains(where: \.isRepeatable), input.arguments.count > command.arguments.count {
      throw .usage(
        "'\(input.arguments[command.arguments.count])' is one word too many",
        hint: "quote it if it belongs to the one before")
    }
  }
}
