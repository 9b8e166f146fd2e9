import Foundation
import Testing

/// engineering.md, Rules that matter most: no clock, locale, host font, environment, folder, thread count or hash seed
/// reaches a pixel. Each run is a process of its own.
@Suite struct DeterminismTests {
  private static let flow = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Flows/language_learning/flow.json").path
  /// The executable stands beside the bundle of tests.
  private static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("flowproof")

  /// The pixel hashes of three steps in three scripts, in the order in which the tool prints them.
  private static func hashes(
    _ more: [String] = [], environment: [String: String]? = nil, folder: URL? = nil
  ) throws -> [String] {
    let out = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: out) }
    let process = Process()
    process.executableURL = executable
    process.arguments =
      [
        "render", flow, "-o", out.path, "--json", "--step", "speak,verify,tracking", "--locale", "en,ar,hi",
        "--device", "390x844@1,insets=47/34",
      ] + more
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["hash"] as? String)
    }
  }

  /// Once a run of the tests.
  private static let plain = Result { try hashes() }

  private func expectSame(_ hashes: [String], location: SourceLocation = #_sourceLocation) throws {
    let wanted = try Self.plain.get()
    #expect(
      wanted.count == 9 && Set(wanted).count > 3, "the pictures differ among themselves", sourceLocation: location)
    #expect(hashes == wanted, sourceLocation: location)
  }

  @Test("The same pixels in 20 processes")
  func processes() throws {
    for _ in 0..<20 { try expectSame(Self.hashes()) }
  }

  @Test("The same pixels with any number of threads", arguments: [1, 2, 8])
  func threads(_ count: Int) throws {
    try expectSame(Self.hashes(["--jobs", "\(count)"]))
  }

  @Test("A host's fontconfig changes nothing")
  func hostileFontconfig() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = home.appendingPathComponent("fontconfig")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("fonts.conf")
    try """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
      <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
      <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match>
    </fontconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = home.path
    environment["XDG_CONFIG_HOME"] = home.path
    environment["FONTCONFIG_FILE"] = file.path
    environment["FONTCONFIG_PATH"] = folder.path
    try expectSame(Self.hashes(environment: environment))
  }

  @Test(
    "The host's locale and time zone change nothing",
    arguments: [
      ["LC_ALL": "de_DE.UTF-8"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"],
      ["TZ": "Pacific/Kiritimati"], ["PANGO_LANGUAGE": "ja", "G_FILENAME_ENCODING": "latin1"],
    ])
  func localeAndZone(_ change: [String: String]) throws {
    try expectSame(
      Self.hashes(environment: ProcessInfo.processInfo.environment.merging(change) { $1 }))
  }

  @Test("An empty environment changes nothing")
  func emptyEnvironment() throws { try expectSame(Self.hashes(environment: [:])) }

  @Test("The current folder changes nothing")
  func otherFolder() throws { try expectSame(Self.hashes(folder: URL(fileURLWithPath: "/"))) }
}
