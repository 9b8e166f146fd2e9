import FlowBase
import FlowBlocks
import FlowDocument
import FlowLayout

/// The files of a document, found by the document stage's rules (S-14).
public struct DocumentAssets: AssetSource, Sendable {
  let resolver: AssetResolver

  public init(_ resolver: AssetResolver) { self.resolver = resolver }

  public func image(_ name: String, platform: Platform) -> ImageSource {
    guard let path = path(name, kind: .image) else {
      return ImageSource(.placeholder(label: String(name.split(separator: "/").last ?? "image")))
    }
    return ImageSource(.file(path), allowsSVG: platform == .android)
  }

  public func path(_ name: String, kind: ValueKind.AssetKind) -> String? { resolver.resolve(name, kind: kind).path }

  public func problem(_ name: String, kind: ValueKind.AssetKind) -> String? {
    guard case .missing(let reason) = resolver.resolve(name, kind: kind) else { return nil }
    return reason.description
  }
}
