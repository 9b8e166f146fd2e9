import FlowReport
import Flowproof

struct MergeCommand: Command {
  static let output = Option.text(
    "output", short: "o", value: "DIR", "the folder of the joined results; flowproof-out without",
    completion: .directory)
  static let exitZero = Option.flag("exit-zero-on-changes", "end with 0 whatever differs")

  let name = "merge"
  let summary = "join the results of shards into one report"
  let details = """
    Each RESULTS is the output folder of a check, or the results.json in it. Ends as one check of everything would have.
    """
  let examples = ["flowproof merge shard-1 shard-2 shard-3 -o flowproof-out"]
  let arguments = [Argument("RESULTS", .oneOrMore, "output folders of check", completion: .directory)]
  let options = [output.spec, exitZero.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let folders = input.arguments.map { path in
      ResultsFolder(
        path == ResultsFolder.fileName
          ? "." : path.hasSuffix("/" + ResultsFolder.fileName) ? FilePath.folder(of: path) : path)
    }
    let output = ResultsFolder(input[Self.output] ?? Plan().output)
    let results: CheckResults
    do {
      results = try Merge.join(folders, into: output)
    } catch let error as Merge.Failure {
      throw CommandError(.noInput, "\(error)", hint: "name the output folder of every shard of 'flowproof check', once")
    }
    try output.write(results)
    console.report(results.summary)
    console.report("report: \(FilePath.join(output.path, "\(CheckRun.reportFolder)/index.html"))")
    return CheckCommand.code(results, strict: false, forgiving: input[Self.exitZero])
  }
}
