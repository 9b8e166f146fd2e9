import Foundation

/// A flow in a folder of its own: a copy of another with a changed document, or one made up.
struct EditedFlow {
  let folder: URL
  var file: String { folder.appendingPathComponent("flow.json").path }

  static func copy(of flow: String, _ edit: (String) -> String) throws -> EditedFlow {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.copyItem(atPath: flow, toPath: folder.path)
    let made = EditedFlow(folder: folder)
    let text = try String(contentsOfFile: made.file, encoding: .utf8)
    try edit(text).write(toFile: made.file, atomically: true, encoding: .utf8)
    return made
  }

  static func made(_ text: String) throws -> EditedFlow {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let made = EditedFlow(folder: folder)
    try text.write(toFile: made.file, atomically: true, encoding: .utf8)
    return made
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
