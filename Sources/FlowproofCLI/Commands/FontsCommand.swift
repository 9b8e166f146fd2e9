import FlowDocument
import Flowproof

struct FontsCommand: Command {
  static let json = Option.flag("json", "one JSON object a line")

  let name = "fonts"
  let summary = "list the fonts that texts are set in"
  let details = """
    Only these are used, whatever the machine has. Chinese, Japanese and Korean come from the pinned Noto Sans CJK \
    where it is installed; 'flowproof doctor' says whether the files are unchanged.
    """
  let examples = ["flowproof fonts", "flowproof fonts --json"]
  let arguments: [Argument] = []
  let options = [InputOptions.fonts.spec, json.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let faces = try InputOptions.resources(input).fonts.faces
    if input[Self.json] {
      for face in faces {
        let line: JSONObject = [
          "family": .string(face.family), "version": .string(face.version), "file": .string(face.file),
        ]
        console.print(.object(line))
      }
      return .success
    }
    let width = faces.map(\.family.count).max() ?? 0
    for face in faces {
      let gap = String(repeating: " ", count: width - face.family.count + 2)
      console.print("\(face.family)\(gap)\(face.version)  \(face.file)")
    }
    return .success
  }
}
