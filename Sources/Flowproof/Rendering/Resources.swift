import FlowBlocks
import FlowDocument
import FlowLottie
import FlowPaint

/// What all threads share: the pinned fonts, the icons, the block types, the animations. Made once a process.
public struct Resources: Sendable {
  public let fonts: FontLibrary
  /// The folder of the two icon sets.
  public let iconRoot: String
  public let catalogue: Catalogue
  let animations = LottieStore()

  /// `fonts`: the folder to take instead of the bundled one. Throws when no complete font folder is found.
  public init(fonts path: String? = nil, systemFonts: Bool = false, catalogue: Catalogue = .standard) throws(FontError)
  {
    fonts = try FontLibrary(path: path, systemFonts: systemFonts)
    iconRoot = fonts.folder.path + "/Icons"
    self.catalogue = catalogue
  }
}
