import FlowBase
import FlowCompare
import Foundation
import Testing

@testable import Flowproof

@Suite("The plan") struct PlanTests {
  @Test("every key is read, paths begin at the plan's folder, patterns name files in order")
  func everything() throws {
    let folder = try Scratch()
    try folder.write("{}", "flows/b.json")
    try folder.write("{}", "flows/a.json")
    try folder.write(
      """
      // JSON5
      { flows: ["flows/*.json"], devices: ["iphone-16", "390x844@1", "iphone-16"], locales: ["de"],
        appearances: ["Dark"], text_sizes: ["xL"], scale: 1, full_page: true,
        states: { default: "", old: "states/old.json", new: { file: "states/new.json", flows: ["f"] } },
        tolerance: { profile: "perceptual", threshold: 0.2, max_diff_pixels: 5, max_window: 3 },
        masks: [{ id: "clock" }, { rect: [1, 2, 3, 4], flow: "f" }], snapshots: "gold", output: "out",
        assets: { "a.png": "art/a.png" }, asset_folders: ["art"] }
      """, "flowproof.json")
    let (plan, diagnostics, _) = try Plan.load(path: folder.path("flowproof.json"))
    #expect(diagnostics == [])
    #expect(plan.flows == [folder.path("flows/a.json"), folder.path("flows/b.json")])
    #expect(plan.matrix.devices.map(\.name) == ["iphone-16", "390x844@1"])
    #expect(plan.matrix.appearances == [.dark])
    #expect(plan.matrix.textSizes == [.xL])
    #expect(plan.states.map(\.name) == [nil, "old", "new"])
    #expect(plan.states.map(\.file) == [nil, folder.path("states/old.json"), folder.path("states/new.json")])
    #expect(plan.states[2].flows == ["f"])
    #expect(plan.tolerance.profile == .perceptual)
    #expect(plan.tolerance.maxDiffPixels == 5)
    #expect(plan.masks == [Mask(.id("clock")), Mask(.rect(Rect(1, 2, 3, 4)), flow: "f")])
    #expect(plan.snapshots == folder.path("gold"))
    #expect(plan.assets == ["a.png": folder.path("art/a.png")])
    #expect(plan.fullPage)
  }

  @Test("what cannot be used is an error each, all of them at once")
  func lenient() throws {
    let folder = try Scratch()
    try folder.write(
      """
      { flow: "x", flows: "one.json", devices: ["iphone-61"], appearances: ["drak"], masks: [{ step: "s" }],
        names: "{flow}.png", tolerance: { profile: "strikt" } }
      """, "flowproof.json")
    let (plan, diagnostics, _) = try Plan.load(path: folder.path("flowproof.json"))
    #expect(plan.flows == [folder.path("one.json")])
    #expect(plan.matrix.devices.isEmpty)
    #expect(plan.names == .standard)
    #expect(plan.tolerance.profile == .strict)
    let messages = diagnostics.map { $0.message + ($0.hint ?? "") }
    for word in ["`flow` is no key", "iphone-61", "drak", "a mask needs", "a name needs `{step}`", "profile"] {
      #expect(messages.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test("the starter plan names the flows and states that it finds, and loads without a finding")
  func starter() throws {
    let folder = try Scratch()
    try folder.write(Scratch.flow(text: "Hello"), "app/flow.json")
    try folder.write("{}", "app/states/member.json")
    try folder.write("{\"name\": \"x\"}", "package.json")
    let found = StarterPlan.find(in: folder.root, catalogue: .standard)
    #expect(found.flows.map(\.file) == ["app/flow.json"])
    #expect(found.states == ["app/states/member.json"])
    try folder.write(StarterPlan.text(flows: found.flows, states: found.states), "flowproof.json")
    let (plan, diagnostics, _) = try Plan.load(path: folder.path("flowproof.json"))
    #expect(diagnostics == [])
    #expect(plan.flows == [folder.path("app/flow.json")])
    #expect(plan.states.map(\.name) == [nil, "member"])
  }
}

@Suite("Names of goldens") struct NameTemplateTests {
  static func name(state: String? = nil, appearance: Appearance = .light, locale: LocaleTag? = nil) -> PictureName {
    PictureName(
      flow: "f", step: "a b", state: state, device: "iphone-16", appearance: appearance, locale: locale, textSize: .L)
  }

  @Test("a separator inside the braces vanishes with an empty value; defaults are left out")
  func separators() throws {
    #expect(NameTemplate.standard.id(of: Self.name()) == "f/a-b/iphone-16")
    let full = Self.name(state: "s", appearance: .dark, locale: LocaleTag("de"))
    #expect(NameTemplate.standard.id(of: full) == "f/a-b-s/iphone-16-dark-de")
    #expect(NameTemplate.standard.id(of: full) + ".png" == full.path(suffix: ".png"), "as render names it")
    let own = try NameTemplate("all/{device}{/locale}/{flow}_{step}{@state}{-appearance}{-textSize}.png")
    #expect(own.id(of: Self.name()) == "all/iphone-16/f_a-b")
    #expect(own.id(of: full) == "all/iphone-16/de/f_a-b@s-dark")
  }

  @Test("a template that would merge screens, leave its folder or name nothing is refused")
  func refused() {
    #expect(throws: NameTemplate.Failure.missing("step")) { try NameTemplate("{flow}.png") }
    #expect(throws: NameTemplate.Failure.unknown("stp")) { try NameTemplate("{flow}/{stp}.png") }
    for text in ["{flow", "../{flow}.png", "/{flow}.png", "{flow}.jpg", "{flow}}.png"] {
      #expect(throws: NameTemplate.Failure.malformed) { try NameTemplate(text) }
    }
  }
}
