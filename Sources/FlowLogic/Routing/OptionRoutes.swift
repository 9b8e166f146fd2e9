import FlowBase
import FlowDocument

/// The options of a step that lead somewhere (RT-01).
struct OptionRoute {
  var option: KeyedObject
  var target: NamedTarget
  /// Of all options with this owner.
  var position: Int
}

/// Something with options: the step's own question, or a block.
struct OptionOwner {
  /// nil for the step itself.
  var block: Block?
  var fieldID: String
  var options: [KeyedObject]
}

extension Routes {
  /// Everything in a step that has options with a `next`, the step's question first.
  func optionOwners(_ step: Step) -> [OptionOwner] {
    var owners: [OptionOwner] = []
    func add(_ block: Block?, _ id: String, _ options: [KeyedObject]) {
      guard options.contains(where: { $0[OptionKeys.next] != nil }) else { return }
      owners.append(OptionOwner(block: block, fieldID: id, options: options))
    }
    add(nil, FlowIndex.questionID(of: step), step[OptionKeys.options])
    step.forEachBlock { block in
      guard block.values["options"] != nil, let id = FlowIndex.fieldID(of: block) else { return }
      add(block, id, block[OptionKeys.options])
    }
    return owners
  }

  func routes(of owner: OptionOwner) -> [OptionRoute] {
    owner.options.enumerated().compactMap { i, option in
      target(OptionKeys.next, of: option).map { OptionRoute(option: option, target: $0, position: i) }
    }
  }
}
