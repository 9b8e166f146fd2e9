import FlowBase
import FlowDocument

/// A first plan, with comments, made of the flows that lie in a folder (`flowproof init`).
public enum StarterPlan {
  /// A folder of more files than this is not looked through to its end.
  private static let limit = 20_000

  /// Documents with flows below a folder, and states beside them, as paths below it.
  public static func find(in folder: String, catalogue: Catalogue) -> (
    flows: [(file: String, ids: [String])], states: [String]
  ) {
    let skipped = ["node_modules", "Snapshots", "flowproof-out", "build", "Pods", "DerivedData"]
    let files = FilePath.files(below: folder).prefix(limit).filter { file in
      (file.hasSuffix(".json") || file.hasSuffix(".json5")) && file != Plan.fileName
        && !file.split(separator: "/").dropLast().contains { skipped.contains(String($0)) }
    }
    var flows: [(file: String, ids: [String])] = []
    var states: [String] = []
    for file in files {
      if file.split(separator: "/").dropLast().last == "states" {
        states.append(file)
        continue
      }
      guard let loaded = try? Document.load(path: FilePath.join(folder, file), catalogue: catalogue) else { continue }
      let found = loaded.document.flows.filter { !$0.steps.isEmpty }
      let isFlow = [.bundle, .flows, .flow].contains(loaded.document.kind)
      if isFlow, !found.isEmpty { flows.append((file, found.map(\.id))) }
    }
    return (flows, states)
  }

  /// The plan's text.
  public static func text(flows: [(file: String, ids: [String])], states: [String]) -> String {
    func quoted(_ text: String) -> String { JSONWriter.quoted(text) }
    let documents = flows.isEmpty ? "\"flow.json\"" : flows.map { quoted($0.file) }.joined(separator: ",\n    ")
    var lines = [
      "// The plan of `flowproof check` (JSON with comments). Paths begin at this file's folder.",
      "{",
      "  // Documents; `*` stands for any part of a name.",
      "  flows: [",
      "    " + documents,
      "  ],",
      "",
      "  // Every step is rendered for each of these. Names leave defaults out, so goldens stay when lists grow.",
      "  devices: [\"iphone-16\"],  // `flowproof devices` lists them",
      "  appearances: [\"light\"],  // \"dark\"",
      "  text_sizes: [\"L\"],  // xS S M L xL xxL xxxL AX1 … AX5",
      "  locales: [],  // as \"de\", \"pt-BR\"; none: each flow's default",
      "",
      "  // Users by name: what they have answered. \"default\" is left out of names.",
      "  states: {",
    ]
    if states.isEmpty {
      lines.append("    // \"returning\": \"states/returning.json\"")
    } else {
      lines.append("    \"default\": \"\",")
      for state in states {
        let name = state.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        let root = state.split(separator: "/").dropLast(2).joined(separator: "/")
        let own = flows.filter { FilePath.folder(of: $0.file) == root }.flatMap(\.ids)
        let value =
          own.isEmpty || flows.count == 1
          ? quoted(state)
          : "{ file: \(quoted(state)), flows: [\(own.map(quoted).joined(separator: ", "))] }"
        lines.append("    \(quoted(unique(String(name), state, states))): \(value),")
      }
    }
    lines += [
      "  },",
      "",
      "  // What may differ: exact, strict (up to 2/255 a channel) or perceptual (threshold, anti-aliasing).",
      "  tolerance: { profile: \"strict\" },  // max_diff_pixels, max_diff_ratio, max_window, threshold",
      "",
      "  // What is not compared: { id: … }, { type: … }, { path: … } or { rect: [x, y, width, height] } in points,",
      "  // with `flow` and `step` only there.",
      "  masks: [],",
      "",
      "  snapshots: \"Snapshots\",  // the goldens: commit them",
      "  output: \"flowproof-out\",  // results and report: ignore it in Git",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A state's name; with its flow's folder where two files have one name.
  private static func unique(_ name: String, _ file: String, _ all: [String]) -> String {
    let same = all.filter { $0.split(separator: "/").last == file.split(separator: "/").last }
    let parts = file.split(separator: "/")
    return same.count > 1 && parts.count > 2 ? "\(parts[parts.count - 3])-\(name)" : name
  }
}
