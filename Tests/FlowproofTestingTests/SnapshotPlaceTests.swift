import Testing

@testable import FlowproofTesting

@Suite("Where goldens of tests lie") struct SnapshotPlaceTests {
  @Test("beside the test's file; differences below SNAPSHOT_ARTIFACTS, else among temporary files")
  func place() {
    let place = SnapshotPlace(testFile: "/a/Tests/OnboardingTests.swift") { ["SNAPSHOT_ARTIFACTS": "/out"][$0] }
    #expect(place.snapshots == "/a/Tests/__Snapshots__/OnboardingTests")
    #expect(place.output == "/out/OnboardingTests")
    #expect(place.resolved("flow.json") == "/a/Tests/flow.json")
    #expect(place.resolved("/b/flow.json") == "/b/flow.json")
    let other = SnapshotPlace(testFile: "/a/T.swift") { ["TMPDIR": "/var/tmp"][$0] }
    #expect(other.output == "/var/tmp/flowproof-tests/T")
  }

  @Test("a golden's name has no counter, and no character that a disk refuses")
  func id() {
    #expect(SnapshotPlace.id(test: "welcome()", [nil, "one-iphone-16"]) == "welcome.one-iphone-16")
    #expect(SnapshotPlace.id(test: "any(step:)", ["a/b", nil]) == "any.a-b")
    #expect(SnapshotPlace.id(test: "`says hello`()", []) == "-says-hello-")
  }
}
