import FlowBase
import FlowDocument

/// Ways that lead nowhere, and places that no way leads to (S-08, S-53; PT-08, PT-09).
enum GraphRules {
  static func check(_ lint: inout FlowLint) {
    let flow = lint.flow
    let routes = Routes(flow)
    if flow.steps.isEmpty {
      lint.report(.deadEnd, "The flow `\(flow.id)` has no steps.", at: flow.origin)
      return
    }
    target(routes.target(FlowKeys.start, of: flow), "start", &lint)
    for step in flow.steps { check(step, routes, &lint) }
    for (i, node) in flow.nodes.enumerated() where node.kind == .paywallTrigger { check(node, i, routes, &lint) }
    let graph = FlowGraph(flow)
    let (unreachable, endless) = (graph.unreachable, graph.endless)
    for node in graph.nodes {
      if unreachable.contains(node.id) {
        let what = node.kind == .step ? "step" : "node"
        lint.report(.unreachableStep, "No way leads to the \(what) `\(node.id)`.", at: node.origin)
      }
      if endless.contains(node.id) {
        lint.report(.routingCycle, "From `\(node.id)` no end of the flow can be reached.", at: node.origin)
      }
    }
  }

  private static func target(_ target: NamedTarget?, _ key: String, _ lint: inout FlowLint) {
    guard let target, target.place == nil else { return }
    let known = lint.flow.steps.map(\.id) + lint.flow.nodes.map(\.id) + ["complete_flow"]
    lint.report(
      .missingTarget, .error, "`\(key)` leads to `\(target.name)`, which is neither a step nor a node: it is left out.",
      hint: lint.hint(target.name, among: known), at: target.origin)
  }

  private static func check(_ step: Step, _ routes: Routes, _ lint: inout FlowLint) {
    for owner in routes.optionOwners(step) {
      for route in routes.routes(of: owner) { target(route.target, "next", &lint) }
    }
    for rule in step[StepKeys.rules] {
      target(routes.target(RuleKeys.target, of: rule), "target", &lint)
      if rule[RuleKeys.target] == nil || rule[RuleKeys.when] == nil {
        lint.report(
          .noEffect, "A rule needs both `when` and `target`: this one never applies.", at: rule.origin)
      }
    }
    target(routes.target(StepKeys.next, of: step), "next", &lint)
    for outcome in Routes.Outcome.allCases {
      let key = Routes.key(of: outcome)
      guard let named = routes.target(key, of: step) else { continue }
      target(named, key.declaration.name, &lint)
      if !Routes.presentsPaywall(step) {
        lint.report(
          .noEffect, "`\(key.declaration.name)` has no effect without `outcome: present_paywall`.", at: named.origin)
      }
    }
    if let outcome = step[StepKeys.outcome], outcome != "present_paywall" {
      lint.report(
        .unknownValue, "There is no outcome `\(outcome)`: it is ignored.", hint: "`present_paywall` is the only one",
        at: step.values["outcome"]?.origin ?? step.origin)
    }
  }

  private static func check(_ node: FlowNode, _ i: Int, _ routes: Routes, _ lint: inout FlowLint) {
    let place = node.values["id"]?.origin ?? node.origin
    var lost: [String] = []
    for outcome in Routes.Outcome.allCases {
      let key = Routes.key(of: outcome)
      target(routes.target(key, of: node), key.declaration.name, &lint)
      if routes.exit(outcome, of: .node(i)) == nil { lost.append(key.declaration.name) }
    }
    target(routes.target(NodeKeys.next, of: node), "next", &lint)
    if !lost.isEmpty {
      lint.report(
        .deadEnd,
        "The paywall trigger `\(node.id)` has neither \(lost.map { "`\($0)`" }.joined(separator: ", ")) nor `next`: "
          + "the flow ends there.", hint: "give it `next`, or a target for each outcome", at: place)
    }
    checkSkip(node, i, routes, &lint)
  }

  private static func checkSkip(_ node: FlowNode, _ i: Int, _ routes: Routes, _ lint: inout FlowLint) {
    let key = NodeKeys.onSubscribedSkip
    let origin = node.values[key.declaration.name]?.origin ?? node.values["id"]?.origin ?? node.origin
    if let name = node[key], name != "continue" { target(routes.target(key, of: node), key.declaration.name, &lint) }
    guard node[NodeKeys.skipIfSubscribed] else {
      if let name = node[key], !name.isEmpty {
        lint.report(.noEffect, "`\(key.declaration.name)` has no effect: nobody is skipped here.", at: origin)
      }
      return
    }
    let (exit, isDownstream) = routes.subscribedExit(i)
    if isDownstream, case .node(let next)? = exit, lint.flow.nodes[next].kind == .paywallTrigger {
      lint.report(
        .paywallChain,
        "Subscribers skip `\(node.id)`, but what follows is another paywall trigger, `\(lint.flow.nodes[next].id)`: "
          + "they may still see a paywall.",
        hint: "set `on_subscribed_skip_target` to `complete_flow` to pass the rest of the chain", at: origin)
    }
  }
}
