import FlowBase
import FlowDocument
import FlowLayout
import Testing

@testable import FlowStory

@Suite("Storyboard maps on paper") struct MapPageTests {
  /// `count` steps one after another, the last leading back to the second and on to an end.
  static func pages(_ count: Int, on paper: Size) throws -> (MapDrawing, [MapPage], Size, StoryMap) {
    let steps = (0..<count).map { i in
      let jump =
        i == count - 1
        ? #", "next_step_rules": [{"when": {"field": "x", "op": "eq", "value": 1}, "target": "s1"}]"# : ""
      return #"{"id": "s\#(i)", "type": "custom"\#(jump)}"#
    }
    let map = try StoryMapTests.map(#"{"id": "demo", "steps": [\#(steps.joined(separator: ","))]}"#)
    let ruler = TextRuler(MonoMeasurer())
    let sheet = MapSheet(map, phones: Array(repeating: Size(421, 880), count: count), ruler: ruler)
    let cut = try #require(MapPage.pages(map, sheet, on: paper, note: "", walks: [], ruler: ruler))
    return (cut.drawing, cut.pages, cut.size, map)
  }

  static func words(_ page: MapPage) -> [String] {
    page.marks.compactMap { mark in if case .text(let text, _, _, _, _, _) = mark { text } else { nil } }
  }

  @Test(
    "No frame, caption or label is cut, each is on one page, and every page is large enough to read",
    arguments: [Size(595, 842), Size(842, 1191)])
  func nothingIsCut(_ paper: Size) throws {
    let (drawing, pages, size, _) = try Self.pages(30, on: paper)
    #expect(pages.count > 1)
    for group in drawing.groups {
      switch group.role {
      case .node, .label:
        let box = try #require(group.bounds)
        let around = pages.filter { $0.tile.intersects(box, tolerance: 0.5) }
        #expect(around.count == 1)
        #expect(around.first.map { $0.tile.union(box) == $0.tile } == true, "\(group.role)")
      case .sheet, .edge, .walk, .change: continue
      }
    }
    for page in pages {
      #expect(page.scale >= 0.38)
      #expect(page.corner.x + page.tile.width * page.scale < size.width)
      #expect(page.corner.y + page.tile.height * page.scale < size.height)
    }
  }

  @Test("An arrow that leaves a page says where to, and the other page says where from")
  func marks() throws {
    let (_, pages, _, _) = try Self.pages(30, on: Size(595, 842))
    let first = Self.words(pages[0])
    #expect(first.contains("Page 1 of \(pages.count)"))
    let onward = try #require(first.first { $0.hasPrefix("→ ") && $0.hasSuffix(" · page 2") })
    let number = try #require(Int(onward.dropFirst(2).prefix { $0.isNumber }))
    #expect(Self.words(pages[1]).contains("from \(number - 1)"))
    // The way back from the last step comes in on the first page, whatever pages it passes.
    #expect(first.contains("from 30"))
    #expect(Self.words(pages[pages.count - 1]).contains("→ 2 · page 1"))
  }

  @Test("A map that fits stays on one page")
  func onePage() throws {
    let (_, pages, _, _) = try Self.pages(3, on: Size(595, 842))
    #expect(pages.count == 1)
    #expect(!Self.words(pages[0]).contains { $0.hasPrefix("from ") })
  }
}
