import Flowproof

/// Fonts, icons and block types: found once a process.
enum SharedResources {
  private static let found = Result { try Resources() }

  static func get() throws -> Resources { try found.get() }
}
