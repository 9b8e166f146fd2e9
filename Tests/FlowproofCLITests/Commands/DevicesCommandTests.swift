import FlowBase
import Foundation
import Testing

@testable import FlowproofCLI

@Suite("devices")
struct DevicesCommandTests {
  @Test("one JSON object a line, all phones, one default")
  func json() throws {
    let outcome = flowproof("devices", "--json")
    let lines = try outcome.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.compactMap { $0["name"] as? String } == DeviceCatalog.all.map(\.name))
    #expect(lines.filter { $0["default"] as? Bool == true }.compactMap { $0["name"] as? String } == ["iphone-16"])
    #expect(outcome.error == "")
  }

  @Test("the table has a line a phone and a head")
  func table() {
    let lines = flowproof("devices").output.split(separator: "\n")
    #expect(lines.count == DeviceCatalog.all.count + 1)
    #expect(lines.contains("iphone-16          393 × 852        3      1179 × 2556  59/34   default"))
  }

  @Test("only those named; an unknown one is a wrong command line")
  func named() {
    #expect(flowproof("devices", "390x844@3,insets=47/34", "pixel-9").output.split(separator: "\n").count == 3)
    let outcome = flowproof("devices", "pixel-9", "pixle-9")
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(outcome.error.contains("did you mean 'pixel-9'?"))
  }
}
