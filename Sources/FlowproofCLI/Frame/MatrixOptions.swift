import FlowBase

/// The axes along which a flow's steps are multiplied, spelled alike in every command that has them (product.md).
enum MatrixOptions {
  static let device = Option.list(
    "device", value: "NAME", "phones, by name or as 390x844@3,insets=47/34 (see 'flowproof devices')",
    completion: .words(DeviceCatalog.all.map(\.name)), split: DeviceCatalog.split(list:)
  ) { (text) throws(CommandError) in
    do throws(DeviceError) {
      return try DeviceCatalog.device(text)
    } catch {
      throw CommandError(error)
    }
  }
  static let locale = Option.list("locale", value: "TAG", "languages, as de or pt-BR") {
    (text) throws(CommandError) in
    guard LocaleTag.isWellFormed(text) else { throw .badValue(text, of: "locale", "a language, as de or pt-BR") }
    return LocaleTag(text)
  }
  static let appearance = Option<[Appearance]>.choices("appearance", value: "NAME", "appearances")
  static let textSize = Option<[TextSize]>.choices("text-size", value: "SIZE", "text sizes")

  static let specs = [device.spec, locale.spec, appearance.spec, textSize.spec]
}

extension CommandError {
  /// A phone that is not there is a wrong command line.
  init(_ error: DeviceError) {
    guard case .unknown(let name, let near) = error else {
      self.init(.usage, "\(error)")
      return
    }
    let list = "'flowproof devices' lists them"
    self.init(.usage, "no device '\(name)'", hint: near.map { "did you mean '\($0)'? \(list)" } ?? list)
  }
}
