import FlowBase
import FlowCompare
import FlowImage
import FlowLayout
import FlowStory

/// How a step looks different from what it was: a picture and words.
struct StepDifference: Sendable {
  /// Pixels a point of the phones that are compared.
  private static let scale = 2.0
  /// The picture stands on sheets at a half of its size: its boxes and numbers are drawn so much larger.
  private static let enlargement = 2.0

  let heatMap: PixelBuffer
  /// "3 places look different".
  let amount: String
  let details: [StepChange.Detail]

  /// Nil when not a pixel differs.
  init?(
    _ renderer: StepRenderer, old: (phone: FramedScreen, step: LaidOutStep),
    new: (phone: FramedScreen, step: LaidOutStep)
  ) {
    func picture(_ phone: FramedScreen) -> PixelBuffer {
      renderer.paint(phone.display, size: phone.size, scale: Self.scale, background: .clear)
    }
    let (before, after) = (picture(old.phone), picture(new.phone))
    let layout = LayoutText(new.step.layout)
    let blocks = layout.blocks.map {
      NamedFrame(name: $0.name, frame: $0.frame.offset(by: new.phone.screen.origin))
    }
    var verdict = Comparison.compare(
      before, after, options: ComparisonOptions(profile: .perceptual, threshold: 0.02, scale: Self.scale),
      blocks: blocks)
    guard !verdict.isIdentical else { return nil }
    verdict.regions = Self.joined(verdict.regions)
    details = Self.details(verdict, LayoutComparison.changes(LayoutText(old.step.layout), layout))
    let places = verdict.regions.count
    amount =
      places > 0
      ? "\(places) place\(places == 1 ? " looks" : "s look") different"
      : verdict.shifts.isEmpty ? "Hardly visible differences" : "Nothing differs but what moved"
    verdict.options.scale *= Self.enlargement
    heatMap = Self.cutOut(DifferencePicture.heatMap(before, after, verdict), before, after)
  }

  /// Lines and words of one block are one place.
  private static func joined(_ regions: [Region]) -> [Region] {
    var places: [Region] = []
    for region in regions {
      if let block = region.blocks.first, let i = places.firstIndex(where: { $0.blocks.first == block }) {
        places[i].box = places[i].box.union(region.box)
        places[i].differingPixels += region.differingPixels
      } else {
        places.append(region)
      }
    }
    return places
  }

  /// What changed in each numbered place, then what changed without being seen there.
  private static func details(_ verdict: Verdict, _ changes: [LayoutChange]) -> [StepChange.Detail] {
    var rest = changes
    var details = verdict.regions.enumerated().map { i, region in
      let here = rest.filter { region.blocks.contains($0.block) }
      rest.removeAll { region.blocks.contains($0.block) }
      let words =
        here.isEmpty
        ? (region.blocks.first.map { "\($0) looks different" } ?? "looks different")
        : here.map(\.words).joined(separator: "; ")
      return StepChange.Detail(number: i + 1, words: words)
    }
    details += rest.map { StepChange.Detail(words: $0.words) }
    return details.isEmpty ? [StepChange.Detail(words: "no box moved and no text changed")] : details
  }

  /// The sheet shows through where it does beside both phones.
  private static func cutOut(_ picture: PixelBuffer, _ before: PixelBuffer, _ after: PixelBuffer) -> PixelBuffer {
    guard before.bytes.count == picture.bytes.count, after.bytes.count == picture.bytes.count else { return picture }
    var picture = picture
    picture.bytes.withUnsafeMutableBytes { bytes in
      for i in stride(from: 0, to: bytes.count, by: 4) where before.bytes[i + 3] == 0 && after.bytes[i + 3] == 0 {
        if bytes[i] == 255, bytes[i + 1] == 255, bytes[i + 2] == 255 {
          for k in 0..<4 { bytes[i + k] = 0 }
        }
      }
    }
    return picture
  }
}
