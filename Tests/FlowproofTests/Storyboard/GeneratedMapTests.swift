import FlowBase
import FlowStory
import Foundation
import Testing

@testable import Flowproof

@Suite("Storyboards of generated flows") struct GeneratedMapTests {
  @Test(
    "Nothing meets on the sheet: phones, cards, ends, captions, labels in long words of four scripts, arrows",
    arguments: GeneratedFlow.all.indices)
  func nothingMeets(_ index: Int) throws {
    let (name, text) = GeneratedFlow.all[index]
    let flow = try EditedFlow.made(text)
    defer { flow.remove() }
    let board = try StoryboardTests.board(at: flow.file)
    let renderer = StepRenderer(try Resources())
    let sheet = try #require(board.mapSheet(renderer))
    let layout = sheet.layout
    let boxes = zip(layout.frames, layout.captions).map { $1.height > 0 ? $0.union($1) : $0 }
    let labels = layout.routes.compactMap(\.label)
    for (i, box) in boxes.enumerated() {
      for other in boxes.dropFirst(i + 1) { #expect(!box.intersects(other), "\(name)") }
      for label in labels { #expect(!label.intersects(box), "\(name)") }
    }
    for (i, label) in labels.enumerated() {
      for other in labels.dropFirst(i + 1) { #expect(!label.intersects(other), "\(name)") }
    }
    for route in layout.routes {
      for (a, b) in zip(route.points, route.points.dropFirst()) {
        let part = Rect(min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y))
        for box in boxes {
          let crosses =
            part.maxX > box.x + 0.01 && part.x < box.maxX - 0.01 && part.maxY > box.y + 0.01 && part.y < box.maxY - 0.01
          #expect(!crosses, "\(name)")
        }
      }
    }
    // The words that are drawn lie within the boxes that were laid out for them.
    let ruler = TextRuler(renderer.measurer)
    let drawing = sheet.drawing(note: "")
    for group in drawing.groups {
      guard case .label(let i) = group.role, let label = layout.routes[i].label else { continue }
      for case .text(let text, _, let size, let weight, _, _) in group.marks {
        #expect(ruler.width(text, size: size, weight: weight) <= label.width - 15, "\(name): \(text)")
      }
    }
    if let folder = ProcessInfo.processInfo.environment["FLOWPROOF_STORYBOARDS"] {
      try OutputFile.write(board.bytes(.png, scale: 1), to: "\(folder)/\(name).png")
      try OutputFile.write(board.bytes(.html, scale: 1), to: "\(folder)/\(name).html")
    }
  }
}
