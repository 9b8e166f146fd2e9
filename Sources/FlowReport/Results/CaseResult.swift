import FlowDocument

/// What became of one golden in a run.
public struct CaseResult: Hashable, Sendable {
  public enum Status: String, Sendable, CaseIterable {
    case passed
    /// Pixels or layout differ beyond the tolerance.
    case changed
    /// There is no golden.
    case missing
    /// A golden was written in this run.
    case written
    /// Could not be rendered, compared or written: `words` begins with the reason.
    case failed
  }

  /// The pictures that a difference leaves, as paths below the folder of the results.
  public struct Files: Hashable, Sendable {
    public var expected: String?
    public var actual: String?
    public var diff: String?
    public var triptych: String?
    /// The new layout, as a golden would hold it.
    public var layout: String?
    /// The new picture, where masks are hatched in `actual`.
    public var golden: String?

    public init() {}

    public var all: [String] { [expected, actual, diff, triptych, layout, golden].compactMap { $0 } }
  }

  /// The golden's path below its folder, without ending.
  public var id: String
  public var status: Status
  public var flow: String
  public var step: String
  public var state: String?
  public var device: String
  public var appearance: String
  public var locale: String
  public var textSize: String
  /// Pixels.
  public var width = 0
  public var height = 0
  /// Pixels per point.
  public var scale = 1.0
  /// Pixels that differ under the profile asked for.
  public var differingPixels = 0
  /// Their share of what was compared, 0 … 1.
  public var ratio = 0.0
  /// The difference of the pictures in words, the headline first.
  public var words: [String] = []
  /// The layout's changes in words.
  public var layout: [String] = []
  /// What the golden was drawn with that is other now, in words.
  public var provenance: String?
  /// Rectangles that were not compared: x, y, width, height in pixels.
  public var masks: [[Int]] = []
  public var files = Files()
  /// Where the step stands.
  public var document: String?
  public var line: Int?

  public init(
    id: String, status: Status, flow: String, step: String, state: String? = nil, device: String,
    appearance: String = "light", locale: String = "en", textSize: String = "L"
  ) {
    self.id = id
    self.status = status
    self.flow = flow
    self.step = step
    self.state = state
    self.device = device
    self.appearance = appearance
    self.locale = locale
    self.textSize = textSize
  }

  /// The most telling line: what a list shows.
  public var headline: String {
    switch status {
    case .passed: "equal"
    case .missing: words.first ?? "no golden"
    case .written: words.first ?? "golden written"
    case .changed, .failed: layout.first ?? words.first ?? status.rawValue
    }
  }
}

extension CaseResult {
  public var json: JSON {
    var object: JSONObject = [
      "id": .string(id), "status": .string(status.rawValue), "flow": .string(flow), "step": .string(step),
      "state": state.map { .string($0) } ?? .null, "device": .string(device), "appearance": .string(appearance),
      "locale": .string(locale), "text_size": .string(textSize), "size": [.number(width), .number(height)],
      "scale": .number(scale), "pixels": .number(differingPixels), "ratio": .number(ratio),
      "words": .array(words.map { .string($0) }), "layout": .array(layout.map { .string($0) }),
    ]
    if let provenance { object["provenance"] = .string(provenance) }
    if !masks.isEmpty { object["masks"] = .array(masks.map { .array($0.map { .number($0) }) }) }
    var names = JSONObject()
    for (key, path) in Self.fileKeys { names[key] = files[keyPath: path].map { .string($0) } }
    object["files"] = .object(names)
    if let document { object["document"] = .string(document) }
    if let line { object["line"] = .number(line) }
    return .object(object)
  }

  /// nil for what is no result.
  public init?(_ json: JSON) {
    func text(_ key: String) -> String? { json[key]?.asString }
    func texts(_ key: String) -> [String] { (json[key]?.asArray ?? []).compactMap(\.asString) }
    func integer(_ json: JSON?) -> Int { json?.asNumber.flatMap { Int(exactly: $0.rounded()) } ?? 0 }
    guard let id = text("id"), let status = text("status").flatMap(Status.init), let flow = text("flow"),
      let step = text("step"), let device = text("device")
    else { return nil }
    self.init(
      id: id, status: status, flow: flow, step: step, state: text("state"), device: device,
      appearance: text("appearance") ?? "light", locale: text("locale") ?? "en", textSize: text("text_size") ?? "L")
    width = integer(json["size"]?[0])
    height = integer(json["size"]?[1])
    scale = json["scale"]?.asNumber ?? 1
    differingPixels = integer(json["pixels"])
    ratio = json["ratio"]?.asNumber ?? 0
    words = texts("words")
    layout = texts("layout")
    provenance = text("provenance")
    masks = (json["masks"]?.asArray ?? []).map { ($0.asArray ?? []).map { integer($0) } }
    for (key, path) in Self.fileKeys { files[keyPath: path] = json["files"]?[key]?.asString }
    document = text("document")
    line = json["line"].map { integer($0) }
  }

  private static var fileKeys: [(String, WritableKeyPath<Files, String?>)] {
    [
      ("expected", \.expected), ("actual", \.actual), ("diff", \.diff), ("triptych", \.triptych), ("layout", \.layout),
      ("golden", \.golden),
    ]
  }
}
