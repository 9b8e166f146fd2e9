import FlowBase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file that somebody who typed `path` probably meant: the one in the same folder whose name is nearest, or nil.
func nearbyFile(_ path: String) -> String? {
  // What many tools call standard input.
  if path == "-" { return "/dev/stdin" }
  let slash = path.lastIndex(of: "/")
  let folder = slash.map { String(path[...$0]) } ?? ""
  let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
  guard let directory = opendir(folder.isEmpty ? "." : folder) else { return nil }
  defer { closedir(directory) }
  var names: [String] = []
  // A folder of more files than anybody keeps is not read to its end.
  while names.count < 10_000, let entry = readdir(directory) {
    let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
    if !found.hasPrefix(".") { names.append(found) }
  }
  // The order of a folder is the file system's.
  return suggestion(for: name, among: names.sorted()).map { folder + $0 }
}
