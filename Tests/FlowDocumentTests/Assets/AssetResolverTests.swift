import FlowBase
import Foundation
import Testing

@testable import FlowDocument

@Suite("S-14 assets") struct AssetResolverTests {
  /// A folder with a document, its assets, and things outside that must stay there.
  static let root: String = {
    let root = NSTemporaryDirectory() + "flowproof-assets-\(getpid())"
    let files = FileManager.default
    for folder in ["doc/assets", "doc/pictures/deep", "more", "outside"] {
      try? files.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    for file in [
      "doc/flow.json", "doc/assets/hero.png", "doc/assets/a b.png", "doc/pictures/deep/x.png", "more/hero.png",
      "more/only.json", "outside/secret.png", "doc/assets/4f1d.webp", "plan.png", "doc/assets/clip.mp4",
    ] { files.createFile(atPath: "\(root)/\(file)", contents: Data()) }
    try? files.createSymbolicLink(
      atPath: "\(root)/doc/assets/link.png", withDestinationPath: "\(root)/outside/secret.png")
    try? files.createSymbolicLink(atPath: "\(root)/doc/assets/inside.png", withDestinationPath: "hero.png")
    try? files.createSymbolicLink(atPath: "\(root)/doc/out", withDestinationPath: "\(root)/outside")
    return root
  }()
  let plain = AssetResolver(document: Self.root + "/doc/flow.json")

  /// The path below the test's folder, or the reason.
  func found(_ name: String, _ kind: ValueKind.AssetKind = .image, _ resolver: AssetResolver? = nil) -> String {
    switch (resolver ?? plain).resolve(name, kind: kind) {
    case .file(let path): path.components(separatedBy: "flowproof-assets-\(getpid())/").last ?? path
    case .missing(let reason): reason.description
    }
  }

  @Test("By the path relative to the document, by the last component in the asset folder")
  func order() {
    #expect(found("assets/hero.png") == "doc/assets/hero.png")
    #expect(found("pictures/deep/x.png") == "doc/pictures/deep/x.png")
    #expect(found("https://cdn.example/v2/hero.png?w=900&v=3") == "doc/assets/hero.png")
    #expect(found("https://cdn.example/a%20b.png#top") == "doc/assets/a b.png")
    #expect(found("elsewhere/hero.png") == "doc/assets/hero.png")
    #expect(found("assets/inside.png") == "doc/assets/hero.png")
  }

  @Test("The plan's map comes first, asset folders in their order")
  func plan() {
    let resolver = AssetResolver(
      document: Self.root + "/doc/flow.json", folders: [Self.root + "/more", Self.root + "/doc/assets"],
      map: ["https://cdn.example/hero.png": "plan.png"], mapRoot: Self.root)
    #expect(found("https://cdn.example/hero.png", .image, resolver) == "plan.png")
    #expect(found("https://other.example/hero.png", .image, resolver) == "more/hero.png")
    #expect(found("x/clip.mp4", .video, resolver) == "doc/assets/clip.mp4")
  }

  @Test("What is no file is called what it is, each place once, and a long name is cut")
  func reasons() {
    #expect(found("pictures").hasSuffix("doc/pictures is a folder, not a file"))
    let missing = found("assets/none.png")
    #expect(missing.components(separatedBy: "none.png").count == 2, "\(missing)")
    #expect(found("a/" + String(repeating: "x", count: 5_000)).count < 800)
    #expect(found("hero\0.png").contains("U+0000"))
  }

  @Test("Never out of the folders: no absolute path, no `..`, no link")
  func fences() {
    #expect(plain.resolve("/etc/passwd", kind: .image) == .missing(.absolutePath))
    #expect(plain.resolve("file:///etc/passwd", kind: .image) == .missing(.absolutePath))
    #expect(plain.resolve("../outside/secret.png", kind: .image) == .missing(.leavesFolder))
    #expect(plain.resolve("assets/%2e%2e/%2e%2e/outside/secret.png", kind: .image) == .missing(.leavesFolder))
    #expect(plain.resolve("https://a.example/..%2f..%2foutside%2fsecret.png", kind: .image) == .missing(.leavesFolder))
    #expect(plain.resolve("assets/link.png", kind: .image) == .missing(.leavesFolder))
    #expect(plain.resolve("out/secret.png", kind: .image) == .missing(.leavesFolder))
    #expect(plain.resolve("assets/hero.png\0.svg", kind: .image) == .missing(.unusableName))
  }

  @Test("LA-01 appdna-assets/ holds images only; another kind there is an error")
  func bundled() {
    #expect(found("appdna-assets/4f1d.webp") == "doc/assets/4f1d.webp")
    let missed = plain.resolve("appdna-assets/clip.mp4", kind: .video)
    #expect(missed == .missing(.imagesOnly(.video)))
    if case .missing(let reason) = missed { #expect(reason.severity == .error) }
  }

  @Test("What is not there, no name, and a folder are missing, with a reason")
  func missing() {
    #expect(plain.resolve("", kind: .image) == .missing(.unnamed))
    #expect(plain.resolve("assets", kind: .image).path == nil)
    #expect(found("nope.png").hasPrefix("there is no file "))
  }
}
