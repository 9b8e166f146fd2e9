import FlowBase
import FlowDocument
import FlowLogic

/// The documents and states of a plan, read, and the jobs that they make.
public struct PlannedInputs: Sendable {
  /// Something to be said about a file.
  public struct Finding: Sendable {
    public var diagnostic: Diagnostic
    public var sources: SourceMap
  }

  public private(set) var inputs: [FlowInput] = []
  public private(set) var findings: [Finding] = []
  /// Documents and states that cannot be read.
  public private(set) var failures: [DocumentError] = []
  /// Documents without a flow in them, and such as end or break in the middle: screens that should be checked are not.
  public private(set) var damaged: [String] = []
  private var states: [(state: UserState, flows: [String])] = []
  private let catalogue: Catalogue

  public init(_ plan: Plan, resources: Resources, dialect: Dialect? = nil) {
    catalogue = resources.catalogue
    for planned in plan.states {
      do throws(StateFile.Failure) {
        let file = try StateFile.load(path: planned.file)
        var state = file.state
        state.name = planned.name
        states.append((state, planned.flows))
        findings += file.diagnostics.map { Finding(diagnostic: $0, sources: file.sources) }
      } catch {
        // Without assignments no other failure can come.
        if case .unreadable(let error) = error { failures.append(error) }
      }
    }
    for path in plan.flows {
      do throws(DocumentError) {
        let input = try FlowInput(
          path: path, catalogue: catalogue, assetFolders: plan.assetFolders, map: plan.assets, dialect: dialect)
        findings += input.loaded.diagnostics.map { Finding(diagnostic: $0, sources: input.loaded.sources) }
        inputs.append(input)
        if input.loaded.document.flows.isEmpty {
          damaged.append("\(path): no flow in it")
        } else if input.isDamaged {
          damaged.append("\(path): perhaps not all of it could be read")
        }
      } catch {
        failures.append(error)
      }
    }
  }

  /// Whether there is anything to check.
  public var isEmpty: Bool { inputs.allSatisfy { $0.loaded.document.flows.isEmpty } }

  /// Every screen in the order of the plan: documents, flows, states, steps, cells of the matrix.
  public func jobs(_ matrix: Matrix) -> [StepJob] {
    var jobs: [StepJob] = []
    for (index, input) in inputs.enumerated() {
      for flow in input.loaded.document.flows {
        let own = states.filter { $0.flows.isEmpty || $0.flows.contains(flow.id) }.map(\.state)
        jobs += input.jobs(
          index: index, flows: [flow], steps: [], states: own, matrix: matrix, catalogue: catalogue)
      }
    }
    return jobs
  }
}
