import FlowBase
import FlowDocument
import FlowLogic
import Foundation
import Testing

@testable import Flowproof

@Suite("Walks and scenarios as pictures")
struct WalkJobsTests {
  private static let flow = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Flows/fitness_coach/flow.json").path

  @Test("--walk takes the steps on the way, numbered in its order")
  func walk() throws {
    let catalogue = try Resources().catalogue
    let input = try FlowInput(path: Self.flow, catalogue: catalogue)
    let flow = try #require(input.loaded.document.flows.first)
    let state = try StateFile.load(path: nil, assignments: ["responses.goal=build_muscle"]).state
    let jobs = input.walkJobs(
      index: 0, flow: flow, steps: [], state: state, matrix: Matrix(), catalogue: catalogue)
    #expect(jobs.prefix(4).map { $0.prefix + $0.step.id } == ["01-welcome", "02-goal", "03-plan_muscle", "04-photos"])
    #expect(!jobs.contains { $0.step.id == "plan_lose" })
  }

  @Test("S-20 a scenario gives a screen for its beginning and after each event")
  func scenario() throws {
    let catalogue = try Resources().catalogue
    let input = try FlowInput(path: Self.flow, catalogue: catalogue)
    let flow = try #require(input.loaded.document.flows.first)
    let text =
      #"{"state": {}, "steps": [{"hook": "proceed_with_data", "data": {}}, {"hook": "block", "message": "No"}]}"#
    var sources = SourceMap()
    let json = try #require(JSONReader.read(bytes: Array(text.utf8), file: "s", into: &sources).value)
    let scenario = Scenario.load(json, name: "s").0
    let jobs = input.scenarioJobs(
      index: 0, flow: flow, steps: [], scenario: scenario, matrix: Matrix(), catalogue: catalogue)
    #expect(jobs.map { $0.prefix + $0.step.id } == ["01-welcome", "02-goal", "03-goal"])
    let last = try #require(jobs.last)
    #expect(last.resolver.screen(last.step, in: last.environment).live.banner?.message == "No")
  }
}
