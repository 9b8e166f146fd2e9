import FlowBase

/// The phones that tests name most; any other by its name.
extension Device {
  public static let iPhoneSE = catalogued("iphone-se-3")
  public static let iPhone13Mini = catalogued("iphone-13-mini")
  public static let iPhone16 = catalogued("iphone-16")
  public static let iPhone16Pro = catalogued("iphone-16-pro")
  public static let iPhone16ProMax = catalogued("iphone-16-pro-max")
  public static let iPhone17 = catalogued("iphone-17")
  public static let iPhoneAir = catalogued("iphone-air")
  public static let pixel9 = catalogued("pixel-9")
  public static let pixel10Pro = catalogued("pixel-10-pro")
  public static let galaxyS25 = catalogued("galaxy-s25")

  /// The phone with this name as `flowproof devices` lists it, or one by its measures: `390x844@3,insets=47/34`.
  /// - Throws: `DeviceError`, with the nearest name.
  public static func named(_ name: String) throws -> Device { try DeviceCatalog.device(name) }

  private static func catalogued(_ name: String) -> Device {
    DeviceCatalog.all.first { $0.name == name } ?? DeviceCatalog.standard
  }
}
