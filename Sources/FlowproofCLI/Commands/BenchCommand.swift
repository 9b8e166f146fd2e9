import FlowBase
import FlowDocument
import Flowproof

struct BenchCommand: Command {
  static let json = Option.flag("json", "one JSON object")
  static let pair = Option.flag("pair", "measure comparing: BLOCK is two pictures at 3×, and a line of JSON comes out")

  let name = "bench"
  let summary = "measure drawing, encoding and layout on this machine"
  let details = "BLOCK is drawn warm and over and over. tools/bench sets the figures beside Chromium's."
  let examples = ["flowproof bench tools/benchmark/screen.json"]
  let arguments = [Argument("BLOCK", .oneOrMore, "a case of --block", completion: .file)]
  let options = [json.spec, pair.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    if input[Self.pair] {
      guard input.arguments.count == 2 else { throw CommandError.usage("--pair needs two pictures") }
      console.print(try CompareBench(input.arguments[0], input.arguments[1], scale: 3).json)
      return .success
    }
    guard input.arguments.count == 1 else { throw CommandError.usage("name one case") }
    let resources = try Resources()
    let cases = try BlockCases(
      input.arguments[0], over: BlockCase(name: "screen", block: .null, width: 393), assetFolders: [], console)
    guard let sample = cases.cases.first else { return .noInput }
    let bench = Bench(sample, assets: cases.assets, sources: cases.sources, resources: resources)
    let screen = try bench.screen()
    let workers = WorkerPool.standardCount
    let rate = try bench.throughput(screens: 100, workers: workers)
    let memory = try bench.memory(screens: 1000)
    let layouts = try [1_000, 10_000, 100_000].map { (nodes: $0, ms: try Bench.layout(nodes: $0)) }
    func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    if input[Self.json] {
      let line: JSONObject = [
        "size": .array([.number(screen.size.width), .number(screen.size.height)]),
        "drawn_ms": .number(tenth(screen.drawn)),
        "encoded_ms": .number(tenth(screen.encoded)), "per_second": .number(tenth(rate)), "threads": .number(workers),
        "memory_mib": .array([.number(tenth(memory.early)), .number(tenth(memory.late))]),
        "layout_ms": .array(layouts.map { .number(tenth($0.ms)) }),
      ]
      console.print(.object(line))
      return .success
    }
    console.print(
      "warm \(screen.size.width) × \(screen.size.height): drawn \(tenth(screen.drawn)) ms, with PNG \(tenth(screen.encoded)) ms"
    )
    console.print("100 screens on \(workers) threads: \(tenth(rate)) a second")
    console.print("resident after 100 screens \(tenth(memory.early)) MiB, after 1,000 \(tenth(memory.late)) MiB")
    for layout in layouts { console.print("layout of \(layout.nodes) nodes: \(tenth(layout.ms)) ms") }
    return .success
  }
}
