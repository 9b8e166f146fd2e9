import FlowBase
import FlowLayout
import Foundation
import Testing

@testable import FlowPaint

/// Fonts are the pinned ones and nothing else (engineering.md rule 1).
@Suite struct FontLibraryTests {
  @Test("Every file is the manifest's, byte for byte")
  func verify() throws {
    let folder = try FontFolder()
    #expect(folder.entries.count == 16)
    try folder.verify()
  }

  @Test("No face comes from elsewhere than Fonts/ and the pinned Noto Sans CJK")
  func faces() throws {
    let library = try TestFonts.library()
    let pinned = Set(library.folder.entries.map(\.file) + CJKFonts.files.map(\.file))
    #expect(Set(library.faces.map(\.file)).isSubset(of: pinned))
    #expect(library.faces.contains { $0.family == "Inter" && $0.version == "3.019" })
  }

  @Test("A folder without fonts, or with a changed one, is refused")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: FontError.notFound([folder.path])) { try FontFolder(path: folder.path) }
    try Data("file\tbytes\tsha256\torigin\nA.ttf\t4\tab\tx\n".utf8)
      .write(to: folder.appendingPathComponent("manifest.tsv"))
    #expect(throws: FontError.damaged(file: "A.ttf", reason: "missing")) { try FontFolder(path: folder.path) }
    try Data("12345".utf8).write(to: folder.appendingPathComponent("A.ttf"))
    #expect(throws: FontError.damaged(file: "A.ttf", reason: "5 bytes instead of 4")) {
      try FontFolder(path: folder.path)
    }
  }

  @Test("The fingerprint is the same for every library of the same fonts")
  func fingerprint() throws {
    let library = try TestFonts.library()
    #expect(library.fingerprint.count == 16)
    #expect(try FontLibrary().fingerprint == library.fingerprint)
    #expect(library.libraries.map(\.name) == ["cairo", "pango", "harfbuzz", "freetype", "fontconfig", "librsvg"])
  }

  @Test("A character that no font has is named, once")
  func missing() throws {
    let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
    let run = TextRun("a\u{10330}b\u{10330}", font: Font(size: 17), color: .black)
    #expect(measurer.missingGlyphs(in: TextContent([run])) == ["\u{10330}"])
    let emoji = TextRun("❤️ 👍🏽 🏳️‍🌈 1️⃣ 🇩🇪 \u{200F}x\u{AD}\u{FEFF}\t", font: Font(size: 17), color: .black)
    #expect(measurer.missingGlyphs(in: TextContent([emoji])).isEmpty)
  }
}
