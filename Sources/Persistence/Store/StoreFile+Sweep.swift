#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreFile {
  /// Removes what killed processes have left of stores that they were making beside this place.
  ///
  /// A process that still runs keeps its own. Nobody waits for this, and nothing depends on it.
  static func sweep(beside path: String) {
    let folder = parent(of: path)
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    let prefix = newPrefix(path)
    let beginning = String(prefix[(prefix.lastIndex(of: "/").map(prefix.index(after:)) ?? prefix.startIndex)...])
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard name.hasPrefix(beginning), isLeft(by: name.dropFirst(beginning.count)) else { continue }
      unlink(folder + "/" + name)
    }
  }

  /// Whether the process whose number a name goes on with is gone.
  private static func isLeft(by rest: Substring) -> Bool {
    guard let end = rest.firstIndex(of: "-"), let maker = pid_t(rest[..<end]), maker > 0 else { return false }
    return kill(maker, 0) != 0 && errno == ESRCH
  }
}
