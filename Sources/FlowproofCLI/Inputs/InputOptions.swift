import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic
import Flowproof

/// What `layout` and `render` share: inputs, which steps, which states, and how to look for files.
enum InputOptions {
  enum Metrics: String, CaseIterable, Sendable { case platform, font, mono }

  static let flow = Option.text("flow", value: "ID", "only this flow of the file").notWith("block")
  static let step = Option<[String]>.list("step", value: "ID", "only these steps") {
    (text) throws(CommandError) in text
  }.notWith("block")
  static let assets = Option<[String]>.repeated(
    "assets", value: "DIR", "a folder to look for files in, after the document's own", completion: .directory
  ) { (text) throws(CommandError) in try folder(text, of: "assets") }
  static let fonts = Option.text("fonts", value: "DIR", "take the fonts of this folder", completion: .directory)
  static let metrics = Option<Metrics>.choice(
    "metrics", value: "NAME", "widths and line heights of the platform's font, or of the bundled one",
    fallback: .platform)
  static let scale = Option.number("scale", in: 0.25...8, "pixels per point, instead of the device's")
  static let at = Option.number(
    "at", value: "MS", in: 0...86_400_000,
    "milliseconds after the step appeared, for Lottie animations and countdowns; at rest without")
  static let fullPage = Option.flag("full-page", "as tall as the content").notWith("block")
  static let walk = Option.flag("walk", "only the steps that the state walks through, numbered in its order")
    .notWith("block")
  static let faithful = Option.flag("faithful", "leave out what a phone would not draw")

  static let block = Option.text(
    "block", value: "FILE", "one block, or a file of cases, one JSON object a line", completion: .file)
  static let width = Option.number("width", in: 1...20_000, "points of the box that the block is laid in")
    .onlyWith("block")
  static let height = Option.number("height", in: 1...20_000, "points of that box; as high as the block without")
    .onlyWith("block")

  static let common = [
    flow.spec, step.spec, assets.spec, fonts.spec, metrics.spec, scale.spec, at.spec, fullPage.spec, walk.spec,
    faithful.spec,
  ]
  static let blockSpecs = [block.spec, width.spec, height.spec]

  /// The platform's metrics unless told otherwise; nil leaves it to the screen.
  static func metrics(_ input: Input) -> FontMetrics? {
    switch input[metrics] {
    case .platform: nil
    case .font: .font
    case .mono: .mono
    }
  }

  /// A folder that has to be there: a typo in a script would go unnoticed.
  static func folder(_ path: String, of option: String) throws(CommandError) -> String {
    guard FilePath.isFolder(path) else {
      throw .usage("--\(option): there is no folder '\(path)'", hint: "correct the path, or leave the option out")
    }
    return path
  }

  /// Fonts and icons. Those of a folder that was named are the command line's matter.
  static func resources(_ input: Input) throws -> Resources {
    guard let path = input[fonts] else { return try Resources() }
    do {
      return try Resources(fonts: path)
    } catch {
      throw CommandError.usage("--fonts: \(error)", hint: "leave --fonts out to take the bundled fonts")
    }
  }

  /// The file of `--block`, or nil for documents, of which there must then be some.
  static func blockFile(_ input: Input) throws(CommandError) -> String? {
    guard let path = input[block] else {
      if input.arguments.isEmpty { throw .usage("no INPUT", hint: "a flow document, or --block FILE") }
      return nil
    }
    if let word = input.arguments.first {
      throw .usage("'\(word)' has no effect with --block", hint: "leave one of them out")
    }
    return path
  }

  static func matrix(_ input: Input) -> Matrix {
    var matrix = Matrix()
    matrix.devices = input[MatrixOptions.device]
    matrix.locales = input[MatrixOptions.locale]
    matrix.appearances = input[MatrixOptions.appearance]
    matrix.textSizes = input[MatrixOptions.textSize]
    matrix.scale = input[scale]
    matrix.moment = input[at]
    matrix.faithful = input[faithful]
    return matrix
  }
}
