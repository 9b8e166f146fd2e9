/// The scripts that teach shells the tool's command line, made from the commands' descriptions.
struct CompletionScript {
  let commands: [any Command]
  let shared: [OptionSpec]

  private func options(of command: any Command) -> [OptionSpec] { command.options + shared }

  // MARK: bash

  var bash: String {
    var values: [String] = []
    var words: [String] = []
    for command in commands {
      for spec in options(of: command) where spec.value != nil {
        let flags = [spec.flag] + (spec.short.map { ["-\($0)"] } ?? [])
        let pattern = flags.map { "\(command.name):\($0)" }.joined(separator: "|")
        values.append("    \(pattern)) \(bashReply(spec.completion)); return ;;")
      }
      let flags = options(of: command).map(\.flag).joined(separator: " ")
      let argument = command.arguments.first.map { bashReply($0.completion) } ?? ":"
      words.append("    \(command.name)) flags='\(flags)'; [[ $word == -* ]] || \(argument) ;;")
    }
    return """
      # bash completion for flowproof
      _flowproof() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= flags= i
        COMPREPLY=()
        # bash takes --key=value apart at the sign.
        [[ $word == = ]] && word=
        [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}
        for ((i = 1; i < COMP_CWORD; i++)); do
          [[ ${COMP_WORDS[i]} == -* ]] || { command=${COMP_WORDS[i]}; break; }
        done
        case $command:$before in
      \(values.joined(separator: "\n"))
        esac
        case $command in
          '') flags='--help --version'
              COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$word")) ;;
      \(words.joined(separator: "\n"))
        esac
        [[ $word == -* ]] && COMPREPLY=($(compgen -W "$flags" -- "$word"))
      }
      complete -o filenames -F _flowproof flowproof
      """
  }

  private func bashReply(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .file: #"COMPREPLY=($(compgen -f -- "$word"))"#
    case .directory: #"COMPREPLY=($(compgen -d -- "$word"))"#
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    }
  }

  // MARK: zsh

  var zsh: String {
    let list = commands.map { "    '\($0.name):\(zshText($0.summary))'" }
    let cases = commands.map { command in
      let specs = options(of: command).flatMap(zshSpecs) + command.arguments.map(zshArgument)
      return "    \(command.name)) _arguments -s \(specs.joined(separator: " ")) ;;"
    }
    return """
      #compdef flowproof
      _flowproof() {
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _flowproof ]]; then _flowproof "$@"; else compdef _flowproof flowproof; fi
      """
  }

  private func zshSpecs(_ spec: OptionSpec) -> [String] {
    let star = spec.isRepeatable && spec.value != nil ? "*" : ""
    let value = spec.value.map { ":\($0):\(zshAction(spec.completion))" } ?? ""
    let text = "[\(zshText(spec.help))]" + value
    let short = spec.short.map { ["'\(star)-\($0)\(text)'"] } ?? []
    return short + ["'\(star)\(spec.flag)\(spec.value == nil ? "" : "=")\(text)'"]
  }

  private func zshArgument(_ argument: Argument) -> String {
    let place = argument.isRepeatable ? "*:" : argument.isRequired ? ":" : "::"
    return "'\(place)\(argument.name):\(zshAction(argument.completion))'"
  }

  private func zshAction(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .words(let words): "(" + words.joined(separator: " ") + ")"
    }
  }

  /// A text inside single quotes where brackets and colons have a meaning.
  private func zshText(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += #"'\''"#
      case "[", "]", ":", "\\": result += "\\" + String(character)
      default: result.append(character)
      }
    }
  }

  // MARK: fish

  var fish: String {
    var lines = ["# fish completion for flowproof", "complete -c flowproof -f"]
    for command in commands {
      lines.append(
        "complete -c flowproof -n __fish_use_subcommand -a \(command.name) -d '\(fishText(command.summary))'")
    }
    for command in commands {
      let start = "complete -c flowproof -n '__fish_seen_subcommand_from \(command.name)'"
      for spec in options(of: command) {
        let short = spec.short.map { " -s \($0)" } ?? ""
        let value = spec.value == nil ? "" : fishValue(spec.completion)
        lines.append("\(start)\(short) -l \(spec.name)\(value) -d '\(fishText(spec.help))'")
      }
      if let argument = command.arguments.first { lines.append(start + fishArgument(argument.completion)) }
    }
    return lines.joined(separator: "\n")
  }

  private func fishValue(_ completion: Completion) -> String {
    switch completion {
    case .none: " -x"
    case .file: " -r -F"
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    }
  }

  private func fishArgument(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .file: " -F"
    case .directory: " -a '(__fish_complete_directories)'"
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    }
  }

  private func fishText(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\" + String($1) : String($1) }
  }
}
