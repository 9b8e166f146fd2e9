import FlowBase
import FlowCompare
import FlowDocument
import FlowLogic
import Flowproof

/// Options over a plan, alike in `check` and `approve`.
enum PlanOptions {
  static let snapshots = Option.text(
    "snapshots", value: "DIR", "the goldens; the plan's folder, or Snapshots", completion: .directory)
  static let output = Option.text(
    "output", short: "o", value: "DIR", "results and report; the plan's, or flowproof-out", completion: .directory)
  static let flow = Option<[String]>.list("flow", value: "ID", "only these flows") {
    (text) throws(CommandError) in text
  }
  static let step = Option<[String]>.list("step", value: "ID", "only these steps") {
    (text) throws(CommandError) in text
  }

  /// The plan that is named or lies in the working folder, or one made of the flows named; with what the options say.
  static func plan(_ input: Input, _ console: Console) throws -> Plan {
    var plan: Plan
    let named = input.arguments
    if named.count == 1, Plan.isPlan(named[0]) || FilePath.isFolder(named[0]) {
      plan = try load(FilePath.isFolder(named[0]) ? FilePath.join(named[0], Plan.fileName) : named[0], console)
    } else if named.isEmpty {
      guard FilePath.exists(Plan.fileName) else {
        throw CommandError(
          .noInput, "no \(Plan.fileName) here", hint: "name a plan or flows, or write a plan with 'flowproof init'")
      }
      plan = try load(Plan.fileName, console)
    } else {
      if let one = named.first(where: Plan.isPlan) {
        throw CommandError.usage("\(one) is a plan", hint: "name one plan, or flows, not both")
      }
      plan = Plan()
      plan.flows = named
    }
    if let folder = input[snapshots] { plan.snapshots = folder }
    if let folder = input[output] { plan.output = folder }
    return plan
  }

  static func load(_ path: String, _ console: Console) throws -> Plan {
    let (plan, diagnostics, sources) = try Plan.load(path: path)
    let printer = DiagnosticPrinter(sources: sources, color: console.colors(.error))
    for diagnostic in diagnostics { console.report(printer.text(diagnostic)) }
    if diagnostics.contains(where: { $0.severity == .error }) {
      throw CommandError(.noInput, "\(path) is no usable plan", hint: "mend it, or write one with 'flowproof init'")
    }
    if plan.flows.isEmpty { throw CommandError(.noInput, "\(path) names no flows", hint: "flows: [\"flow.json\"]") }
    return plan
  }
}
