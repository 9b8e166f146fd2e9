/// Flows made up to try a map's layout with real words: long ones too, cards, ends and ways in all directions.
enum GeneratedFlow {
  static let words = [
    "Gewicht langsam und gesund verlieren", "أريد أن أبني عضلات قوية وأن أنام جيدًا", "Stay active", "x",
    "Donaudampfschifffahrtsgesellschaftskapitänsmütze", "何も変えたくない", "More energy during the day, and better sleep",
  ]

  /// Steps, a paywall after every tenth and an end; each step's rules lead where `ways` say.
  static func flow(steps count: Int, ways: [(Int, Int)], paywalls: Bool = true, next: (Int) -> String? = { _ in nil })
    -> String
  {
    var onward: [Int: [Int]] = [:]
    for (from, to) in ways { onward[from, default: []].append(to) }
    let steps = (0..<count).map { i in
      let rules = (onward[i] ?? []).enumerated().map { n, to in
        #"{"when": {"operator": "answer_equals", "field": "goal", "value": "\#(words[(i + n) % words.count])"}, "target": "step_\#(to)"}"#
      }
      let pay = paywalls && i % 10 == 9
      let on = next(i) ?? (pay ? "pay_\(i)" : nil)
      return #"""
        {"id": "step_\#(i)", "type": "custom", "content_blocks": [{"type": "heading", "text": "\#(words[i % words.count])"}],
         "cta": {"text": "OK"}\#(on.map { #", "next": "\#($0)""# } ?? ""),
         "next_step_rules": [\#(rules.joined(separator: ","))]}
        """#
    }
    let cards = stride(from: 9, to: paywalls ? count : 0, by: 10).map { i in
      let on = i + 1 < count ? "step_\(i + 1)" : "done"
      return #"""
        {"id": "pay_\#(i)", "type": "paywall_trigger", "paywall_id": "yearly_\#(i)", "on_success_target": "done",
         "on_fail_target": "step_\#(i)", "on_dismiss_target": "\#(on)"}
        """#
    }
    let nodes = cards + [#"{"id": "done", "type": "end"}"#]
    return #"""
      {"id": "generated", "name": "Generated: \#(count) steps, \#(ways.count) ways", "steps": [\#(steps.joined(separator: ","))],
       "nodes": [\#(nodes.joined(separator: ","))]}
      """#
  }

  static func random(seed: UInt64) -> String {
    var state = seed
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    // Most ways lead a little ahead, as in real flows; some far back.
    let ways = (0..<40).map { i -> (Int, Int) in
      let from = roll(60)
      return (from, i % 5 == 0 ? roll(60) : min(59, from + 2 + roll(4)))
    }
    return flow(steps: 60, ways: ways)
  }

  static let all: [(name: String, text: String)] = [
    ("sixty", random(seed: 7)),
    ("chain", flow(steps: 40, ways: [], paywalls: false)),
    ("star", flow(steps: 14, ways: (1..<14).map { (0, $0) }, paywalls: false, next: { $0 == 0 ? nil : "done" })),
    ("cycle", flow(steps: 10, ways: [], paywalls: false, next: { "step_\(($0 + 1) % 10)" })),
    ("single", flow(steps: 1, ways: [], paywalls: false)),
  ]
}
