import CLCMS

/// The way from a picture's own colour space to sRGB, through lcms2. Nil instead of one means: nothing to do.
final class ColorConversion {
  /// What the profile's input channels are.
  enum Source {
    case rgb
    case gray
    /// Four inks; `isInverted` where 255 means none, as Adobe writes JPEG.
    case cmyk(isInverted: Bool)
  }

  /// Larger profiles are taken for an attack and left out.
  static let largestProfile = 8 << 20
  /// White, red, green, blue: x and y each (the order of PNG's cHRM).
  static let sRGB = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  static let displayP3 = [0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]

  private let transform: cmsHTRANSFORM
  private let isGray: Bool

  /// From an ICC profile. Nil when it is broken, is for other channels than `source`, or amounts to sRGB.
  convenience init?(profile bytes: [UInt8], source: Source) {
    guard bytes.count >= 128, bytes.count <= Self.largestProfile,
      let profile = cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count))
    else { return nil }
    self.init(owned: profile, source: source)
  }

  /// From primaries (as ``sRGB``) and a gamma; without gamma the curve of sRGB.
  convenience init?(primaries p: [Double], gamma: Double?) {
    guard p.count == 8, stride(from: 1, to: 8, by: 2).allSatisfy({ p[$0] > 0 }) else { return nil }
    var white = cmsCIExyY(x: p[0], y: p[1], Y: 1)
    var triple = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: p[2], y: p[3], Y: 1), Green: cmsCIExyY(x: p[4], y: p[5], Y: 1),
      Blue: cmsCIExyY(x: p[6], y: p[7], Y: 1))
    let curve =
      gamma.map { cmsBuildGamma(nil, $0) }
      ?? cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    guard let curve else { return nil }
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    guard let profile = cmsCreateRGBProfile(&white, &triple, &curves) else { return nil }
    self.init(owned: profile, source: .rgb)
  }

  private init?(owned profile: cmsHPROFILE, source: Source) {
    defer { cmsCloseProfile(profile) }
    let space: cmsColorSpaceSignature
    let format: cmsUInt32Number
    switch source {
    case .rgb: (space, format) = (cmsSigRgbData, flow_type_bgra_8())
    case .gray: (space, format) = (cmsSigGrayData, flow_type_gray_8())
    case .cmyk(let isInverted):
      (space, format) = (cmsSigCmykData, isInverted ? flow_type_cmyk_8_rev() : flow_type_cmyk_8())
    }
    guard cmsGetColorSpace(profile) == space, let target = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(target) }
    guard
      let transform = cmsCreateTransform(
        profile, format, target, flow_type_bgra_8(), cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
        flow_flag_black_point())
    else { return nil }
    self.transform = transform
    isGray = space == cmsSigGrayData
    if space == cmsSigRgbData && isIdentity { return nil }
  }

  deinit { cmsDeleteTransform(transform) }

  /// Whether colours of a coarse grid come back as they were, within 1.
  private var isIdentity: Bool {
    var grid: [UInt8] = []
    for r in stride(from: 0, through: 255, by: 51) {
      for g in stride(from: 0, through: 255, by: 51) {
        for b in stride(from: 0, through: 255, by: 51) { grid += [UInt8(b), UInt8(g), UInt8(r), 255] }
      }
    }
    var result = grid
    cmsDoTransform(transform, grid, &result, cmsUInt32Number(grid.count / 4))
    return grid.indices.allSatisfy { $0 % 4 == 3 || abs(Int(grid[$0]) - Int(result[$0])) <= 1 }
  }

  /// Converts rows of blue, green, red, alpha (not premultiplied) in place; of grey pictures blue holds the grey.
  func apply(to pixels: UnsafeMutableRawBufferPointer) {
    if isGray { return applyGray(to: pixels) }
    // lcms writes colour only: alpha stays.
    let piece = 1 << 14
    for start in stride(from: 0, to: pixels.count, by: piece * 4) {
      let count = min(piece, (pixels.count - start) / 4)
      guard let place = pixels.baseAddress?.advanced(by: start) else { return }
      cmsDoTransform(transform, place, place, cmsUInt32Number(count))
    }
  }

  private func applyGray(to pixels: UnsafeMutableRawBufferPointer) {
    var table = [UInt8](repeating: 0, count: 1024)
    cmsDoTransform(transform, (0...255).map { UInt8($0) }, &table, 256)
    for i in stride(from: 0, to: pixels.count & ~3, by: 4) {
      let entry = Int(pixels[i]) * 4
      for k in 0..<3 { pixels[i + k] = table[entry + k] }
    }
  }

  /// Converts `count` pixels of four inks to blue, green, red; alpha is left as it is.
  func convertInks(_ inks: UnsafeRawPointer, to pixels: UnsafeMutableRawPointer, count: Int) {
    cmsDoTransform(transform, inks, pixels, cmsUInt32Number(count))
  }
}
