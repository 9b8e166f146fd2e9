import FlowBase
import FlowBlocks
import FlowDocument
import FlowLayout
import Testing

@testable import Flowproof

/// Every block of the gallery on narrow and wide phones, at three text sizes, in English, longer German and Arabic
/// words: what its boxes must hold to everywhere.
@Suite("Legibility of blocks")
struct LegibilityTests {
  static let widths = [272.0, 392]
  static let sizes: [TextSize] = [.L, .xxxL, .AX3]
  /// Drawn as drums, tapes and dials, where what turns away leaves the box on purpose.
  static let scales: Set<String> = ["wheel_picker", "date_wheel_picker"]
  /// Rows of badges and icons, which keep their width (layout.md, Shortage): `audit` tells.
  static let rigid: Set<String> = ["badge-color"]
  private let renderer: StepRenderer
  private let assets: DocumentAssets
  private let sources: SourceMap
  private let cases: [BlockCase]

  init() throws {
    var sources = SourceMap()
    cases = try GallerySample.all("blocks.jsonl", &sources).compactMap {
      if case .block(let block) = $0.kind { block } else { nil }
    }
    renderer = StepRenderer(try Resources())
    assets = DocumentAssets(AssetResolver(document: GallerySample.folder.appending(path: "blocks.jsonl").path))
    self.sources = sources
  }

  private func type(_ block: BlockCase) -> String { block.block["type"]?.asString ?? "" }

  private func layOut(_ block: BlockCase, width: Double, _ size: TextSize, _ locale: String) -> BlockResult {
    var block = block
    block.width = width
    block.textSize = size
    block.locale = LocaleTag(locale)
    block.block = PseudoWords(locale).words(in: block.block)
    return renderer.layOut(block, assets: assets, sources: sources)
  }

  @Test(
    "children stand inside their block, no two texts meet, nothing is cut without word", arguments: ["en", "de", "ar"])
  func boxes(_ locale: String) throws {
    for block in cases {
      for width in Self.widths {
        for size in Self.sizes {
          let result = layOut(block, width: width, size, locale)
          let place = "\(block.name), \(width) pt, \(size), \(locale)"
          guard let root = result.layout.boxes.first else {
            Issue.record("\(place): nothing is drawn")
            continue
          }
          let texts = DrawnText.all(in: result.layout.display.items)
          let isReported = result.layout.boxes.contains { box in
            [box.overflow.top, box.overflow.right, box.overflow.bottom, box.overflow.left].contains { $0 > 2.5 }
          }
          #expect(
            !isReported || Self.rigid.contains(block.name) || Self.scales.contains(type(block)), "\(place): overflows")
          for text in texts where !Self.scales.contains(type(block)) && !isReported {
            // An emoji is a little wider than the square that it is centred in.
            let isInside =
              text.rect.x >= root.frame.x - 2.5 && text.rect.maxX <= root.frame.maxX + 2.5
              && text.rect.y >= root.frame.y - 0.5 && text.rect.maxY <= root.frame.maxY + 0.5
            #expect(isInside, "\(place): “\(text.words)” leaves the block")
          }
          for (i, a) in texts.enumerated() {
            for b in texts.dropFirst(i + 1) where a.rect.intersects(b.rect, tolerance: 1) {
              #expect(Bool(false), "\(place): “\(a.words)” and “\(b.words)” meet")
            }
          }
          if texts.contains(where: \.isCut) {
            #expect(result.diagnostics.contains { $0.code == .truncated }, "\(place): cut, and not said")
          }
        }
      }
    }
  }

  @Test("words of whole steps stay between the screen's edges", arguments: ["en", "ar"])
  func steps(_ locale: String) throws {
    var sources = SourceMap()
    for sample in try GallerySample.all("steps.jsonl", &sources) {
      guard case .step(let step, let state, _) = sample.kind else { continue }
      for width in [320.0, 440] {
        for size in Self.sizes {
          var device = DeviceCatalog.standard
          device.size.width = width
          let environment = Environment(device: device, textSize: size, locale: LocaleTag(locale))
          let laidOut = try GallerySample.layOut(step, state, in: environment, with: renderer, assets, sources)
          let place = "\(sample.name), \(width) pt, \(size), \(locale)"
          for text in DrawnText.all(in: laidOut.layout.display.items) {
            #expect(text.rect.x >= 0 && text.rect.maxX <= width, "\(place): “\(text.words)” leaves the screen")
          }
        }
      }
    }
  }

  @Test("larger text never makes a block lower")
  func growth() throws {
    for block in cases {
      for width in Self.widths {
        let heights = Self.sizes.map { layOut(block, width: width, $0, "en").layout.boxes.first?.frame.height ?? 0 }
        #expect(heights == heights.sorted(), "\(block.name) at \(width): \(heights)")
      }
    }
  }

  /// Figures, codes, scales and films keep their side (layout.md).
  static let physical: Set<String> = ["otp_input", "video", "wheel_picker", "date_wheel_picker", "speech_bubble"]

  @Test("right to left is the mirror image")
  func mirror() throws {
    var compared = 0
    for block in cases where !Self.physical.contains(type(block)) {
      var sides: [[DrawnText]] = []
      for locale in ["en", "ar"] {
        var block = block
        block.width = 345
        block.locale = LocaleTag(locale)
        sides.append(
          DrawnText.all(in: renderer.layOut(block, assets: assets, sources: sources).layout.display.items))
      }
      // Where numbers and dates are written differently there is nothing to compare.
      guard sides[0].map(\.words).sorted() == sides[1].map(\.words).sorted() else { continue }
      compared += 1
      for text in sides[0] {
        let x = 345 - text.column.maxX
        let twin = sides[1].contains {
          $0.words == text.words && abs($0.column.x - x) < 0.51 && abs($0.column.y - text.column.y) < 0.51
        }
        #expect(twin, "\(block.name): “\(text.words)” at \(text.column) has no mirror image")
      }
    }
    #expect(compared > cases.count / 2)
  }
}

