import FlowBase
import FlowCompare
import FlowDocument
import FlowImage

/// What a golden was drawn with. Where it differs, differences may come from there (comparison.md, Comparing).
public struct Provenance: Hashable, Sendable {
  static let fontsKey = "Flowproof-Fonts"
  static let librariesKey = "Flowproof-Libraries"

  /// The hash of the fonts and of what sets and draws them; nil in pictures of other makers.
  public var fingerprint: String?
  /// Names and versions: `cairo 1.16.0, pango 1.50.12`.
  public var libraries: String?

  public init(_ resources: Resources) {
    fingerprint = resources.fonts.fingerprint
    libraries = resources.fonts.libraries.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
  }

  init(_ text: [String: String]) {
    fingerprint = text[Self.fontsKey]
    libraries = text[Self.librariesKey]
  }

  var text: [String: String] {
    var text: [String: String] = [:]
    text[Self.fontsKey] = fingerprint
    text[Self.librariesKey] = libraries
    return text
  }

  /// What is another than in `golden`, in words; nil when nothing is, or the golden does not say.
  public func difference(from golden: Provenance) -> String? {
    guard let theirs = golden.fingerprint, let ours = fingerprint, theirs != ours else { return nil }
    let (old, new) = (Self.versions(golden.libraries), Self.versions(libraries))
    let changed = new.filter { version in !old.contains(version) }.map { version in
      let name = version.prefix { $0 != " " }
      let before = old.first { $0.prefix { $0 != " " } == name }.map { $0.dropFirst(name.count + 1) }
      return before.map { "\(name) \($0) → \(version.dropFirst(name.count + 1))" } ?? version
    }
    return changed.isEmpty ? "other fonts" : changed.joined(separator: ", ")
  }

  private static func versions(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

/// A golden on its disk: a picture and a layout, each of which may be missing.
public struct Golden: Sendable {
  /// Why a golden cannot be compared with.
  public enum Fault: Error, Equatable, CustomStringConvertible {
    /// A pointer of Git LFS stands in the file's place.
    case lfsPointer(String)
    /// The file cannot be read, or is no picture or layout; the reason.
    case unusable(String, String)

    public var description: String {
      switch self {
      case .lfsPointer(let path): "\(path) is a Git LFS pointer, not the file itself: run `git lfs pull`"
      case .unusable(let path, let reason):
        "\(path): \(reason); restore it from version control, or draw it anew with `check --record failed`"
      }
    }
  }

  public var picture: [UInt8]?
  public var layout: LayoutText?
  public var provenance: Provenance
  /// Of the pixels, where the file still carries it.
  public var hash: PixelHash?

  /// Reads both files without decoding the picture.
  public init(_ id: String, in folder: String) throws(Fault) {
    picture = try Self.read(FilePath.join(folder, GoldenCase.picture(id)))
    var text: [String: String] = [:]
    if let picture {
      do throws(ImageError) {
        let metadata = try PNGMetadata.read(picture)
        text = metadata.text
        hash = metadata.pixelHash
      } catch {
        throw .unusable(FilePath.join(folder, GoldenCase.picture(id)), "\(error)")
      }
    }
    provenance = Provenance(text)
    let path = FilePath.join(folder, GoldenCase.layout(id))
    if let bytes = try Self.read(path) {
      do throws(LayoutTextError) {
        layout = try LayoutText(parsing: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw .unusable(path, "\(error)")
      }
    }
  }

  /// Writes both files whole, the picture as small as it gets. A process killed between the two renames leaves the new
  /// layout beside the old picture: both whole, and seen by the next check, which then finds one of them changed.
  public static func write(
    _ id: String, picture: PixelBuffer, layout: LayoutText, scale: Double, provenance: Provenance, in folder: String
  ) throws {
    let bytes = try PNGWriter.small(picture, metadata: provenance.text, scale: scale)
    try OutputFile.write([
      (Array(layout.text.utf8), FilePath.join(folder, GoldenCase.layout(id))),
      (bytes, FilePath.join(folder, GoldenCase.picture(id))),
    ])
  }

  /// nil where there is no file.
  private static func read(_ path: String) throws(Fault) -> [UInt8]? {
    let bytes: [UInt8]
    do throws(DocumentError) {
      bytes = try DocumentFile.read(path)
    } catch {
      switch error {
      case .notFound: return nil
      case .isFolder: throw .unusable(path, "a folder stands in its place")
      case .tooLarge: throw .unusable(path, "larger than a golden can be")
      case .unreadable(_, let reason): throw .unusable(path, "cannot be read: \(reason)")
      }
    }
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .lfsPointer(path) }
    return bytes
  }
}
