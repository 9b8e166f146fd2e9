import FlowBase
import FlowCompare
import Flowproof

extension Snapshotting where Value == FlowScreen, Format == ScreenPicture {
  /// The picture on a phone, with the layout beside it, so that a failure says which block moved.
  public static func image(
    on device: Device = .iPhone16, locale: String? = nil, appearance: Appearance = .light, textSize: TextSize = .L
  ) -> Snapshotting {
    let cell = ScreenCell(device: device, locale: locale, appearance: appearance, textSize: textSize)
    return Snapshotting(pathExtension: "png", diffing: .picture, suffix: cell.suffix) { try $0.picture(cell.matrix) }
  }
}

extension Snapshotting where Value == FlowScreen, Format == String {
  /// The layout alone, a block a line: small goldens that tell of moves and texts, not of colours.
  public static func layout(
    on device: Device = .iPhone16, locale: String? = nil, appearance: Appearance = .light, textSize: TextSize = .L
  ) -> Snapshotting {
    let cell = ScreenCell(device: device, locale: locale, appearance: appearance, textSize: textSize)
    return Snapshotting(pathExtension: "txt", diffing: .layout, suffix: cell.suffix) {
      try $0.picture(cell.matrix).layout.text
    }
  }
}

extension Diffing where Format == ScreenPicture {
  /// Pictures as `flowproof check` holds them to their goldens.
  static var picture: Diffing {
    Diffing { screen, result, checker, _ in
      (result.width, result.height, result.scale) = (screen.pixels.width, screen.pixels.height, screen.scale)
      checker.check(&result, screen.pixels, screen.layout)
    }
  }
}

extension Diffing where Format == String {
  /// Layouts, their changes told by block.
  static var layout: Diffing {
    Diffing(toBytes: { Array($0.utf8) }, fromBytes: { String(decoding: $0, as: UTF8.self) }) { expected, actual in
      guard expected != actual else { return [] }
      guard let old = try? LayoutText(parsing: expected), let new = try? LayoutText(parsing: actual) else {
        return ["the golden is no layout"]
      }
      let words = LayoutComparison.changes(old, new).map(\.words)
      return words.isEmpty ? ["the layouts differ"] : words
    }
  }
}

/// One cell of the matrix, and how it stands in names.
private struct ScreenCell {
  var matrix = Matrix()
  private let words: [String?]

  init(device: Device, locale: String?, appearance: Appearance, textSize: TextSize) {
    matrix.devices = [device]
    matrix.locales = locale.map { [LocaleTag($0)] } ?? []
    matrix.appearances = [appearance]
    matrix.textSizes = [textSize]
    words = [
      device.name, appearance == .light ? nil : appearance.rawValue, locale, textSize == .L ? nil : textSize.rawValue,
    ]
  }

  func suffix(_ screen: FlowScreen) -> String? {
    ([screen.step] + words.compactMap { $0 }).joined(separator: "-")
  }
}
