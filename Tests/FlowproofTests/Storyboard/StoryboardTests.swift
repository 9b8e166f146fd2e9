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

  static func board(
    _ name: String, kind: Storyboard.Kind = .map, states: [UserState] = [], matrix: Matrix = Matrix()
  ) throws -> Storyboard {
    try board(at: "\(flows)/\(name)/flow.json", kind: kind, states: states, matrix: matrix)
  }

  static func board(
    at path: String, kind: Storyboard.Kind = .map, states: [UserState] = [], matrix: Matrix = Matrix()
  ) throws -> Storyboard {
    let resources = try Resources()
    let input = try FlowInput(path: path, catalogue: resources.catalogue)
    let flow = try #require(input.loaded.document.flows.first)
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

  @Test("What changed on a step stands on every sheet: its picture before, what differs, and how in words")
  func changed() throws {
    let edited = try EditedFlow.copy(of: "\(Self.flows)/fitness_coach") { text in
      text.replacing("Heat and water", with: "Warmth and water").replacing(
        #""next": "photos""#, with: #""next": "body""#)
    }
    defer { edited.remove() }
    let board = try Self.board(at: edited.file).against(try Self.board("fitness_coach"))
    let changes = board.changes
    #expect(changes.contains("changed step vitals"))
    #expect(changes.contains("  title `title` reads “Warmth and water” instead of “Heat and water”"))
    #expect(changes.contains("rewired way plan_muscle → body, before → photos"))
    #expect(!changes.contains("changed step goal"))
    let drawing = board.whole(StepRenderer(try Resources()))
    let change = try #require(board.stepChanges["vitals"])
    let shown = drawing.pictures.map(\.step)
    for picture in [change.before, change.difference, change.after] { #expect(shown.contains(picture)) }
    #expect(change.details.first?.number == 1)
    let svg = String(decoding: try board.bytes(.svg, scale: 0.5), as: UTF8.self)
    #expect(svg.components(separatedBy: "<image").count - 1 == Set(shown).count + 1, "the changed step stands twice")
    let page = String(decoding: try board.bytes(.html, scale: 0.5), as: UTF8.self)
    #expect(page.contains("“Warmth and water” instead of"))
    #expect(page.contains(#""before":"#))
  }

  @Test("A page over a matrix holds each picture once")
  func matrix() throws {
    var matrix = Matrix()
    matrix.appearances = [.light, .dark]
    matrix.locales = ["en", "de"].map(LocaleTag.init)
    let board = try Self.board("meditation", matrix: matrix)
    #expect(board.environments.count == 4)
    let page = String(decoding: try board.bytes(.html, scale: 0.25), as: UTF8.self)
    let pictures = page.components(separatedBy: "data:image/webp;base64,").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(pictures).count == pictures.count)
    #expect(pictures.count > board.steps.count * 2 && pictures.count <= board.steps.count * 4)
  }

  @Test("A contact sheet's pages end between lines and go to its end", arguments: [Paper.a4, .a3, .letter])
  func pages(_ paper: Paper) throws {
    let board = try Self.board("language_learning", kind: .contactSheet)
    let renderer = StepRenderer(try Resources())
    let drawing = board.drawing(renderer)
    let pages = PaperPages(display: DrawingDisplay(renderer: renderer, phones: board.phones))
      .grid(drawing, on: try #require(paper.size))
    let size = try #require(paper.size)
    #expect(pages.allSatisfy { $0.size == size || $0.size == Size(size.height, size.width) })
    #expect(pages.count == (paper == .a3 ? 1 : 2))
    let pictures = drawing.pictures.map(\.rect)
    for end in drawing.breaks { #expect(!pictures.contains { $0.y < end && $0.maxY > end }) }
  }
}
