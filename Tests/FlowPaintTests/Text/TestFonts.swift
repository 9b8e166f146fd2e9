@testable import FlowPaint

/// One library for all tests, as in a process.
enum TestFonts {
  private static let shared = Result { () throws(FontError) in try FontLibrary() }

  static func library() throws -> FontLibrary { try shared.get() }
}
