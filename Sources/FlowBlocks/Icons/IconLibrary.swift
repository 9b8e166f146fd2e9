import FlowBase
import FlowDocument

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two bundled icon sets and the maps between the libraries' names (IC-01 … IC-04; look.md, Icons). Chain: the name →
/// its map → an emoji of that name → nothing (a question mark in a circle and a diagnostic).
///
/// One per worker thread: the maps are read when the first icon is asked for.
public final class IconLibrary {
  /// What a name turned out to be.
  public enum Glyph: Hashable, Sendable {
    /// A file under the icon folder.
    case file(String)
    case emoji(String)
  }

  /// The folder that holds `lucide/`, `material/` and the maps.
  public let root: String

  private lazy var sf = table("sf-to-lucide-material.tsv", value: 2)
  private lazy var lucideAliases = table("lucide-aliases.tsv", value: 1)
  private lazy var lucideToSF = table("lucide-to-sf.tsv", value: 1)
  private lazy var materialToSF = table("material-to-sf.tsv", value: 1)
  private lazy var emoji = table("emoji.tsv", value: 1)

  public init(root: String) { self.root = root }

  /// `bold`: the heavier cut for semibold text and up. nil where no link of the chain knows the name.
  public func glyph(_ name: String, in library: IconKeys.Library?, bold: Bool = false) -> Glyph? {
    if name.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
      return .emoji(name)
    }
    switch library {
    case .lucide: return lucide(name, bold) ?? named(name)
    case .sfSymbols: return symbol(name, bold) ?? named(name)
    case .material: return material(name, bold) ?? named(name)
    case .emoji: return named(name)
    case nil:
      // A bare name: whichever library spells it so.
      if name.contains(".") { return symbol(name, bold) ?? named(name) }
      return lucide(name, bold) ?? material(name, bold) ?? symbol(name, bold) ?? named(name)
    }
  }

  private func lucide(_ name: String, _ bold: Bool) -> Glyph? {
    let name = lucideAliases[name] ?? name
    // The one name that the platform is said to draw filled (IC-01: "heart" → heart.fill).
    if name == "heart" { return file("favorite", fill: true, bold: bold) }
    if let file = existing("lucide/\(name).svg") { return file }
    return lucideToSF[name].flatMap { symbol($0, bold) }
  }

  private func symbol(_ name: String, _ bold: Bool) -> Glyph? {
    let fill = name.split(separator: ".").contains("fill")
    let plain = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    guard let drawn = sf[name] ?? sf[plain], drawn != "-" else { return nil }
    return file(drawn, fill: fill, bold: bold)
  }

  /// Material's classic icons are filled unless their name says otherwise (IC-03: "favorite" is a filled heart).
  private func material(_ name: String, _ bold: Bool) -> Glyph? {
    let outlined = name.hasSuffix("_outline") || name.hasSuffix("_border") || name.hasSuffix("_outlined")
    if let found = file(name, fill: !outlined, bold: bold) { return found }
    return materialToSF[name].flatMap { symbol($0, bold) }
  }

  private func file(_ name: String, fill: Bool, bold: Bool) -> Glyph? {
    let path = "material/\(name)\(fill ? "-fill" : "")\(bold ? "-bold" : "").svg"
    return existing(path)
  }

  private func existing(_ path: String) -> Glyph? {
    // A name with a slash would leave the folder.
    guard path.split(separator: "/").count == 2, !path.contains("..") else { return nil }
    return access("\(root)/\(path)", R_OK) == 0 ? .file(path) : nil
  }

  private func named(_ name: String) -> Glyph? {
    emoji[name.lowercased().replacing(["-", " "], with: "_")].map { .emoji($0) }
  }

  private func table(_ file: String, value column: Int) -> [String: String] {
    var table: [String: String] = [:]
    let bytes = (try? DocumentFile.read("\(root)/\(file)")) ?? []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      if cells.count > column, table[String(cells[0])] == nil { table[String(cells[0])] = String(cells[column]) }
    }
    return table
  }
}

extension String {
  fileprivate func replacing(_ characters: Set<Character>, with other: Character) -> String {
    String(map { characters.contains($0) ? other : $0 })
  }
}
