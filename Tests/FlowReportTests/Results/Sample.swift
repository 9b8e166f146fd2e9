@testable import FlowReport

/// A small run with one case of each kind.
enum Sample {
  static var results: CheckResults {
    var changed = CaseResult(
      id: "f/goal/iphone-16-de", status: .changed, flow: "f", step: "goal", device: "iphone-16", locale: "de")
    changed.width = 1179
    changed.height = 2556
    changed.scale = 3
    changed.differingPixels = 1479
    changed.ratio = 0.0005
    changed.words = ["1,479 of 3,013,524 pixels differ", "1: button `cta`: 345 × 50 pt"]
    changed.layout = ["button `cta` moved down 12 pt, <b> & \"quotes\""]
    changed.provenance = "cairo 1.16.0 → 1.18.0"
    changed.masks = [[0, 0, 30, 40]]
    changed.files.expected = "report/f/goal/iphone-16-de.expected.png"
    changed.files.actual = "report/f/goal/iphone-16-de.actual.png"
    changed.document = "flows/f.json"
    changed.line = 12
    var missing = CaseResult(id: "f/new/iphone-16", status: .missing, flow: "f", step: "new", device: "iphone-16")
    missing.words = ["no golden"]
    var failed = CaseResult(id: "g/x/iphone-16", status: .failed, flow: "g", step: "x", state: "s", device: "iphone-16")
    failed.words = ["a Git LFS pointer: run `git lfs pull`"]
    let passed = CaseResult(id: "g/y/iphone-16", status: .passed, flow: "g", step: "y", device: "iphone-16")
    return CheckResults(
      cases: [changed, missing, failed, passed], orphans: ["g/old/iphone-16"], snapshots: "Snapshots",
      libraries: "cairo 1.18.0", fingerprint: "0123456789abcdef")
  }
}
