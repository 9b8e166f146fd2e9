import FlowDocument
import Flowproof

struct DoctorCommand: Command {
  static let json = Option.flag("json", "one JSON object a line")

  let name = "doctor"
  let summary = "check fonts, icons and libraries"
  let details = """
    Says what is missing and how to get it. Exit code 70 if nothing can be drawn. Pictures with the same fingerprint may be compared by their pixels.
    """
  let examples = ["flowproof doctor", "flowproof doctor --json"]
  let arguments: [Argument] = []
  let options = [InputOptions.fonts.spec, json.spec]

  func run(_ input: Input, _ console: Console) -> ExitCode {
    let check = SetupCheck(fonts: input[InputOptions.fonts])
    if input[Self.json] {
      for item in check.items {
        var line: JSONObject = [
          "name": .string(item.name), "state": .string(item.state.rawValue), "detail": .string(item.detail),
        ]
        if let hint = item.hint { line["hint"] = .string(hint) }
        console.print(.object(line))
      }
      if let fingerprint = check.fingerprint {
        console.print(.object(["fingerprint": .string(fingerprint)]))
      }
    } else {
      Self.table(check, console)
    }
    return check.worst == .failure ? .failure : .success
  }

  private static func table(_ check: SetupCheck, _ console: Console) {
    let width = check.items.map(\.name.count).max() ?? 0
    for item in check.items {
      let mark =
        switch item.state {
        case .ok: "ok"
        case .warning: console.styled("warning", .yellow, on: .output)
        case .failure: console.styled("missing", .red, on: .output)
        }
      let gap = String(repeating: " ", count: width - item.name.count + 2)
      let pad = item.state == .ok ? "       " : "  "
      console.print(item.name + gap + mark + pad + item.detail)
      if let hint = item.hint { console.print(String(repeating: " ", count: width + 11) + hint) }
    }
    if let fingerprint = check.fingerprint { console.print("\nfingerprint \(fingerprint)") }
  }
}
