import FlowBase
import FlowLogic
import Foundation
import Testing

@testable import Flowproof

@Suite("A storyboard's page in a browser", .enabled(if: Browser.path != nil), .serialized) struct StoryPageTests {
  /// Runs a probe in a page and holds every line that it writes.
  static func check(_ board: Storyboard, _ probe: String, lines: Int, window: String = "1400,900", hash: String = "")
    throws
  {
    let page = String(decoding: try board.bytes(.html, scale: 1), as: UTF8.self)
    let script = "<script>\(Browser.tools)\(probe)</script></body>"
    let results = try Browser.results(of: page.replacing("</body>", with: script), window: window, hash: hash)
    #expect(results.count == lines, "\(results)")
    for line in results { #expect(line.hasPrefix("ok "), "\(line)") }
  }

  @Test("Screens are moved, searched, opened, walked and presented")
  func use() throws {
    let states = try ["new_user", "muscle_lbs"].map {
      try StateFile.load(path: "\(StoryboardTests.flows)/fitness_coach/states/\($0).json").state
    }
    try Self.check(try StoryboardTests.board("fitness_coach", states: states), Browser.use, lines: 20)
  }

  @Test("Filters show each device, language and appearance, on the map, in the panel and when presenting")
  func filters() throws {
    var matrix = Matrix()
    matrix.appearances = [.light, .dark]
    matrix.locales = ["en", "de"].map(LocaleTag.init)
    matrix.devices = ["iphone-16", "pixel-9"].compactMap { name in DeviceCatalog.all.first { $0.name == name } }
    try Self.check(try StoryboardTests.board("language_learning", matrix: matrix), Browser.filters, lines: 11)
  }

  @Test("Old against new: the list of changes, and each step before, different and after")
  func against() throws {
    let edited = try EditedFlow.copy(of: "\(StoryboardTests.flows)/fitness_coach") {
      $0.replacing("Heat and water", with: "Warmth and water")
    }
    defer { edited.remove() }
    let board = try StoryboardTests.board(at: edited.file).against(try StoryboardTests.board("fitness_coach"))
    try Self.check(board, Browser.against, lines: 6)
  }

  @Test("In a phone's window the panel comes from below and all controls can be reached")
  func phone() throws {
    try Self.check(
      try StoryboardTests.board("meditation"), Browser.phone, lines: 6, window: "500,844", hash: "#step-guide")
  }

  @Test("60 steps move smoothly")
  func smooth() throws {
    let flow = try EditedFlow.made(GeneratedFlow.random(seed: 7))
    defer { flow.remove() }
    let page = String(decoding: try StoryboardTests.board(at: flow.file).bytes(.html), as: UTF8.self)
    let script = "<script>\(Browser.pan)</script></body>"
    let times = try Browser.log(of: page.replacing("</body>", with: script), until: "frames ")
    print("60 steps, panning and zooming: \(times) ms a frame")
    // A page that repaints every picture in every frame takes seconds; the machine may have other work.
    let median = try #require(times.split(separator: " ").first.flatMap { Double($0) })
    #expect(median < 120)
  }
}