/// Words as they are painted.
struct DrawnText {
  var words: String
  /// The column that it is set in, and the lines in it, in points of the screen.
  var column: Rect
  var rect: Rect
  var isCut: Bool

  /// Texts inside a scene that clips or is drawn smaller are left out: they fade and turn away there.
  static func all(in items: [DisplayItem]) -> [DrawnText] {
    items.flatMap { item -> [DrawnText] in
      switch item {
      case .group(let group): return group.transform == nil ? all(in: group.items) : []
      case .command(.text(let content, let measure, let origin, let width), _):
        let column = Rect(origin, Size(width, measure.size.height))
        let line = Rect(
          origin.x + (width - measure.size.width) * place(content), origin.y, measure.size.width, measure.size.height)
        return [DrawnText(words: content.string, column: column, rect: line, isCut: measure.isTruncated)]
      default: return []
      }
    }
  }

  /// Where the lines stand in their column: 0 left, 1 right.
  private static func place(_ content: TextContent) -> Double {
    let isRightToLeft = content.locale.direction == .rightToLeft
    switch content.align {
    case .center: return 0.5
    case .leading, .justify: return isRightToLeft ? 1 : 0
    case .trailing: return isRightToLeft ? 0 : 1
    }
  }
}

/// Stand-ins for a translation: as many words as the text has, longer ones in German.
struct PseudoWords {
  private let stock: [String]
  private static let keys: Set<String> = [
    "text", "label", "title", "subtitle", "placeholder", "help", "description", "options", "feedback_detail", "items",
    "health_subtitle", "month_label", "features", "badge", "cta", "period", "expired_text", "strength_label",
    "children",
  ]

  init(_ locale: String) {
    switch locale {
    case "de": stock = ["Fortschritte", "regelmäßig", "Gesundheit", "bestätigen", "Wochenbericht"]
    case "ar": stock = ["تتبع", "تقدمك", "اليومي", "واحصل", "على", "تذكيرات", "مفيدة"]
    default: stock = []
    }
  }

  func words(in json: JSON, key: String = "") -> JSON {
    guard !stock.isEmpty else { return json }
    switch json.value {
    case .object(let object):
      let members = object.members.map {
        JSONObject.Member(
          key: $0.key, keyOrigin: $0.keyOrigin,
          value: $0.key == "units" ? $0.value : words(in: $0.value, key: $0.key))
      }
      return JSON(.object(JSONObject(members)), at: json.origin)
    case .array(let items): return JSON(.array(items.map { words(in: $0, key: key) }), at: json.origin)
    case .string(let text) where Self.keys.contains(key):
      let count = text.split(separator: " ").count
      return JSON(.string((0..<count).map { stock[$0 % stock.count] }.joined(separator: " ")), at: json.origin)
    default: return json
    }
  }
}
