import FlowBase
import FlowDocument
import FlowImage

/// Whether a file that a document names is there and what its place takes (S-14, S-53).
enum AssetInspection {
  static func fault(of reference: AssetReference, _ resolver: AssetResolver) -> Diagnostic? {
    let name = reference.light
    let shown = JSONWriter.quoted(shortened(name))
    switch resolver.resolve(name, kind: reference.kind) {
    case .missing(let reason):
      return Diagnostic(
        .missingAsset, reason.severity, "\(shown) is not found: \(reason). A placeholder is drawn.",
        at: reference.origin)
    case .file(let path):
      guard let fault = fault(of: path, reference.kind) else { return nil }
      return Diagnostic(
        .brokenAsset, .warning, "\(shown) cannot be used: \(fault). A placeholder is drawn.",
        at: reference.origin)
    }
  }

  /// What is wrong with the file, in words; nil if nothing is.
  private static func fault(of path: String, _ kind: ValueKind.AssetKind) -> String? {
    let bytes: [UInt8]
    do throws(DocumentError) { bytes = try DocumentFile.read(path) } catch { return "\(error)" }
    let found = ImageKind.sniff(bytes)
    func wrong(_ wanted: String) -> String {
      "it is \(found.map { "a \($0.name) file" } ?? "of an unknown kind"), not \(wanted)"
    }
    switch kind {
    case .image:
      if found == .svg { return nil }
      guard let found, found.isDecoded else { return wrong("an image") }
      do throws(ImageError) {
        _ = try ImageDecoder.decode(bytes)
        return nil
      } catch { return "\(error)" }
    case .lottie:
      if found == .zip { return nil }
      return lottieFault(bytes)
    case .rive: return found == .rive ? nil : wrong("a Rive file")
    case .video: return found.map { $0 == .mp4 } ?? !isText(bytes) ? nil : wrong("a video")
    }
  }

  /// A Lottie file is JSON with layers, to its last brace.
  private static func lottieFault(_ bytes: [UInt8]) -> String? {
    var sources = SourceMap()
    let (json, faults) = JSONReader.read(bytes: bytes, file: "", into: &sources, dialect: .json)
    if let fault = faults.first { return fault.message }
    return json?["layers"]?.asArray == nil ? "it is no Lottie animation" : nil
  }

  /// Playlists (HLS) are text that begins so; other text is no video.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.starts(with: "#EXTM3U".utf8)
      && bytes.prefix(64).allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 9 }
  }
}
