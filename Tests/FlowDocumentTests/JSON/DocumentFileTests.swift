import Foundation
import Testing

@testable import FlowDocument

@Suite struct DocumentFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "flowproof-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("a file is read whole, an empty one too") func reads() throws {
    try withFolder { folder in
      for size in [0, 1, 70_000, 300_000] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/f"))
        #expect(try DocumentFile.read(folder + "/f") == bytes)
      }
    }
  }

  @Test("a pipe is read to its end") func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("[1]".utf8))
    try pipe.fileHandleForWriting.close()
    let bytes = try DocumentFile.read(descriptor: pipe.fileHandleForReading.fileDescriptor, path: "<stdin>")
    #expect(bytes == Array("[1]".utf8))
  }

  @Test("missing files, folders and files over 64 MiB are refused before anything is read") func refuses() throws {
    try withFolder { folder in
      #expect(throws: DocumentError.notFound(path: folder + "/no")) { try DocumentFile.read(folder + "/no") }
      #expect(throws: DocumentError.isFolder(path: folder)) { try DocumentFile.read(folder) }
      let large = folder + "/large.json"
      FileManager.default.createFile(atPath: large, contents: nil)
      #expect(truncate(large, DocumentFile.sizeLimit + 1) == 0)
      #expect(throws: DocumentError.tooLarge(path: large)) { try DocumentFile.read(large) }
      #expect(throws: DocumentError.notFound(path: large + "/x")) { try DocumentFile.read(large + "/x") }
    }
    // Endless, and its size unknown beforehand.
    #expect(throws: DocumentError.tooLarge(path: "/dev/zero")) { try DocumentFile.read("/dev/zero") }
  }

  @Test("a misspelt name gets the nearest in its folder") func nearby() throws {
    try withFolder { folder in
      for name in ["bank.json", "language.json", ".bnak.json"] {
        FileManager.default.createFile(atPath: folder + "/" + name, contents: nil)
      }
      let meant = folder + "/bank.json"
      #expect(throws: DocumentError.notFound(path: folder + "/bnak.json", suggestion: meant)) {
        try DocumentFile.read(folder + "/bnak.json")
      }
      #expect(nearbyFile(folder + "/storyboard.html") == nil)
      #expect(nearbyFile(folder + "/none/bank.json") == nil)
    }
  }

  @Test("errors name the path and the way out") func words() {
    let near = DocumentError.notFound(path: "b.json", suggestion: "a.json")
    #expect(near.description == "b.json: no such file; did you mean 'a.json'?")
    #expect(DocumentError.notFound(path: "a.json").description == "a.json: no such file; check the path")
    #expect(DocumentError.tooLarge(path: "a").description == "a: larger than 64 MiB; split it")
  }
}
