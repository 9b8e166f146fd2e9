import FlowImage
import Flowproof
import Foundation
import Testing

@testable import FlowproofCLI

@Suite("diff and init")
struct DiffCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "flowproof-diff-\(UUID().uuidString)")
    .path

  private func picture(_ name: String, dot: Bool) throws -> String {
    var picture = PixelBuffer(width: 40, height: 20, color: .white)
    if dot { picture[5, 5] = .black }
    try OutputFile.write(PNGWriter.fast(picture), to: "\(folder)/\(name)")
    return "\(folder)/\(name)"
  }

  @Test("equal pictures end with 0, one differing pixel with 1 and its place")
  func pictures() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (a, b) = (try picture("a.png", dot: false), try picture("b.png", dot: true))
    #expect(flowproof("diff", a, a).code == .success)
    let outcome = flowproof("diff", a, b)
    #expect(outcome.code == .findings)
    #expect((outcome.output + outcome.error).contains("1 of 800 pixels"))
    #expect(flowproof("diff", a, b, "--max-diff-pixels", "1").code == .success)
  }

  @Test("a picture that is not there is said, with its name")
  func missing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = flowproof("diff", try picture("a.png", dot: false), "\(folder)/nowhere.png")
    #expect(outcome.code != .success)
    #expect(outcome.error.contains("nowhere.png"))
  }
}
