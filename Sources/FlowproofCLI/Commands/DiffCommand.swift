import FlowCompare
import FlowDocument
import FlowImage
import Flowproof

struct DiffCommand: Command {
  static let output = Option.text(
    "output", short: "o", value: "FILE|DIR", "the difference as a picture; for two folders, the folder of them",
    completion: .file)
  static let triptych = Option.flag("triptych", "expected, differences and actual side by side").onlyWith("output")
  static let scale = Option.number("scale", in: 0.25...8, "pixels per point of the words; 1 without")
  static let masks = Option<[Mask]>.list(
    "mask", value: "X,Y,W,H", "not compared, in points", split: { [$0] }
  ) { (text) throws(CommandError) in
    guard let mask = Mask(text), case .rect = mask.target else {
      throw .badValue(text, of: "mask", "X,Y,W,H in points")
    }
    return mask
  }
  static let json = Option.flag("json", "one JSON object a pair")

  let name = "diff"
  let summary = "compare two pictures, or two folders of them"
  let details = """
    Pictures may be PNG, JPEG, WebP or GIF. Of two folders, files of one name are compared; a file that only one has is \
    a difference. Ends with 1 when something differs beyond the tolerance.
    """
  let examples = [
    "flowproof diff before.png after.png -o difference.png", "flowproof diff old/ new/ -o differences",
    "flowproof diff a.png b.png --profile perceptual --max-diff-pixels 20",
  ]
  let arguments = [
    Argument("A", .one, "the expected picture or folder", completion: .file),
    Argument("B", .one, "the actual one", completion: .file),
  ]
  let options =
    [output.spec, triptych.spec] + ToleranceOptions.specs + [masks.spec, scale.spec, json.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let (a, b) = (input.arguments[0], input.arguments[1])
    var options = try ToleranceOptions.options(input, over: ComparisonOptions())
    options.scale = input[Self.scale] ?? 1
    options.masks = input[Self.masks].flatMap { $0.areas(scale: options.scale) }
    let kind: PairDifference.Kind = input[Self.triptych] ? .triptych : .heatMap
    guard FilePath.isFolder(a) || FilePath.isFolder(b) else {
      let pair = try PairDifference(a, b, options: options)
      tell(pair, nil, input, console)
      if let file = input[Self.output] { try pair.write(kind, to: file) }
      return pair.verdict.passes ? .success : .findings
    }
    guard FilePath.isFolder(a), FilePath.isFolder(b) else {
      throw CommandError.usage("one of \(a) and \(b) is a folder, the other is not", hint: "name two of a kind")
    }
    return try folders(a, b, options, kind, input, console)
  }

  private func folders(
    _ a: String, _ b: String, _ options: ComparisonOptions, _ kind: PairDifference.Kind, _ input: Input,
    _ console: Console
  ) throws -> ExitCode {
    let (before, after) = (pictures(a), pictures(b))
    let names = Set(before).union(after).sorted()
    if names.isEmpty { throw CommandError(.noInput, "no pictures in \(a) and \(b)") }
    let (had, has) = (Set(before), Set(after))
    var code = ExitCode.success
    var equal = 0
    for name in names {
      guard had.contains(name), has.contains(name) else {
        let word = had.contains(name) ? "removed" : "added"
        if input[Self.json] {
          console.print(.object(["file": .string(name), "status": .string(word)]))
        } else {
          console.print("\(word) \(name)")
        }
        code = code.combined(with: .findings)
        continue
      }
      do {
        let pair = try PairDifference(FilePath.join(a, name), FilePath.join(b, name), options: options)
        if pair.verdict.passes { equal += 1 } else { code = code.combined(with: .findings) }
        if !pair.verdict.passes || input[Self.json] { tell(pair, name, input, console) }
        if let folder = input[Self.output], !pair.verdict.passes {
          try pair.write(kind, to: FilePath.join(folder, name.prefix { $0 != "." } + ".diff.png"))
        }
      } catch {
        console.report("flowproof diff: \(error)")
        code = code.combined(with: .failure)
      }
    }
    console.report("\(equal) of \(names.count) equal")
    return code
  }

  private func pictures(_ folder: String) -> [String] {
    FilePath.files(below: folder).filter { name in
      [".png", ".jpg", ".jpeg", ".webp", ".gif"].contains { name.lowercased().hasSuffix($0) }
    }
  }

  private func tell(_ pair: PairDifference, _ name: String?, _ input: Input, _ console: Console) {
    if input[Self.json] {
      console.print(pair.json(name))
    } else {
      if let name { console.print(name) }
      for line in pair.verdict.explanation() { console.print(name == nil ? line : "  " + line) }
    }
  }
}
