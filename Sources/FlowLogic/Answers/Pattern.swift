import CPCRE2

/// A field's `pattern` (FV-02): a regular expression of untrusted origin, matched within limits.
public final class Pattern {
  private let code: OpaquePointer
  /// What PCRE2 says about a pattern that it cannot read, and where (in bytes).
  public struct Fault: Equatable, Sendable {
    public var message: String
    public var offset: Int
  }

  /// Steps that a match may take before it counts as none.
  static let matchLimit: UInt32 = 200_000

  /// nil for a pattern that cannot be read.
  public convenience init?(_ text: String) {
    guard case .success(let code) = Self.compile(text) else { return nil }
    self.init(code: code)
  }

  private init(code: OpaquePointer) { self.code = code }

  deinit { pcre2_code_free_8(code) }

  /// What is wrong with a pattern; nil if nothing is.
  public static func fault(of text: String) -> Fault? {
    switch compile(text) {
    case .success(let code):
      pcre2_code_free_8(code)
      return nil
    case .failure(let fault): return fault.fault
    }
  }

  private struct Failed: Error { var fault: Fault }

  private static func compile(_ text: String) -> Result<OpaquePointer, Failed> {
    var error: Int32 = 0
    var offset = 0
    let options = UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP)
    let bytes = Array(text.utf8)
    let code = bytes.withUnsafeBufferPointer { buffer in
      pcre2_compile_8(buffer.baseAddress, buffer.count, options, &error, &offset, nil)
    }
    if let code { return .success(code) }
    var message = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(error, &message, message.count)
    return .failure(
      Failed(
        fault: Fault(message: String(decoding: message.prefix(Int(max(0, length))), as: UTF8.self), offset: offset)))
  }

  /// Whether the pattern is found in the text. A match that takes too long counts as one: a field is not called wrong
  /// for it.
  public func matches(_ text: String) -> Bool {
    guard let data = pcre2_match_data_create_from_pattern_8(code, nil) else { return true }
    defer { pcre2_match_data_free_8(data) }
    guard let context = pcre2_match_context_create_8(nil) else { return true }
    defer { pcre2_match_context_free_8(context) }
    pcre2_set_match_limit_8(context, Self.matchLimit)
    pcre2_set_depth_limit_8(context, 10_000)
    pcre2_set_heap_limit_8(context, 32 << 10)
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBufferPointer { buffer in
      pcre2_match_8(code, buffer.baseAddress, buffer.count, 0, 0, data, context)
    }
    return result != PCRE2_ERROR_NOMATCH
  }
}
