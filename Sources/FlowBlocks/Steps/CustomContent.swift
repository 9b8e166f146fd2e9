import FlowBase
import FlowDocument
import FlowLayout

/// What stands for a step's own HTML or native template, neither of which is ever run (ST-06, S-07): a labelled box as
/// large as the content area leaves.
enum CustomContent {
  /// nil where the step has neither, or blocks in place of the template, or under `--faithful`.
  static func node(in screen: ScreenContext) -> Node? {
    let step = screen.screen.step
    let label: String
    let key: Key<String?>
    if step[StepKeys.html] != nil {
      (label, key) = ("HTML", StepKeys.html)
    } else if let template = step[StepKeys.template], step.blocks.isEmpty {
      (label, key) = (template, StepKeys.template)
    } else {
      return nil
    }
    let name = key.declaration.name
    let origin = step.values[name]?.origin ?? step.origin
    screen.report(
      Diagnostic(.notDrawn, .warning, "`\(name)` is never run; a labelled box stands in", at: origin))
    guard !screen.environment.faithful else { return nil }
    var node = LabelledBox.node(label: label, height: 160, in: screen)
    node.layout.height = .fill
    node.block = BlockIdentity(id: name, type: name, path: step.path + "." + name)
    node.origin = origin
    return node
  }
}
