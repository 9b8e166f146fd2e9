import FlowBase
import Testing

@testable import FlowproofCLI

/// A command with an option of every kind.
private struct SampleCommand: Command {
  enum Format: String, CaseIterable { case png, webp }

  static let output = Option.text("output", short: "o", value: "DIR", "where to", completion: .directory)
  static let jobs = Option.integer("jobs", in: 1...64, "threads")
  static let scale = Option.number("scale", in: 0.1...10, "pixels per point")
  static let format = Option<[Format]>.choices("format", value: "NAME", "formats")
  static let json = Option.flag("json", "lines")
  static let block = Option.text("block", value: "FILE", "one block", completion: .file)
  static let width = Option.number("width", in: 1...4096, "width").onlyWith("block")
  static let fullPage = Option.flag("full-page", "all").notWith("block")

  let name = "sample"
  let summary = "do something"
  let arguments = [Argument("INPUT", .oneOrMore, "files", completion: .file)]
  let options = [
    output.spec, jobs.spec, scale.spec, format.spec, json.spec, block.spec, width.spec, fullPage.spec,
    MatrixOptions.device.spec,
  ]

  func run(_ input: Input, _ console: Console) -> ExitCode { .success }
}

@Suite("Command line parser")
struct ParserTests {
  private func parse(_ words: String...) throws(CommandError) -> Input {
    try Parser(SampleCommand(), shared: Tool.shared).parse(words)
  }

  @Test(
    "a value stands behind, behind a sign, or at the letter",
    arguments: [["--output", "a=b"], ["--output=a=b"], ["-o", "a=b"], ["-oa=b"], ["-o=a=b"]])
  func spellings(words: [String]) throws {
    let input = try Parser(SampleCommand(), shared: []).parse(words + ["in.json"])
    #expect(input[SampleCommand.output] == "a=b")
    #expect(input.arguments == ["in.json"])
  }

  @Test("lists: repeated, with commas, each once, case does not count")
  func lists() throws {
    let input = try parse("x", "--format", "WEBP,png", "--format=png")
    #expect(input[SampleCommand.format] == [.webp, .png])
  }

  @Test("typed values and their absence")
  func types() throws {
    let input = try parse("x", "--jobs", "8", "--scale=1.5", "--json")
    #expect(input[SampleCommand.jobs] == 8)
    #expect(input[SampleCommand.scale] == 1.5)
    #expect(input[SampleCommand.json])
    #expect(input[SampleCommand.output] == nil)
    #expect(!input.has(SampleCommand.output))
    #expect(input[SampleCommand.format] == [])
  }

  @Test("devices: a custom one keeps its commas")
  func devices() throws {
    let input = try parse("x", "--device", "pixel-9,390x844@3,insets=47/34", "--device", "iphone-se")
    #expect(input[MatrixOptions.device].map(\.name) == ["pixel-9", "390x844@3-47-34", "iphone-se"])
  }

  @Test("behind -- everything is an argument; - is one too")
  func end() throws { #expect(try parse("-", "--", "--json", "-o").arguments == ["-", "--json", "-o"]) }

  @Test(
    "wrong command lines: exit code 64 and the way out",
    arguments: [
      (["x", "--josb", "3"], "unknown option '--josb'", "did you mean '--jobs'?"),
      (["x", "-json"], "unknown option '-json'", "did you mean '--json'?"),
      (["x", "-z"], "unknown option '-z'", nil),
      (["x", "--jobs"], "--jobs needs a value", "--jobs N"),
      (["x", "--jobs", "--json"], "--jobs needs a value", "--jobs N"),
      (["x", "--jobs", "0"], "--jobs takes a whole number from 1 to 64, not '0'", nil),
      (["x", "--jobs=many"], "--jobs takes a whole number from 1 to 64, not 'many'", nil),
      (["x", "--scale", "nan"], "--scale takes a number from 0.1 to 10, not 'nan'", nil),
      (["x", "--scale", "-1"], "--scale takes a number from 0.1 to 10, not '-1'", nil),
      (["x", "--format", "pgn"], "--format takes one of png, webp, not 'pgn'", "did you mean 'png'?"),
      (["x", "--format", ""], "--format takes names with commas between, not ''", nil),
      (["x", "--json=1"], "--json takes no value", "leave '1' out"),
      (["x", "--jobs=1", "--jobs=2"], "--jobs is given twice and can have one value", "leave one of them out"),
      (["x", "--width", "3"], "--width has no effect without --block", "add --block, or leave --width out"),
      (["x", "--block", "b", "--full-page"], "--full-page has no effect with --block", "leave one of them out"),
      (
        ["x", "--device", "iphone-1"], "no device 'iphone-1'", "did you mean 'iphone-8'? 'flowproof devices' lists them"
      ),
      ([], "INPUT is missing", "usage: flowproof sample INPUT… [options]"),
    ] as [([String], String, String?)])
  func refusals(words: [String], message: String, hint: String?) {
    #expect(throws: CommandError.usage(message, hint: hint)) {
      try Parser(SampleCommand(), shared: Tool.shared).parse(words)
    }
  }

  @Test("help is given whatever else is wrong")
  func help() throws { #expect(try parse("--jobs", "none", "--help")[Tool.helpOption]) }

  @Test("help says where an option has an effect and what to choose from")
  func helpText() {
    let text = Help.text(of: SampleCommand(), shared: [])
    #expect(text.contains("only with --block"))
    #expect(text.contains("--format NAME…        formats: png, webp"))
    #expect(text.contains("-o, --output DIR"))
  }
}
