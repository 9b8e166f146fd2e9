import FlowReport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the viewers of reg-suit look for: folders in which the expected, actual and difference picture of a case have one
/// name, the one in `failedItems`. Links, as the pictures themselves lie beside each other in the report.
extension ResultsFolder {
  func linkForRegSuit(_ results: CheckResults) throws(OutputError) {
    for result in results.cases where Self.isInside(result.id) {
      let files = [
        (CheckResults.expectedFolder, result.files.expected), (CheckResults.actualFolder, result.files.actual),
        (CheckResults.differenceFolder, result.files.diff),
      ]
      for (folder, file) in files {
        let name = "\(folder)/\(result.id).png"
        let link = FilePath.join(path, name)
        if FilePath.isLink(link) { unlink(link) }
        guard let file, Self.isInside(file) else { continue }
        try OutputFile.makeFolder(FilePath.folder(of: link))
        let up = String(repeating: "../", count: name.split(separator: "/").count - 1)
        if symlink(up + file, link) != 0 {
          throw OutputError(path: link, reason: String(cString: strerror(errno)))
        }
      }
    }
  }
}
