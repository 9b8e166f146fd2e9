import FlowImage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Comparing pictures (comparison.md, Comparing, cheapest first).
public enum Comparison {
  /// Compares two pictures pixel by pixel and explains what differs. Never fails: pictures of two sizes are laid on one
  /// canvas. `blocks` are the frames of the actual picture in paint order, for naming regions and moves.
  ///
  /// One pass over the rows that differ; equal pictures cost one comparison of memory.
  public static func compare(
    _ expected: PixelBuffer, _ actual: PixelBuffer, options: ComparisonOptions = ComparisonOptions(),
    blocks: [NamedFrame] = []
  ) -> Verdict {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    var verdict = Verdict(
      options: options, expectedSize: PixelSize(expected.width, expected.height),
      actualSize: PixelSize(actual.width, actual.height), results: [], antialiasedPixels: 0,
      comparedPixels: width * height - options.masks.coveredArea(width: width, height: height), shifts: [],
      residualPixels: 0, regions: [], residual: nil)
    if width * height == 0 || (verdict.sizesAgree && haveEqualBytes(expected, actual)) {
      verdict.results = results(DifferenceMap(width: 0, height: 0), verdict)
      return verdict
    }
    func prepared(_ picture: PixelBuffer) -> PixelBuffer {
      let padded = picture.padded(width: width, height: height)
      return options.masks.isEmpty ? padded : padded.blanked(options.masks)
    }
    return prepared(expected).withView { expected in
      prepared(actual).withView { actual in
        examine(PixelClassifier(expected: expected, actual: actual, threshold: options.threshold), &verdict, blocks)
        return verdict
      }
    }
  }

  private static func haveEqualBytes(_ a: PixelBuffer, _ b: PixelBuffer) -> Bool {
    a.bytes.withUnsafeBytes { a in
      b.bytes.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress, a.count == b.count else { return false }
        return memcmp(first, second, a.count) == 0
      }
    }
  }

  private static func examine(_ classifier: PixelClassifier, _ verdict: inout Verdict, _ blocks: [NamedFrame]) {
    let options = verdict.options
    let map = DifferenceMap(classifier)
    verdict.results = results(map, verdict)
    verdict.antialiasedPixels = map.count(.antialiased)
    let wanted = PixelClass(options.profile)
    let total = map.count(wanted)
    verdict.residual = map
    verdict.residualPixels = total
    guard total > 0 else { return }
    let rows = RowShifts(
      map, classifier, wanted: wanted, expectedHeight: verdict.expectedSize.height,
      actualHeight: verdict.actualSize.height, width: min(verdict.expectedSize.width, verdict.actualSize.width))
    let nearby = max(1, Int((6 * options.scale).rounded()))
    let moves = BlockMoves(
      rows?.residual ?? map, classifier, wanted: wanted, pairing: rows?.pairing, distance: nearby)
    let names = BlockNames(blocks, scale: options.scale)
    verdict.shifts =
      (rows?.shifts ?? [])
      + moves.shifts.map { move in
        var move = move
        move.block = names.block(filling: move.target)
        return move
      }
    verdict.residual = moves.residual
    verdict.residualPixels = moves.residual.count(wanted)
    verdict.regions = RegionFinder.regions(moves.residual, wanted: wanted, distance: nearby, names: names)
  }

  private static func results(_ map: DifferenceMap, _ verdict: Verdict) -> [ProfileResult] {
    let options = verdict.options
    return zip(ComparisonProfile.allCases, DensestWindow.counts(map, side: options.windowSide)).map { profile, window in
      let pixels = map.count(PixelClass(profile))
      return ProfileResult(
        profile: profile, differingPixels: pixels, densestWindow: window,
        passes: verdict.sizesAgree
          && options.allows(profile, pixels: pixels, of: verdict.comparedPixels, window: window))
    }
  }
}
