/// The phones known by name (look.md, Devices).
///
/// Sizes and insets are those of the public device tables. What only `--frame` draws is approximate where no table has
/// it: notches, the island of the iPhone Air, corners and camera holes of Android panels.
public enum DeviceCatalog {
  /// What is rendered when nothing else is asked for.
  public static let standard = iPhone("16", 393, 852, top: 59, corners: 55, .island16)

  /// The phone that stands in where only the platform is known to be Android.
  public static let standardAndroid: Device = androids.first { $0.name == "pixel-9" } ?? standard

  /// Every phone: iPhones by size, then Android.
  public static let all: [Device] = iPhones + androids

  private static let iPhones: [Device] = [
    iPhone("se", 375, 667, scale: 2, top: 20, bottom: 0, corners: 0, .none),
    iPhone("se-2", 375, 667, scale: 2, top: 20, bottom: 0, corners: 0, .none),
    iPhone("se-3", 375, 667, scale: 2, top: 20, bottom: 0, corners: 0, .none),
    iPhone("8", 375, 667, scale: 2, top: 20, bottom: 0, corners: 0, .none),
    iPhone("7-plus", 414, 736, top: 20, bottom: 0, corners: 0, .none),
    iPhone("8-plus", 414, 736, top: 20, bottom: 0, corners: 0, .none),
    iPhone("x", 375, 812, top: 44, corners: 39, .notchX),
    iPhone("xs", 375, 812, top: 44, corners: 39, .notchX),
    iPhone("11-pro", 375, 812, top: 44, corners: 39, .notchX),
    iPhone("xr", 414, 896, scale: 2, top: 48, corners: 41.5, .notchXR),
    iPhone("11", 414, 896, scale: 2, top: 48, corners: 41.5, .notchXR),
    iPhone("12-mini", 375, 812, top: 50, corners: 44, .notchX),
    iPhone("13-mini", 375, 812, top: 50, corners: 44, .notch13),
    iPhone("12", 390, 844, top: 47, corners: 47.33, .notchX),
    iPhone("12-pro", 390, 844, top: 47, corners: 47.33, .notchX),
    iPhone("13", 390, 844, top: 47, corners: 47.33, .notch13),
    iPhone("13-pro", 390, 844, top: 47, corners: 47.33, .notch13),
    iPhone("14", 390, 844, top: 47, corners: 47.33, .notch13),
    iPhone("16e", 390, 844, top: 47, corners: 47.33, .notch13),
    iPhone("17e", 390, 844, top: 47, corners: 47.33, .notch13),
    iPhone("12-pro-max", 428, 926, top: 47, corners: 53.33, .notchX),
    iPhone("13-pro-max", 428, 926, top: 47, corners: 53.33, .notch13),
    iPhone("14-plus", 428, 926, top: 47, corners: 53.33, .notch13),
    iPhone("14-pro", 393, 852, top: 59, corners: 55, .island16),
    iPhone("15", 393, 852, top: 59, corners: 55, .island16),
    iPhone("15-pro", 393, 852, top: 59, corners: 55, .island16),
    standard,
    iPhone("14-pro-max", 430, 932, top: 59, corners: 55, .island16),
    iPhone("15-plus", 430, 932, top: 59, corners: 55, .island16),
    iPhone("15-pro-max", 430, 932, top: 59, corners: 55, .island16),
    iPhone("16-plus", 430, 932, top: 59, corners: 55, .island16),
    iPhone("16-pro", 402, 874, top: 62, corners: 62, .island17),
    iPhone("17", 402, 874, top: 62, corners: 62, .island17),
    iPhone("17-pro", 402, 874, top: 62, corners: 62, .island17),
    iPhone("16-pro-max", 440, 956, top: 62, corners: 62, .island17),
    iPhone("17-pro-max", 440, 956, top: 62, corners: 62, .island17),
    iPhone("air", 420, 912, top: 68, corners: 62, .islandAir),
  ]

  private static let androids: [Device] = [
    android("pixel-6", 1080, 2400, density: 2.625, top: 24, corners: 32, .none),
    android("pixel-6a", 1080, 2400, density: 2.625, top: 24, corners: 32, .none),
    android("pixel-7", 1080, 2400, density: 2.625, top: 24, corners: 32, .none),
    android("pixel-7a", 1080, 2400, density: 2.625, top: 24, corners: 32, .none),
    android("pixel-8", 1080, 2400, density: 2.625, top: 24, corners: 32, .none),
    android("pixel-8a", 1080, 2400, density: 2.625, top: 24, corners: 32, .none),
    android("pixel-6-pro", 1440, 3120, density: 3.5, top: 24, corners: 32, .none),
    android("pixel-7-pro", 1440, 3120, density: 3.5, top: 24, corners: 32, .none),
    android("pixel-8-pro", 1344, 2992, density: 3, top: 24, corners: 32, .none),
    android("pixel-9", 1080, 2424, density: 2.625, top: 54, corners: 40, .pixel9),
    android("pixel-9a", 1080, 2424, density: 2.625, top: 54, corners: 40, .pixel9),
    android("pixel-10", 1080, 2424, density: 2.625, top: 54, corners: 40, .pixel9),
    android("pixel-9-pro", 1280, 2856, density: 3, top: 53, corners: 40, .pixel9Pro),
    android("pixel-10-pro", 1280, 2856, density: 3, top: 53, corners: 40, .pixel9Pro),
    android("pixel-9-pro-xl", 1344, 2992, density: 3, top: 53, corners: 40, .pixel9Pro),
    android("pixel-10-pro-xl", 1344, 2992, density: 3, top: 53, corners: 40, .pixel9Pro),
    android("galaxy-s24", 1080, 2340, density: 3, top: 24, corners: 28, .galaxy),
    android("galaxy-s25", 1080, 2340, density: 3, top: 24, corners: 28, .galaxy),
    // Three-button navigation: 48 dp.
    android("small-android", 720, 1280, density: 2, top: 24, bottom: 48, corners: 0, .none),
    android("medium-android", 1080, 2400, density: 2.625, top: 24, corners: 0, .none),
  ]

  private static func iPhone(
    _ model: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double, bottom: Double = 34,
    corners: Double, _ cutout: Device.Cutout
  ) -> Device {
    Device(
      name: "iphone-" + model, size: Size(width, height), scale: scale, safeTop: top, safeBottom: bottom,
      cornerRadius: corners, cutout: cutout)
  }

  /// A panel is so many pixels; its size in dp is whatever the density makes of them, unrounded.
  private static func android(
    _ name: String, _ width: Double, _ height: Double, density: Double, top: Double, bottom: Double = 24,
    corners: Double, _ cutout: Device.Cutout
  ) -> Device {
    Device(
      name: name, platform: .android, size: Size(width / density, height / density), scale: density, safeTop: top,
      safeBottom: bottom, cornerRadius: corners, cutout: cutout)
  }
}

extension Device.Cutout {
  fileprivate static let notchX = notch(Size(209, 30))
  fileprivate static let notchXR = notch(Size(230, 33))
  fileprivate static let notch13 = notch(Size(162, 33))
  fileprivate static let island16 = island(Size(125, 36.7), top: 11.3)
  fileprivate static let island17 = island(Size(124.7, 35.7), top: 14.3)
  fileprivate static let islandAir = island(Size(124.7, 35.7), top: 20)
  fileprivate static let pixel9 = punchHole(diameter: 30.1, centerY: 27)
  fileprivate static let pixel9Pro = punchHole(diameter: 29.9, centerY: 26.5)
  fileprivate static let galaxy = punchHole(diameter: 17.8, centerY: 13)
}
