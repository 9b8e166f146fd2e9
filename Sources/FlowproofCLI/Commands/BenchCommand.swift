import FlowBase
import FlowDocument
import Flowproof

struct BenchCommand: Command {
  static let json = Option.flag("json", "one JSON object")
  static let pair = Option.flag("pair", "measure comparing: BLOCK is two pictures at 3×, and a line of JSON comes out")
  static let screens = Option.integer(
    "screens", in: 10...100_000, "screens drawn while memory is watched; 1000 without")

  let name = "bench"
  let summary = "measure drawing, encoding and layout on this machine"
  let details = "BLOCK is drawn warm and over and over. tools/bench sets the figures beside Chromium's."
  let examples = ["flowproof bench tools/benchmark/screen.json"]
  let arguments = [Argument("BLOCK", .oneOrMore, "a case of --block", completion: .file)]
  let options = [json.spec, pair.spec, screens.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    if input[Self.pair] {
      guard input.arguments.count == 2 else { throw CommandError.usage("--pair needs two pictures") }
      console.print(try CompareBench(input.arguments[0], input.arguments[1], scale: 3).json)
      return .success
    }
    guard input.arguments.count == 1 else { throw CommandError.usage("name one case") }
    let resources = try Resources()
    let cases = try BlockCases(
      input.arguments[0], over: BlockCase(name: "screen", block: .null, width: 393), assetFolders: [])
    guard let sample = cases.entries.first?.block else {
      throw CommandError(.noInput, "\(input.arguments[0]): no block in it")
    }
    let bench = Bench(sample, assets: cases.assets, sources: cases.sources, resources: resources)
    // A picture that is missing would make a quicker screen.
    let printer = DiagnosticPrinter(sources: cases.sources)
    for finding in bench.findings { console.report(printer.text(finding)) }
    let screen = try bench.screen()
    let workers = WorkerPool.standardCount
    let rate = try bench.throughput(screens: 100, workers: workers)
    let count = input[Self.screens] ?? 1000
    let memory = try bench.memory(after: [count / 10, count])
    let layouts = try [1_000, 10_000, 100_000].map { (name: String($0), value: try Bench.layout(nodes: $0)) }
    if input[Self.json] {
      console.print(
        .object([
          "size": .array([.number(screen.size.width), .number(screen.size.height)]),
          "drawn_ms": Self.tenths(screen.drawn), "encoded_ms": Self.tenths(screen.encoded),
          "per_second": Self.tenths(rate), "threads": .number(workers),
          "resident_mib": Self.table(memory.map { (String($0.screens), $0.mib) }), "layout_ms": Self.table(layouts),
        ]))
      return .success
    }
    func tenths(_ value: Double) -> String { JSONWriter.number((value * 10).rounded() / 10) }
    console.print(
      "warm \(screen.size.width) × \(screen.size.height): drawn \(tenths(screen.drawn)) ms, "
        + "with PNG \(tenths(screen.encoded)) ms")
    console.print("100 screens on \(workers) threads: \(tenths(rate)) a second")
    for point in memory { console.print("resident after \(point.screens) screens: \(tenths(point.mib)) MiB") }
    for layout in layouts { console.print("layout of \(layout.name) nodes: \(tenths(layout.value)) ms") }
    return .success
  }

  private static func tenths(_ value: Double) -> JSON { .number((value * 10).rounded() / 10) }

  private static func table(_ entries: [(String, Double)]) -> JSON {
    .object(JSONObject(entries.map { JSONObject.Member(key: $0.0, value: tenths($0.1)) }))
  }
}
