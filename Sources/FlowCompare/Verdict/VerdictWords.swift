import FlowImage

extension Verdict {
  /// The verdict in one line: "1,479 of 3,162,132 pixels differ (0.05 %) under strict".
  public var summary: String {
    if !sizesAgree { return "sizes differ: expected \(words(expectedSize)) px, actual \(words(actualSize)) px" }
    if isIdentical { return "equal" }
    return "\(counts(result)) under \(options.profile)"
      + (passes && result.differingPixels > 0 ? ", within limits" : "")
  }

  /// Everything worth telling of a difference, a line each: sizes, what every profile says with exact counts, the
  /// limits, what moved, the regions (at most `regionLimit`).
  public func explanation(regionLimit: Int = 10) -> [String] {
    var lines = [summary]
    if isIdentical { return lines }
    for result in results {
      let window = "densest 16 pt window \(Words.grouped(result.densestWindow))"
      let edges =
        result.profile == .perceptual && antialiasedPixels > 0
        ? ", \(Words.grouped(antialiasedPixels)) more only anti-aliased" : ""
      lines.append("\(result.profile): \(result.passes ? "passes" : "fails"), \(counts(result)), \(window)\(edges)")
    }
    lines.append("let through: \(limits)")
    lines += shifts.map { $0.words(scale: options.scale) }
    if !shifts.isEmpty { lines.append("\(Words.count(residualPixels, "pixel")) still differ with that laid back") }
    for (i, region) in regions.prefix(regionLimit).enumerated() { lines.append("\(i + 1): \(words(region))") }
    if regions.count > regionLimit { lines.append("and \(Words.count(regions.count - regionLimit, "more region"))") }
    return lines
  }

  /// A region in points: "button `cta`: 345 × 50 pt at (24, 612), 1,479 pixels".
  public func words(_ region: Region) -> String {
    func points(_ pixels: Int) -> String { Words.points(pixels, scale: options.scale) }
    let box = region.box
    let place = "\(points(box.width)) × \(points(box.height)) pt at (\(points(box.x)), \(points(box.y)))"
    let blocks = region.blocks.isEmpty ? "" : region.blocks.joined(separator: ", ") + ": "
    return "\(blocks)\(place), \(Words.count(region.differingPixels, "pixel"))"
  }

  private func words(_ size: PixelSize) -> String { "\(size.width) × \(size.height)" }

  private func counts(_ result: ProfileResult) -> String {
    let (n, total) = (result.differingPixels, comparedPixels)
    return "\(Words.grouped(n)) of \(Words.grouped(total)) pixels differ (\(Words.percent(n, of: total)))"
  }

  private var limits: String {
    var parts: [String] = []
    if options.profile != .exact {
      if let n = options.maxDiffPixels { parts.append(Words.count(n, "pixel")) }
      if let ratio = options.maxDiffRatio { parts.append("a share of \(ratio)") }
      if let n = options.maxWindow { parts.append("\(Words.grouped(n)) in a 16 pt window") }
    }
    let magnitude =
      switch options.profile {
      case .exact: "no difference"
      case .strict: "2/255 per channel"
      case .perceptual: "a colour distance of \(options.threshold)"
      }
    return parts.isEmpty
      ? "\(magnitude), no pixel beyond it" : "\(magnitude), beyond it \(parts.joined(separator: " and "))"
  }
}
