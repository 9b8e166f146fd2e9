import Foundation
import Testing

@testable import FlowBase

@Suite("JSON output")
struct JSONOutputTests {
  @Test("keys keep their order; whole numbers have no fraction")
  func line() {
    let value: JSONOutput = ["z": 1, "a": [2.5, true, nil, "x"], "size": [.points(411.428_571), .points(-0.001)]]
    #expect(value.line == #"{"z":1,"a":[2.5,true,null,"x"],"size":[411.43,0]}"#)
  }

  @Test("every control character, quote and backslash survives a foreign reader")
  func escapes() throws {
    let text = (0..<0x80).map { String(UnicodeScalar(UInt8($0))) }.joined() + "é😀\u{2028}"
    let back = try JSONSerialization.jsonObject(with: Data(JSONOutput.array([.string(text)]).line.utf8)) as? [String]
    #expect(back == [text])
  }

  @Test("numbers that JSON lacks become null", arguments: [Double.nan, .infinity, -.infinity])
  func notNumbers(value: Double) { #expect(JSONOutput.number(value).line == "null") }
}
