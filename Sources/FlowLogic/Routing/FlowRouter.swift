import FlowBase
import FlowDocument

/// Walks a flow as one user would (S-08, S-09, S-52; RT and PT rules). Every walk ends: it stops where a node comes
/// again.
public struct FlowRouter {
  private let resolver: ScreenResolver
  private let routes: Routes
  private let facts: Facts

  public init(_ resolver: ScreenResolver, platform: Platform, locale: LocaleTag) {
    self.resolver = resolver
    routes = Routes(resolver.flow)
    facts = resolver.facts(platform: platform, locale: locale)
  }

  private struct Turn {
    var place: Place
    var reason: String
  }

  public func walk() -> Walk {
    var walk = Walk(flow: resolver.flow.id, state: resolver.state.name, entries: [])
    guard var here = routes.start else {
      walk.entries = [Walk.Entry(node: "end", kind: .end, reason: "the flow has no steps")]
      return walk
    }
    var seen: Set<Place> = []
    while true {
      seen.insert(here)
      guard let turn = turn(from: here) else {
        walk.entries.append(Walk.Entry(node: routes.id(of: here), kind: .end, reason: "end of the flow"))
        return walk
      }
      let isListed = isShown(here)
      let comesBack = seen.contains(turn.place)
      if isListed {
        walk.entries.append(
          Walk.Entry(
            node: routes.id(of: here), kind: kind(of: here),
            reason: comesBack ? "back to \(routes.id(of: turn.place))" : turn.reason))
      }
      if comesBack { return walk }
      here = turn.place
    }
  }

  /// Where a step or node leads, and why; nil at an end or for an id that the flow lacks.
  public func next(after stepID: String) -> (node: String, reason: String)? {
    guard let place = routes.place(stepID), let turn = turn(from: place) else { return nil }
    return (routes.id(of: turn.place), turn.reason)
  }

  private func kind(of place: Place) -> Walk.Kind {
    switch place {
    case .step: .step
    case .node(let i): resolver.flow.nodes[i].kind == .end ? .end : .paywall
    case .end: .end
    }
  }

  /// Steps whose `visibility_condition` does not hold are passed over.
  private func isShown(_ place: Place) -> Bool {
    guard case .step(let i) = place else { return true }
    return facts.shows(resolver.flow.steps[i].values[StepKeys.visibility.declaration.name], from: i)
  }

  /// nil at an end.
  private func turn(from place: Place) -> Turn? {
    switch place {
    case .end: nil
    case .step(let i): Routes.presentsPaywall(resolver.flow.steps[i]) ? paywall(place) : turn(fromStep: i)
    case .node(let i): resolver.flow.nodes[i].kind == .end ? nil : turn(fromTrigger: i)
    }
  }

  private func turn(fromTrigger node: Int) -> Turn {
    if resolver.state.subscribed, resolver.flow.nodes[node][NodeKeys.skipIfSubscribed] {
      return Turn(place: routes.subscribedExit(node).place ?? .end, reason: "already subscribed")
    }
    return paywall(.node(node))
  }

  private func paywall(_ place: Place) -> Turn {
    let outcome = outcome(at: place)
    let words =
      switch outcome {
      case .success: "purchased"
      case .fail: "purchase failed"
      case .dismiss: "paywall dismissed"
      }
    return Turn(place: routes.exit(outcome, of: place) ?? .end, reason: words)
  }

  /// What the state says of a paywall by its node, step or own id; else it is dismissed (S-52).
  private func outcome(at place: Place) -> Routes.Outcome {
    let paywall: String? =
      switch place {
      case .step(let i): resolver.flow.steps[i][StepKeys.paywallID]
      case .node(let i): resolver.flow.nodes[i][NodeKeys.paywallID]
      case .end: nil
      }
    let names = [routes.id(of: place)] + (paywall.map { [$0] } ?? [])
    let word = names.lazy.compactMap { resolver.state.paywalls[$0] }.first
    switch word?.lowercased() {
    case "success", "purchase", "purchased", "restore", "restored": return .success
    case "fail", "failed", "failure", "error": return .fail
    default: return .dismiss
    }
  }

  private func turn(fromStep i: Int) -> Turn {
    let step = resolver.flow.steps[i]
    if let turn = answerTurn(step, i) { return turn }
    for rule in step[StepKeys.rules] {
      guard let place = routes.target(RuleKeys.target, of: rule)?.place, let when = rule[RuleKeys.when]
      else { continue }
      let condition = Condition(when)
      if facts.evaluate(condition, from: i) == .yes { return Turn(place: place, reason: "rule: \(condition.words)") }
    }
    let (place, isNext) = routes.onward(i)
    if place == .end { return Turn(place: place, reason: isNext ? "completes the flow" : "last step") }
    return Turn(place: place, reason: isNext ? "next" : "following step")
  }

  /// The `next` of the selected option; of several the first in option order that has one (S-08).
  private func answerTurn(_ step: Step, _ i: Int) -> Turn? {
    for owner in routes.optionOwners(step) {
      if let block = owner.block {
        guard facts.shows(block.values[CommonKeys.visibility.declaration.name], from: i) else { continue }
      }
      guard let answer = facts.value(owner.fieldID, in: i, shown: true)?.json else { continue }
      let selected = OptionAnswer.selected(owner.options, by: answer)
      for position in selected {
        let option = owner.options[position]
        guard let place = routes.target(OptionKeys.next, of: option)?.place,
          facts.shows(option.values[OptionKeys.visibility.declaration.name], from: i)
        else { continue }
        return Turn(place: place, reason: "answer: \(OptionAnswer.id(of: option) ?? String(position + 1))")
      }
    }
    return nil
  }
}
