#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Noto Sans CJK of the system, used only when it is the pinned one (engineering.md, Fonts/); else its glyphs are
/// missing everywhere alike.
enum CJKFonts {
  static let files = [
    FontFolder.Entry(
      file: "NotoSansCJK-Regular.ttc", bytes: 19_484_784,
      sha256: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
      origin: "Debian fonts-noto-cjk 20220127"
    ),
    FontFolder.Entry(
      file: "NotoSansCJK-Bold.ttc", bytes: 20_050_760,
      sha256: "faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb",
      origin: "Debian fonts-noto-cjk 20220127"
    ),
  ]

  static let folder = "/usr/share/fonts/opentype/noto"

  /// A folder with just these files, by links; nil where they are not, or not the pinned ones.
  ///
  /// Hashing 39 MB takes 0.2 s, so a folder that was found good is kept under `cache` and named by the files' sizes and
  /// times; and fontconfig keeps a cache for folders only, without which these files cost 0.3 s at every start.
  static func verifiedFolder(cache: String) -> String? {
    var name = "cjk"
    for entry in files {
      guard let stamp = FileBytes.stamp(folder + "/" + entry.file), stamp.size == entry.bytes else { return nil }
      name += "-\(stamp.size)-\(stamp.seconds)-\(stamp.nanoseconds)"
    }
    let linked = cache + "/" + name
    if access(linked, R_OK) == 0 { return linked }
    for entry in files {
      guard let bytes = FileBytes.read(folder + "/" + entry.file), FileBytes.sha256(bytes) == entry.sha256 else {
        return nil
      }
    }
    // Made aside and renamed, so that two processes at once leave one whole folder.
    let aside = linked + ".\(getpid())"
    mkdir(aside, 0o700)
    for entry in files { symlink(folder + "/" + entry.file, aside + "/" + entry.file) }
    if rename(aside, linked) != 0 {
      for entry in files { unlink(aside + "/" + entry.file) }
      rmdir(aside)
    }
    return access(linked, R_OK) == 0 ? linked : nil
  }
}
