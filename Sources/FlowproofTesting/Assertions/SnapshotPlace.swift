import Flowproof

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the goldens of a test lie: beside its file, in `__Snapshots__/<TestFile>/`, and where its differences go.
struct SnapshotPlace: Sendable {
  /// The folder of the test's file.
  let folder: String
  /// The goldens.
  let snapshots: String
  /// Pictures of differences: below `SNAPSHOT_ARTIFACTS`, else below the folder for temporary files.
  let output: String

  init(testFile: String, variable: (String) -> String? = Self.variable) {
    folder = FilePath.folder(of: testFile)
    let file = testFile.split(separator: "/").last ?? ""
    let name = String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
    snapshots = FilePath.join(folder, "__Snapshots__/" + name)
    let artifacts = variable("SNAPSHOT_ARTIFACTS").flatMap { $0.isEmpty ? nil : $0 }
    let temporary = variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    output = FilePath.join(artifacts ?? FilePath.join(temporary, "flowproof-tests"), name)
  }

  /// A path of the test, which is relative to its file.
  func resolved(_ path: String) -> String { FilePath.join(folder, path) }

  /// `welcome()` and its parts as the name of a golden: `welcome.first.iphone-16`.
  static func id(test: String, _ parts: [String?]) -> String {
    let name = String(test.prefix { $0 != "(" })
    return ([name] + parts.compactMap { $0 }).filter { !$0.isEmpty }.map(PictureName.fileName).joined(separator: ".")
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
