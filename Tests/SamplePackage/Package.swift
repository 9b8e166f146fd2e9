// swift-tools-version: 6.0
import PackageDescription

/// How an app tests its onboarding flows with Flowproof. `tools/test` builds and runs it; in a package of your own the
/// dependency is `.package(url: …, from: …)`.
let package = Package(
  name: "SamplePackage",
  dependencies: [.package(name: "flowproof", path: "../..")],
  targets: [
    .testTarget(
      name: "OnboardingTests", dependencies: [.product(name: "FlowproofTesting", package: "flowproof")],
      exclude: ["onboarding.json", "states", "__Snapshots__"])
  ],
  swiftLanguageModes: [.v6]
)
