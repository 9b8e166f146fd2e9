import FlowBase
import FlowDocument
import FlowLogic
import FlowStory
import Foundation
import Testing

@testable import Flowproof

@Suite("Storyboards of whole flows") struct StoryboardTests {
  static let flows = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Flows").standardized.path

  static func board(_ name: String, kind: Storyboard.Kind = .map, states: [UserState] = []) throws -> Storyboard {
    let resources = try Resources()
    let input = try FlowInput(path: "\(flows)/\(name)/flow.json", catalogue: resources.catalogue)
    let flow = try #require(input.loaded.document.flows.first)
    let matrix = Matrix()
    return Storyboard(
      input, flow: flow, states: states,
      environments: matrix.sheetEnvironments(defaultLocale: flow.defaultLocale, state: UserState()), kind: kind,
      resources: resources)
  }

  @Test("SVG and HTML hold every step", arguments: ["bank_signup", "fitness_coach", "language_learning", "meditation"])
  func everyStep(_ name: String) throws {
    let board = try Self.board(name)
    let svg = String(decoding: try board.bytes(.svg, scale: 0.5), as: UTF8.self)
    let page = String(decoding: try board.bytes(.html, scale: 0.5), as: UTF8.self)
    for step in board.flow.steps {
      #expect(svg.contains("id=\"step-\(step.id)\""), "\(step.id)")
      #expect(page.contains("id=\"step-\(step.id)\""), "\(step.id)")
    }
    #expect(svg.components(separatedBy: "data:image/png").count == board.flow.steps.count + 1)
  }

  // Not PDF: beside other threads Cairo may embed a variable font as TrueType instead of outlines.
  @Test("The same flow gives the same bytes", arguments: Storyboard.Format.allCases.filter { $0 != .pdf })
  func deterministic(_ format: Storyboard.Format) throws {
    let (a, b) = (try Self.board("meditation"), try Self.board("meditation"))
    #expect(try a.bytes(format, scale: 0.5) == b.bytes(format, scale: 0.5))
  }

  @Test("A flow against itself has no changes")
  func unchanged() throws {
    let board = try Self.board("meditation")
    #expect(board.against(board).changes.isEmpty)
  }

  @Test("A contact sheet's pages end between lines and go to its end", arguments: [Paper.a4, .a3, .letter])
  func pages(_ paper: Paper) throws {
    let board = try Self.board("language_learning", kind: .contactSheet)
    let drawing = board.drawing(StepRenderer(try Resources()))
    let pages = PaperPages.pages(drawing, [], on: paper)
    let size = try #require(paper.size)
    #expect(pages.allSatisfy { $0.size == size || $0.size == Size(size.height, size.width) })
    #expect(pages.count > 1)
    let pictures = Storyboard.pictures(in: drawing).map(\.rect)
    for end in drawing.breaks { #expect(!pictures.contains { $0.y < end && $0.maxY > end }) }
  }

  @Test("Screens are moved, searched, opened, walked and presented in a browser", .enabled(if: Browser.path != nil))
  func browser() throws {
    let states = try ["new_user", "muscle_lbs"].map {
      try StateFile.load(path: "\(Self.flows)/fitness_coach/states/\($0).json").state
    }
    let page = String(decoding: try Self.board("fitness_coach", states: states).bytes(.html), as: UTF8.self)
    let results = try Browser.results(of: page.replacing("</body>", with: "<script>\(Browser.probe)</script></body>"))
    #expect(results.count == 19)
    for line in results { #expect(line.hasPrefix("ok "), "\(line)") }
  }
}
