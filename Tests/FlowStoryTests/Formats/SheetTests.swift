import FlowBase
import FlowLayout
import Foundation
import Testing

@testable import FlowStory

@Suite("Storyboard sheets as text") struct SheetTests {
  static func svg() throws -> (StoryMap, String) {
    let map = try StoryMapTests.map()
    let sheet = MapSheet(
      map, phones: Array(repeating: Size(421, 880), count: 3), ruler: TextRuler(MonoMeasurer()))
    let drawing = sheet.drawing(note: "phone", walks: [MapWalk(name: "ann", nodes: ["a", "pay", "done"], number: 0)])
    return (map, SVGSheet(map, drawing, pictures: ["data:,1", "data:,2", "data:,3"]).text)
  }

  @Test("SVG holds each step's id and each picture once, and text as text")
  func svgHoldsAll() throws {
    let (map, svg) = try Self.svg()
    for node in map.nodes where node.kind != .missing {
      #expect(svg.components(separatedBy: "id=\"step-\(node.id)\"").count == 2, "\(node.id)")
    }
    for i in 1...3 { #expect(svg.components(separatedBy: "data:,\(i)\"").count == 2) }
    #expect(!svg.contains("Title <a>"))
    #expect(svg.contains("Title &lt;a"))
  }

  @Test("The page's data cannot close its script, and nothing is loaded from elsewhere")
  func page() throws {
    let (map, svg) = try Self.svg()
    let step = StoryPage.Step(words: "</script><b>", source: .object(["x": "</script>"]), findings: [])
    let page = StoryPage(map, svg: svg, steps: [step, step, step], walks: []).text
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("http://") || !page.replacing("http://www.w3.org/2000/svg", with: "").contains("http://"))
    #expect(!page.contains("https://"))
  }

  @Test("A walk takes the arrows between its nodes")
  func walk() throws {
    let map = try StoryMapTests.map()
    let edges = MapWalk(name: "", nodes: ["a", "pay", "done"], number: 0).edges(in: map)
    #expect(edges.map { map.nodes[map.edges[$0].to].id } == ["pay", "done"])
  }

  @Test("A contact sheet has a line a step and a column a variant; pictures do not meet")
  func contactSheet() throws {
    let map = try StoryMapTests.map()
    let phones = Array(repeating: Size(421, 880), count: 6)
    let sheet = ContactSheet(map, variants: ["light", "dark"], phones: phones, ruler: TextRuler(MonoMeasurer()))
    let drawing = sheet.drawing(note: "")
    let rects = drawing.groups.flatMap { group in
      group.marks.compactMap { mark in if case .picture(_, let rect) = mark { rect } else { nil } }
    }
    #expect(rects.count == 6)
    #expect(Set(rects.map(\.x)).count == 2)
    #expect(Set(rects.map(\.y)).count == 3)
    for (i, a) in rects.enumerated() { for b in rects.dropFirst(i + 1) { #expect(!a.intersects(b)) } }
  }

  @Test("Base64 and numbers", arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v")])
  func base64(_ pair: (String, String)) {
    #expect(Markup.base64(Array(pair.0.utf8)) == pair.1)
    #expect(Markup.number(-0.5) == "-0.5" && Markup.number(3) == "3" && Markup.number(1.005) == "1")
  }
}
