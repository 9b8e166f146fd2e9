import FlowBase
import FlowDocument
import FlowImage
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What this machine needs for the work that Flowproof does; nothing of it reaches a picture.
public struct Bench {
  private let resources: Resources
  private let sample: BlockCase
  private let assets: DocumentAssets
  private let sources: SourceMap

  public init(_ sample: BlockCase, assets: DocumentAssets, sources: SourceMap, resources: Resources) {
    self.sample = sample
    self.assets = assets
    self.sources = sources
    self.resources = resources
  }

  /// What is wrong with the screen to be measured.
  public var findings: [Diagnostic] {
    StepRenderer(resources).paint(sample, assets: assets, sources: sources).1.diagnostics
  }

  /// Medians in milliseconds of a warm screen: laid out and drawn, encoded, and both.
  public func screen(runs: Int = 25) throws -> (drawn: Double, encoded: Double, size: PixelSize) {
    let renderer = StepRenderer(resources)
    var drawn: [Double] = []
    var encoded: [Double] = []
    var size = PixelSize(0, 0)
    for run in -3..<runs {
      let (picture, draw) = try Self.timed { renderer.paint(sample, assets: assets, sources: sources).0 }
      let (_, encode) = try Self.timed { try PNGWriter.fast(picture) }
      size = picture.size
      if run >= 0 {
        drawn.append(draw)
        encoded.append(draw + encode)
      }
    }
    return (Self.median(drawn), Self.median(encoded), size)
  }

  /// Pictures a second, drawn and encoded on `workers` threads.
  public func throughput(screens: Int, workers: Int) throws -> Double {
    let (sample, assets, sources, resources) = (self.sample, self.assets, self.sources, self.resources)
    let (_, spent) = try Self.timed {
      WorkerPool.run(
        Array(0..<screens), workers: workers, makeWorker: { StepRenderer(resources) },
        body: { renderer, _ in
          let picture = renderer.paint(sample, assets: assets, sources: sources).0
          return (try? PNGWriter.fast(picture).count) ?? 0
        }, deliver: { _, _ in })
    }
    return Double(screens) / (spent / 1000)
  }

  /// Resident MiB after each of these numbers of screens, which rise: flat where they agree.
  public func memory(after counts: [Int]) throws -> [(screens: Int, mib: Double)] {
    let renderer = StepRenderer(resources)
    var drawn = 0
    return try counts.map { count in
      while drawn < count {
        _ = try PNGWriter.fast(renderer.paint(sample, assets: assets, sources: sources).0)
        drawn += 1
      }
      return (count, Self.residentMiB())
    }
  }

  /// Milliseconds to lay out a page of about `nodes` nodes, by the measurer of the tests.
  public static func layout(nodes: Int) throws -> Double {
    let words = TextContent(
      [TextRun("Walk or swim on two of the other days", font: Font(size: 17), color: .black)], metrics: .mono)
    let rows = (0..<max(1, nodes / 4)).map { _ in
      Node(
        .flex(
          Flex(
            .horizontal, spacing: 8,
            children: [
              Node(.empty(natural: Size(24, 24))), Node(.text(words)), Node(.empty(natural: Size(24, 24))),
            ])))
    }
    let page = Node(.flex(Flex(.vertical, spacing: 8, children: rows)))
    let times = try (0..<3).map { _ in
      try timed {
        LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight).layout(page, width: 345, height: nil)
      }.1
    }
    return median(times)
  }

  private static func timed<Result>(_ work: () throws -> Result) throws -> (Result, Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    return (result, (clock.now - start) / .milliseconds(1))
  }

  /// The median time of some runs of the work, after one that warms up.
  static func median(_ runs: Int, _ work: () throws -> Void) throws -> Double {
    try work()
    return median(try (0..<runs).map { _ in try timed(work).1 })
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// 0 where the system does not tell.
  private static func residentMiB() -> Double {
    guard let bytes = try? DocumentFile.read("/proc/self/statm") else { return 0 }
    let pages =
      String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
