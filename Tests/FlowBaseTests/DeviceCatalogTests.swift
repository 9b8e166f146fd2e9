import Testing

@testable import FlowBase

@Suite("Devices")
struct DeviceCatalogTests {
  @Test(
    "pixels, scale and insets of the tables (look.md, Devices)",
    arguments: [
      ("iphone-se", 750, 1334, 2, 20, 0), ("iphone-8-plus", 1242, 2208, 3, 20, 0), ("iphone-xs", 1125, 2436, 3, 44, 34),
      ("iphone-11", 828, 1792, 2, 48, 34), ("iphone-13-mini", 1125, 2436, 3, 50, 34),
      ("iphone-14", 1170, 2532, 3, 47, 34), ("iphone-14-plus", 1284, 2778, 3, 47, 34),
      ("iphone-16", 1179, 2556, 3, 59, 34), ("iphone-14-pro", 1179, 2556, 3, 59, 34),
      ("iphone-15-pro-max", 1290, 2796, 3, 59, 34), ("iphone-17", 1206, 2622, 3, 62, 34),
      ("iphone-17-pro-max", 1320, 2868, 3, 62, 34), ("iphone-air", 1260, 2736, 3, 68, 34),
      ("pixel-8a", 1080, 2400, 2.625, 24, 24), ("pixel-7-pro", 1440, 3120, 3.5, 24, 24),
      ("pixel-8-pro", 1344, 2992, 3, 24, 24), ("pixel-9", 1080, 2424, 2.625, 54, 24),
      ("pixel-10-pro", 1280, 2856, 3, 53, 24), ("pixel-9-pro-xl", 1344, 2992, 3, 53, 24),
      ("galaxy-s25", 1080, 2340, 3, 24, 24), ("small-android", 720, 1280, 2, 24, 48),
      ("medium-android", 1080, 2400, 2.625, 24, 24),
    ] as [(String, Int, Int, Double, Double, Double)])
  func measures(name: String, width: Int, height: Int, scale: Double, top: Double, bottom: Double) throws {
    let device = try DeviceCatalog.device(name)
    #expect(device.pixels == (width, height))
    #expect(device.scale == scale)
    #expect(device.safeArea == Edges(top: top, bottom: bottom))
    #expect(device.platform == (name.hasPrefix("iphone") ? .ios : .android))
  }

  @Test("names are distinct and can be file names; every inset fits")
  func names() {
    #expect(Set(DeviceCatalog.all.map(\.name)).count == DeviceCatalog.all.count)
    for device in DeviceCatalog.all {
      #expect(device.name.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) })
      #expect(device.safeArea.vertical < device.size.height / 4, "\(device.name)")
      // No rounding: the panel's pixels are whole in both directions.
      #expect(abs(device.size.width * device.scale - Double(device.pixels.width)) < 1e-9, "\(device.name)")
    }
    #expect(DeviceCatalog.all.contains(DeviceCatalog.standard))
  }

  @Test("spellings of people", arguments: ["iPhone 16 Pro", "IPHONE-16-PRO", "iphone_16_pro"])
  func spelling(text: String) throws { #expect(try DeviceCatalog.device(text).name == "iphone-16-pro") }

  @Test(
    "a typo gets the nearest name, nothing near gets none",
    arguments: [("iphne-16", "iphone-16"), ("pixel9", "pixel-9"), ("iPhone 16 Pr", "iphone-16-pro"), ("nokia", nil)])
  func typo(text: String, near: String?) {
    #expect(throws: DeviceError.unknown(text, suggestion: near)) { try DeviceCatalog.device(text) }
  }

  @Test("a custom phone: 390x844@3,insets=47/34")
  func custom() throws {
    let device = try DeviceCatalog.device("390x844@3,insets=47/34")
    #expect(device.pixels == (1170, 2532))
    #expect(device.safeArea == Edges(top: 47, bottom: 34))
    #expect(device.platform == .ios)
    let other = try DeviceCatalog.device("411.5x900@2,android")
    #expect(other.size == Size(411.5, 900))
    #expect(other.platform == .android)
    #expect(other.name != device.name && !other.name.contains("/") && !device.name.contains("/"))
  }

  @Test(
    "what cannot be a phone is refused with the fault",
    arguments: [
      "390", "390x844", "390x@3", "0x844@3", "390x844@0", "390x844@3,insets=47", "390x844@3,insets=800/44",
      "390x844@3,insets=-4/34", "390x844@3,tablet", "10000x10000@3", "1e9x3@1", "390x844@3,", "390x844x2@3",
    ])
  func malformed(text: String) {
    #expect { try DeviceCatalog.device(text) } throws: { error in
      if case .malformed(text, let fault)? = error as? DeviceError { !fault.isEmpty } else { false }
    }
  }

  @Test("a list keeps custom phones whole")
  func list() {
    #expect(
      DeviceCatalog.split(list: "iphone-16,390x844@3,insets=47/34,android,pixel-9")
        == ["iphone-16", "390x844@3,insets=47/34,android", "pixel-9"])
    #expect(DeviceCatalog.split(list: "iphone-16,,") == ["iphone-16", "", ""])
  }
}
