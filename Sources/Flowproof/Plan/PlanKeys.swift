import FlowBase
import FlowCompare
import FlowDocument

/// The keys of `flowproof.json` (product.md, The plan).
public enum PlanKeys {
  static let flows = KeyDeclaration(
    "flows", .list(.string), summary: "documents, beside the plan; `*` stands for any part of a name")
  static let devices = KeyDeclaration("devices", .list(.string), summary: "phones, as `flowproof devices` lists them")
  static let locales = KeyDeclaration("locales", .list(.string), summary: "languages; empty: each flow's default")
  static let appearances = KeyDeclaration("appearances", .list(.string), summary: "light, dark")
  static let textSizes = KeyDeclaration("text_sizes", .list(.string), summary: "xS … AX5; empty: L")
  static let states = KeyDeclaration(
    "states", .map(.object(StateKeys.declaration)), summary: "name → file; empty: one user without answers")
  static let scale = Key<Double?>.number("scale", in: 0.25...8, "pixels per point, instead of the device's")
  static let fullPage = Key<Bool>.bool("full_page", default: false, "as tall as the content")
  static let faithful = Key<Bool>.bool("faithful", default: false, "leave out what a phone would not draw")
  static let tolerance = Key<KeyedObject?>.object("tolerance", ToleranceKeys.declaration, "what may differ")
  static let masks = Key<[KeyedObject]>.list("masks", of: MaskKeys.declaration, "what is not compared")
  static let snapshots = Key<String?>.string("snapshots", "the folder of the goldens; `Snapshots`")
  static let output = Key<String?>.string("output", "the folder of reports; `flowproof-out`")
  static let template = Key<String?>.string("names", "how goldens are named")
  static let assets = KeyDeclaration("assets", .map(.string), summary: "name in a document → file")
  static let assetFolders = KeyDeclaration(
    "asset_folders", .list(.string), summary: "folders to look for files in, after the document's own")
  static let dialect = Key<String?>.string("dialect", "a file of other names for types, keys and values")

  public static let declaration = ObjectDeclaration(
    "plan",
    keys: [
      flows, devices, locales, appearances, textSizes, states, scale, fullPage, faithful, tolerance, masks, snapshots,
      output, template, assets, assetFolders, dialect,
    ])
}

/// A state of the plan: a file, or a file and the flows that it is for.
enum StateKeys {
  static let file = Key<String?>.string("file", "what the user has done; none: nothing")
  static let flows = KeyDeclaration("flows", .list(.string), summary: "ids of the only flows it is for")

  static let declaration = ObjectDeclaration("state", shorthand: ["file"], keys: [file, flows])
}

/// The keys of `tolerance`.
enum ToleranceKeys {
  static let profile = Key<ComparisonProfile>.choice("profile", default: .strict, "exact, strict or perceptual")
  static let threshold = Key<Double?>.number("threshold", in: 0...1, "colour distance let through by perceptual")
  static let pixels = Key<Int?>.integer("max_diff_pixels", in: 0...100_000_000, "differing pixels let through")
  static let ratio = Key<Double?>.number("max_diff_ratio", in: 0...1, "share of differing pixels let through")
  static let window = Key<Int?>.integer("max_window", in: 0...100_000, "differing pixels let through in any 16 pt")

  static let declaration = ObjectDeclaration("tolerance", keys: [profile, threshold, pixels, ratio, window])

  static func options(_ object: KeyedObject) -> ComparisonOptions {
    ComparisonOptions(
      profile: object[profile], threshold: object[threshold] ?? 0.1, maxDiffPixels: object[pixels],
      maxDiffRatio: object[ratio], maxWindow: object[window])
  }
}

/// The keys of a mask.
enum MaskKeys {
  static let flow = Key<String?>.string("flow", "only in this flow")
  static let step = Key<String?>.string("step", "only in this step")
  static let id = Key<String?>.string("id", "the block with this id")
  static let type = Key<String?>.string("type", "every block of this type")
  static let path = Key<String?>.string("path", "the block at this JSON path")
  /// Of a rectangle's numbers, in points.
  static let range = -100_000.0...100_000
  static let rect = KeyDeclaration("rect", .list(.number(range)), summary: "x, y, width, height in points")

  static let declaration = ObjectDeclaration("mask", keys: [flow, step, id, type, path, rect])
}
