import FlowDocument

/// A sheet as one HTML file that needs no network: the map to pan and zoom, every step with its JSON and findings.
public struct StoryPage {
  /// What the page tells of a step beside its place on the map.
  public struct Step: Sendable {
    /// Everything written on the screen, for the search.
    public var words: String
    /// The step as the document has it.
    public var source: JSON
    /// Findings as `validate` prints them.
    public var findings: [String]
    /// What changed since the old document, in words.
    public var changes: [String]

    public init(words: String, source: JSON, findings: [String], changes: [String] = []) {
      self.words = words
      self.source = source
      self.findings = findings
      self.changes = changes
    }
  }

  private let map: StoryMap
  private let svg: String
  private let steps: [Step]
  private let walks: [MapWalk]

  public init(_ map: StoryMap, svg: String, steps: [Step], walks: [MapWalk]) {
    self.map = map
    self.svg = svg
    self.steps = steps
    self.walks = walks
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
      <select id="walk" aria-label="Walk of a state"><option value="">All ways</option></select>
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
    let nodes = map.nodes.map { node -> JSON in
      var one: JSONObject = [
        "id": .string(node.id), "kind": .string(node.kind.rawValue), "type": .string(node.type),
        "title": .string(node.title),
      ]
      if let step = node.step, step < steps.count {
        one["changes"] = .array(steps[step].changes.map { .string($0) })
        one["words"] = .string(steps[step].words)
        one["source"] = steps[step].source
        one["findings"] = .array(steps[step].findings.map { .string($0) })
      }
      if let number = node.number { one["number"] = .number(number) }
      if node.isUnreachable { one["unreachable"] = .bool(true) }
      if node.isDeadEnd { one["deadEnd"] = .bool(true) }
      if let change = node.change { one["change"] = .string(change.rawValue) }
      return .object(one)
    }
    let edges = map.edges.map { edge -> JSON in
      .object([
        "from": .number(edge.from), "to": .number(edge.to), "style": .string(edge.style.rawValue),
        "labels": .array(edge.labels.map { .string($0) }),
      ])
    }
    let walks = walks.map { walk -> JSON in
      .object(["name": .string(walk.name), "nodes": .array(walk.nodes.map { .string($0) })])
    }
    return .object([
      "start": map.start.map { .number($0) } ?? .null, "nodes": .array(nodes), "edges": .array(edges),
      "walks": .array(walks),
    ])
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
