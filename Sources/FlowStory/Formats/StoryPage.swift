import FlowBase
import FlowDocument

/// A sheet as one HTML file that needs no network: the map to pan and zoom, every step with its JSON and findings.
public struct StoryPage {
  /// What the page tells of a step beside its place on the map.
  public struct Step: Sendable {
    /// Everything written on its screens, for the search.
    public var words: String
    /// Its title in each variant.
    public var titles: [String]
    /// The step as the document has it.
    public var source: JSON
    /// Findings as `validate` prints them.
    public var findings: [String]
    /// Its picture in each variant, by its number.
    public var pictures: [Int]
    /// What changed since the old document.
    public var change: StepChange?

    public init(
      words: String, titles: [String], source: JSON, findings: [String], pictures: [Int], change: StepChange? = nil
    ) {
      self.words = words
      self.titles = titles
      self.source = source
      self.findings = findings
      self.pictures = pictures
      self.change = change
    }
  }

  /// The addresses of all pictures, each once however many look alike.
  public struct Pictures: Sendable {
    let addresses: [String]
    private let places: [Int]

    /// - Parameter all: the address of each picture, by its number.
    public init(_ all: [String]) {
      var known: [String: Int] = [:]
      var addresses: [String] = []
      places = all.map { address in
        if let place = known[address] { return place }
        known[address] = addresses.count
        addresses.append(address)
        return addresses.count - 1
      }
      self.addresses = addresses
    }

    /// What `data-picture` holds on the page.
    public func name(of picture: Int) -> String? { place(of: picture).map(String.init) }

    func place(of picture: Int) -> Int? { places.indices.contains(picture) ? places[picture] : nil }
  }

  private let map: StoryMap
  private let svg: String
  private let steps: [Step]
  private let walks: [MapWalk]
  private let variants: [StoryVariant]
  private let pictures: Pictures

  /// - Parameter svg: the map, whose images name their pictures in `data-picture`.
  public init(
    _ map: StoryMap, svg: String, steps: [Step], walks: [MapWalk], variants: [StoryVariant], pictures: Pictures
  ) {
    self.map = map
    self.svg = svg
    self.steps = steps
    self.walks = walks
    self.variants = variants
    self.pictures = pictures
  }

  public var text: String {
    let name = Markup.escaped(map.name)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(name)</title>
      <style>\(StoryPageStyle.text)</style>
      </head>
      <body>
      <header>
      <strong>\(name)</strong>
      <input id="search" type="search" placeholder="Search steps  /" aria-label="Search steps">
      <span id="filters"><select id="walk" aria-label="Walk of a state"><option value="">All ways</option></select>\
      <select id="device" aria-label="Device"></select><select id="language" aria-label="Language"></select>\
      <select id="appearance" aria-label="Appearance"></select><select id="textSize" aria-label="Text size"></select>\
      <button id="changes">Changes</button></span>
      <span class="buttons"><button id="out" title="Zoom out (−)">−</button><button id="in" title="Zoom in (+)">+</button>\
      <button id="fit" title="Show all (0)">Fit</button><button id="present" title="Present (p)">Present</button></span>
      </header>
      <main id="stage" tabindex="0" aria-label="Map of the flow">\(svg)</main>
      <aside id="panel" hidden><button class="close" title="Close (Esc)">×</button><div id="detail"></div></aside>
      <section id="show" hidden><button class="close" title="Close (Esc)">×</button><div id="slide"></div></section>
      <script id="data" type="application/json">\(Self.embedded(data))</script>
      <script>\(StoryPageScript.text)</script>
      </body>
      </html>

      """
  }

  private var data: JSON {
    let edges = map.edges.map { edge -> JSON in
      .object([
        "from": .number(edge.from), "to": .number(edge.to), "style": .string(edge.style.rawValue),
        "labels": .strings(edge.labels), "change": edge.change.map { .string($0.rawValue) } ?? .null,
      ])
    }
    let walks = walks.map { walk -> JSON in
      .object([
        "name": .string(walk.name), "number": .number(walk.number), "nodes": .strings(walk.nodes),
      ])
    }
    let variants = variants.map { variant -> JSON in
      .object([
        "device": .string(variant.device), "language": .string(variant.language),
        "appearance": .string(variant.appearance), "textSize": .string(variant.textSize),
      ])
    }
    let changes = map.changes.map { line -> JSON in
      .object([
        "change": .string(line.change.rawValue), "words": .string(line.words),
        "node": line.node.map { .number($0) } ?? .null,
      ])
    }
    return .object([
      "start": map.start.map { .number($0) } ?? .null, "nodes": .array(map.nodes.map(node)), "edges": .array(edges),
      "walks": .array(walks), "variants": .array(variants), "changes": .array(changes),
      "pictures": .strings(pictures.addresses),
    ])
  }

  private func node(_ node: StoryMap.Node) -> JSON {
    var one: JSONObject = [
      "id": .string(node.id), "kind": .string(node.kind.rawValue), "type": .string(node.type),
      "title": .string(node.title),
    ]
    if let number = node.number { one["number"] = .number(number) }
    if node.isUnreachable { one["unreachable"] = .bool(true) }
    if node.isDeadEnd { one["deadEnd"] = .bool(true) }
    if let change = node.change { one["change"] = .string(change.rawValue) }
    // A step that is gone has a picture of the old document and nothing else.
    if let step = node.step { one["pictures"] = .array([pictures.place(of: step).map { .number($0) } ?? .null]) }
    guard node.change != .removed, let i = node.step, i < steps.count else { return .object(one) }
    let step = steps[i]
    one["titles"] = .strings(step.titles)
    one["words"] = .string(step.words)
    one["source"] = step.source
    one["findings"] = .strings(step.findings)
    one["pictures"] = .array(step.pictures.map { pictures.place(of: $0).map { .number($0) } ?? .null })
    if let change = step.change {
      one["difference"] = .object([
        "before": pictures.place(of: change.before).map { .number($0) } ?? .null,
        "picture": pictures.place(of: change.difference).map { .number($0) } ?? .null,
        "amount": .string(change.amount),
        "details": .array(
          change.details.map { detail in
            .object(["number": detail.number.map { .number($0) } ?? .null, "words": .string(detail.plain)])
          }),
      ])
    }
    return .object(one)
  }

  /// JSON that no text in it can close the script element of.
  private static func embedded(_ json: JSON) -> String {
    var result = ""
    for c in JSONWriter().string(json) {
      if c == "<" { result += "\\u003c" } else { result.append(c) }
    }
    return result
  }
}

extension JSON {
  fileprivate static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
