// swift-tools-version: 6.0
import PackageDescription

/// A C library of the system: a module map and a shim.h under Sources/.
func system(_ name: String, pkgConfig: String? = nil, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A stage of the road (docs/architecture.md) and its tests, `exclude` being files beside them.
/// Dependencies point only at earlier stages.
func stage(
  _ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [], exclude: [String] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies),
    .testTarget(
      name: name + "Tests", dependencies: [.byName(name: name)] + dependencies + tests, exclude: exclude),
  ]
}

let package = Package(
  name: "flowproof",
  products: [
    .executable(name: "flowproof", targets: ["FlowproofCLI"]),
    .library(name: "Flowproof", targets: ["Flowproof"]),
    .library(name: "FlowproofTesting", targets: ["FlowproofTesting"]),
  ],
  targets: [
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
    system("CRsvg", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
    system("CISAL", pkgConfig: "libisal", apt: "libisal-dev", brew: "isa-l"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CSpng", pkgConfig: "spng", apt: "libspng-dev", brew: "libspng"),
    system("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev", brew: "webp"),
    system("CGif", apt: "libgif-dev", brew: "giflib"),
    system("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    system("CCmark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    system("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev", brew: "xxhash"),
    system("CPCRE2", pkgConfig: "libpcre2-8", apt: "libpcre2-dev", brew: "pcre2"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ]
    + stage("FlowBase")
    + stage("FlowDocument", ["FlowBase"], tests: ["TestSupport"])
    + stage("FlowLogic", ["FlowBase", "FlowDocument", "CPCRE2"], tests: ["FlowBlocks", "TestSupport"])
    + stage("FlowLayout", ["FlowBase"], tests: ["TestSupport"], exclude: ["Cases"])
    + stage("FlowBlocks", ["FlowBase", "FlowDocument", "FlowLogic", "FlowLayout", "CCmark"])
    + stage(
      "FlowImage",
      ["FlowBase", "CISAL", "CDeflate", "CSpng", "CTurboJPEG", "CWebP", "CGif", "CLCMS", "CXXHash"],
      tests: ["TestSupport"], exclude: ["Fixtures"])
    + stage("FlowLottie", ["FlowBase", "FlowDocument", "FlowImage"], exclude: ["Fixtures"])
    + stage(
      "FlowPaint", ["FlowBase", "FlowLayout", "FlowImage", "FlowLottie", "CCairo", "CPango", "CRsvg"],
      tests: ["FlowDocument", "Flowproof", "FlowproofCLI", "TestSupport"], exclude: ["Cases"])
    + stage("FlowCompare", ["FlowBase", "FlowImage"], tests: ["TestSupport"])
    + stage("FlowReport", ["FlowBase", "FlowDocument", "FlowImage", "FlowCompare"])
    + stage("FlowStory", ["FlowBase", "FlowDocument", "FlowLogic", "FlowLayout", "FlowImage"])
    + stage(
      "Flowproof",
      [
        "FlowBase", "FlowDocument", "FlowLogic", "FlowLayout", "FlowBlocks", "FlowImage", "FlowLottie", "FlowPaint",
        "FlowCompare", "FlowReport", "FlowStory",
      ])
    + stage(
      "FlowproofTesting",
      ["Flowproof", "FlowBase", "FlowDocument", "FlowLogic", "FlowBlocks", "FlowImage", "FlowCompare", "FlowReport"])
    + [
      .executableTarget(
        name: "FlowproofCLI",
        dependencies: [
          "Flowproof", "FlowBase", "FlowDocument", "FlowLogic", "FlowLayout", "FlowImage", "FlowLottie", "FlowCompare",
          "FlowReport",
        ]),
      .testTarget(name: "FlowproofCLITests", dependencies: ["FlowproofCLI"]),
    ],
  swiftLanguageModes: [.v6]
)
