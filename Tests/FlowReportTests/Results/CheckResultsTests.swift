import FlowDocument
import Testing

@testable import FlowReport

@Suite("Results of a check")
struct CheckResultsTests {
  @Test("written and read again, nothing is lost")
  func roundTrip() throws {
    let results = Sample.results
    var sources = SourceMap()
    let bytes = JSONWriter().bytes(results.json)
    let json = try #require(JSONReader.read(bytes: bytes, file: "results.json", into: &sources, dialect: .json).value)
    let read = try #require(CheckResults(json))
    #expect(read.cases == results.cases)
    #expect(read.orphans == results.orphans)
    #expect(read.json == results.json)
  }

  @Test("reg-suit's four lists stand beside the cases")
  func regSuit() {
    let json = Sample.results.json
    #expect(json["failedItems"] == ["f/goal/iphone-16-de.png", "g/x/iphone-16.png"])
    #expect(json["newItems"] == ["f/new/iphone-16.png"])
    #expect(json["deletedItems"] == ["g/old/iphone-16.png"])
    #expect(json["passedItems"] == ["g/y/iphone-16.png"])
  }

  @Test("the summary counts what needs a look first")
  func summary() {
    #expect(Sample.results.summary == "1 failed, 1 changed, 1 missing, 1 passed, 1 orphan")
    #expect(CheckResults(cases: [], snapshots: "S").summary == "nothing to check")
  }

  @Test("other JSON is no file of results")
  func foreign() {
    #expect(CheckResults(.object(["version": 99, "cases": []])) == nil)
    #expect(CheckResults("text") == nil)
  }
}
