import FlowBase
import Foundation
import FoundationXML
import Testing

@testable import FlowReport

@Suite("Results for other tools")
struct FormatTests {
  private final class Counter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var messages: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      if let message = attributes["message"] { messages.append(message) }
    }
  }

  @Test("JUnit is well-formed XML: a suite a flow, what is not equal as failure, what could not be done as error")
  func junit() {
    let parser = XMLParser(data: Data(JUnit.text(Sample.results).utf8))
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts == ["testsuites": 1, "testsuite": 2, "testcase": 4, "failure": 2, "error": 1])
    #expect(counter.messages.first == "button `cta` moved down 12 pt, <b> & \"quotes\"")
  }

  @Test("control characters never reach XML")
  func controls() { #expect(Markup.escaped("a\u{1B}[1m\u{0}\tb") == "a[1m\tb") }

  @Test("an annotation names file and line and escapes what would end it")
  func annotation() {
    let lines = Annotation.lines(Sample.results)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error file=flows/f.json,line=12,title=f/goal/iphone-16-de%3A changed::button `cta`"))
    #expect(lines[0].contains("%0A1,479 of 3,013,524 pixels differ"))
    #expect(!lines[0].contains("\n"))
  }

  @Test("GitHub shows ten annotations a step: the rest is counted")
  func many() {
    var results = Sample.results
    results.cases = (0..<25).map {
      CaseResult(id: "f/\($0)/d", status: .missing, flow: "f", step: "\($0)", device: "d")
    }
    #expect(Annotation.lines(results).count == 11)
    #expect(Annotation.lines(results).last == "::error::and 15 more: see the report")
  }

  @Test("the Markdown summary says other libraries first, then a row a difference")
  func markdown() throws {
    let text = MarkdownSummary.text(Sample.results)
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "## Flowproof: 1 failed, 1 changed, 1 missing, 1 passed, 1 orphan")
    #expect(lines[1].contains("cairo 1.16.0 → 1.18.0"))
    #expect(
      text.contains("| changed | `f/goal/iphone-16-de` | button 'cta' moved down 12 pt, &lt;b> & \"quotes\" | 1479 |"))
    #expect(text.contains("- `g/old/iphone-16`"))
    #expect(!text.contains("iphone-16\n| passed"))
  }
}
