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
    return (map, SVGSheet(map, drawing, ruler: TextRuler(MonoMeasurer()), picture: { "data:,\($0 + 1)" }).text)
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
    let step = StoryPage.Step(
      words: "</script><b>", titles: ["<i>"], source: .object(["x": "</script>"]), findings: [], pictures: [0])
    let page = StoryPage(
      map, svg: svg, steps: [step, step, step], walks: [], variants: [], pictures: .init(["data:,1"])
    ).text
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

  @Test("A contact sheet has a table a step: devices down, languages across, light beside dark; pictures do not meet")
  func contactSheet() throws {
    let map = try StoryMapTests.map()
    let variants = ["p1", "p2"].flatMap { device in
      ["en", "de"].flatMap { language in
        ["light", "dark"].map {
          StoryVariant(device: device, language: language, appearance: $0, textSize: "L")
        }
      }
    }
    let phones = Array(repeating: Size(421, 880), count: 24)
    let ruler = TextRuler(MonoMeasurer())
    let drawing = ContactSheet(map, variants: variants, phones: phones, ruler: ruler).drawing(note: "")
    let rects = drawing.pictures.map(\.rect)
    #expect(drawing.pictures.map(\.step) == Array(0..<24))
    #expect(Set(rects.map(\.x)).count == 4)
    #expect(Set(rects.map(\.y)).count == 6)
    for (i, a) in rects.enumerated() { for b in rects.dropFirst(i + 1) { #expect(!a.intersects(b)) } }
    let words = drawing.groups.flatMap(\.marks).compactMap { mark in
      if case .text(let text, _, _, _, _, _) = mark { text } else { nil }
    }
    #expect(words.filter { $0 == "de · dark" }.count == 3)
    #expect(words.filter { $0 == "p2" }.count == 3)
    let one = ContactSheet(map, variants: variants, phones: phones, steps: ["b"], ruler: ruler).drawing(note: "")
    #expect(one.pictures.map(\.step) == Array(8..<16))
    for cut in drawing.breaks { #expect(!rects.contains { $0.y < cut && $0.maxY > cut }) }
  }

  @Test("A picture that looks like another stands on the page once")
  func pictures() {
    let table = StoryPage.Pictures(["a", "b", "a", "c"])
    #expect(table.addresses == ["a", "b", "c"])
    #expect([0, 1, 2, 3, 4].map { table.name(of: $0) } == ["0", "1", "0", "2", nil])
  }

  @Test("What changed: a card for each step that looks different, its pictures side by side, its words beside them")
  func changeSheet() throws {
    let old = try StoryMapTests.map()
    let map = old.against(old, changed: ["a", "b"], pictures: 3)
    let change = StepChange(
      before: 3, difference: 6, after: 0, amount: "1 place looks different",
      details: [.init(number: 1, words: "title `title` moved"), .init(words: "and so on")])
    let phones = Array(repeating: Size(421, 880), count: 7)
    let sheet = ChangeSheet(map, steps: ["a": change, "b": change], phones: phones, ruler: TextRuler(MonoMeasurer()))
    let drawing = try #require(sheet.drawing(width: 0))
    let pictures = drawing.pictures
    #expect(pictures.map(\.step) == [3, 6, 0, 3, 6, 0])
    #expect(Set(pictures.map(\.rect.x)).count == 3 && Set(pictures.map(\.rect.y)).count == 2)
    #expect(drawing.breaks.count == 2)
    for cut in drawing.breaks { #expect(!pictures.contains { $0.rect.y < cut && $0.rect.maxY > cut }) }
    let words = drawing.groups.flatMap(\.marks).compactMap { mark in
      if case .text(let text, _, _, _, _, _) = mark { text } else { nil }
    }
    #expect(words.contains("title moved") && words.contains("Difference"))
    #expect(ChangeSheet(old, steps: [:], phones: [], ruler: TextRuler(MonoMeasurer())).drawing(width: 0) == nil)
  }

  @Test("Base64 and numbers", arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v")])
  func base64(_ pair: (String, String)) {
    #expect(Markup.base64(Array(pair.0.utf8)) == pair.1)
    #expect(Markup.number(-0.5) == "-0.5" && Markup.number(3) == "3" && Markup.number(1.005) == "1")
  }
}
