import FlowBase

/// The map for other tools: Graphviz and Mermaid.
public enum GraphText {
  public static func dot(_ map: StoryMap) -> String {
    func quoted(_ text: String) -> String {
      var result = "\""
      for c in text {
        switch c {
        case "\"", "\\": result += "\\\(c)"
        case _ where c.isNewline: result += "\\n"
        default: result.append(c)
        }
      }
      return result + "\""
    }
    var lines = [
      "digraph \(quoted(map.flow)) {", "  rankdir=LR;", "  node [fontname=\"Helvetica\", shape=box, style=rounded];",
    ]
    lines.append("  edge [fontname=\"Helvetica\", fontsize=11];")
    if let start = map.start {
      lines.append("  start [shape=point, width=0.15];")
      lines.append("  start -> n\(start);")
    }
    for (i, node) in map.nodes.enumerated() {
      let look =
        switch node.kind {
        case .step: ""
        case .paywall: ", shape=component"
        case .end: ", shape=oval"
        case .missing: ", style=\"rounded,dashed\""
        }
      var color = node.isFaulty ? ", color=red" : ""
      if let change = node.change { color = ", color=\(quoted("\(SheetStyle.color(change))")), penwidth=2" }
      let style = node.change == .removed ? ", style=\"rounded,dashed\"" : ""
      lines.append("  n\(i) [label=\(quoted(label(node, break: "\n")))\(look)\(style)\(color)];")
    }
    for edge in map.edges {
      var look: [String] = []
      if !edge.labels.isEmpty { look.append("label=\(quoted(edge.labels.joined(separator: "\n")))") }
      if isDashed(edge) { look.append("style=dashed") }
      if let change = edge.change {
        let color = quoted("\(SheetStyle.color(change))")
        look += ["color=\(color)", "fontcolor=\(color)", "penwidth=2"]
      } else if edge.style == .missing {
        look.append("color=red")
      }
      lines.append("  n\(edge.from) -> n\(edge.to)\(look.isEmpty ? "" : " [\(look.joined(separator: ", "))]");")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  public static func mermaid(_ map: StoryMap) -> String {
    func quoted(_ text: String) -> String {
      // Mermaid reads HTML's entities in quoted text.
      "\""
        + text.map { $0 == "\n" ? "<br/>" : $0 == "\"" ? "#quot;" : $0 == "#" ? "#35;" : Markup.escaped(String($0)) }
        .joined() + "\""
    }
    var lines = ["flowchart LR"]
    for (i, node) in map.nodes.enumerated() {
      let text = quoted(label(node, break: "\n"))
      switch node.kind {
      case .step: lines.append("  n\(i)[\(text)]")
      case .paywall: lines.append("  n\(i){{\(text)}}")
      case .end: lines.append("  n\(i)([\(text)])")
      case .missing: lines.append("  n\(i)>\(text)]")
      }
    }
    if let start = map.start {
      lines.append("  start((\" \")) --> n\(start)")
    }
    for edge in map.edges {
      let arrow = isDashed(edge) ? "-.->" : "-->"
      let words = edge.labels.isEmpty ? "" : "|\(quoted(edge.labels.joined(separator: "\n")))|"
      lines.append("  n\(edge.from) \(arrow)\(words) n\(edge.to)")
    }
    func paint(_ name: String, _ color: Color, _ wanted: (StoryMap.Node) -> Bool) {
      let ids = map.nodes.indices.filter { wanted(map.nodes[$0]) }.map { "n\($0)" }
      guard !ids.isEmpty else { return }
      lines.append("  classDef \(name) stroke:\(color),stroke-width:2px,color:\(color)")
      lines.append("  class \(ids.joined(separator: ",")) \(name)")
    }
    paint("fault", SheetStyle.fault) { $0.isFaulty && $0.change == nil }
    for change in StoryMap.Change.allCases { paint(change.rawValue, SheetStyle.color(change)) { $0.change == change } }
    // Links are known by their number, the one that leads in included.
    for (i, edge) in map.edges.enumerated() {
      guard let change = edge.change else { continue }
      lines.append("  linkStyle \(i + (map.start == nil ? 0 : 1)) stroke:\(SheetStyle.color(change)),stroke-width:2px")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func isDashed(_ edge: StoryMap.Edge) -> Bool {
    edge.style == .subscribed || edge.style == .missing || edge.change == .removed
  }

  private static func label(_ node: StoryMap.Node, break: String) -> String {
    let number = node.number.map { "\($0). " } ?? ""
    let title = node.title.isEmpty ? node.type : node.title
    return number + node.id + (title.isEmpty ? "" : `break` + title)
  }
}
