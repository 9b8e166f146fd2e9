import Foundation

/// A headless Chromium, where there is one.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a page and returns what its probe wrote.
  static func results(of page: String, window: String, hash: String = "") throws -> [String] {
    try open(page, ["--window-size=\(window)", "--virtual-time-budget=8000", "--dump-dom"], hash: hash) {
      process, output in
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard let start = text.range(of: "[["), let end = text.range(of: "]]", range: start.upperBound..<text.endIndex)
      else { return [] }
      return text[start.upperBound..<end.lowerBound].split(separator: "|").map(String.init)
    }
  }

  /// Leaves a page running in real time until it logs a line that begins with `mark`, and returns the rest of that line.
  static func log(of page: String, until mark: String) throws -> String {
    let arguments = ["--window-size=1400,900", "--enable-logging=stderr", "--v=0"]
    return try open(page, arguments, hash: "") { process, output in
      process.standardError = output
      try process.run()
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      var text = ""
      while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
        text += String(decoding: data, as: UTF8.self)
        guard let start = text.range(of: mark), let end = text[start.upperBound...].firstIndex(of: "\"") else {
          continue
        }
        return String(text[start.upperBound..<end])
      }
      return ""
    }
  }

  private static func open<Result>(
    _ page: String, _ arguments: [String], hash: String, _ use: (Process, Pipe) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile"] + arguments
      + [file.absoluteString + hash]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    return try use(process, output)
  }
}
