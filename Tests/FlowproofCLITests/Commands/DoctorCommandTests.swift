import Testing

@testable import FlowproofCLI

@Suite("doctor and fonts")
struct DoctorCommandTests {
  @Test("the bundled fonts are as pinned, and every library names its version")
  func healthy() {
    let outcome = flowproof("doctor")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("files as pinned in"))
    for library in ["cairo", "pango", "harfbuzz", "freetype", "fontconfig", "librsvg", "rlottie", "libzip"] {
      #expect(outcome.output.contains("\n\(library)"), "\(library)")
    }
    #expect(outcome.error == "")
  }

  @Test("a folder without fonts: nothing can be drawn, and the way out is said")
  func missing() {
    let outcome = flowproof("doctor", "--json", "--fonts", "/nonexistent")
    #expect(outcome.code == .failure)
    #expect(outcome.output.contains(#""name":"fonts","state":"failure""#))
    #expect(outcome.output.contains("--fonts DIR"))
  }

  @Test("fonts lists the bundled families and nothing of the machine's")
  func fonts() {
    let lines = flowproof("fonts").output.split(separator: "\n")
    for family in ["Inter", "Roboto", "Nunito", "Source Serif 4"] {
      #expect(lines.contains { $0.hasPrefix(family + " ") }, "\(family)")
    }
    #expect(!lines.contains { $0.contains("DejaVu") })
  }
}
