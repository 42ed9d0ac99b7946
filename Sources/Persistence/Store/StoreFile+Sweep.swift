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
    forEachName(beginning: newPrefix(path)) { name, rest in
      if isLeft(by: rest) { unlink(name) }
    }
  }

  /// Takes from the store the names under which it was to be kept when another one came, which did not.
  ///
  /// Only while nobody else can put one there.
  static func dropKeptNames(_ path: String) {
    forEachName(beginning: keptPrefix(path)) { name, _ in
      if isSame(name, path) { unlink(name) }
    }
  }

  static func hasSecondName(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_nlink > 1
  }

  /// Gives the paths that begin so, with the rest of each.
  private static func forEachName(beginning prefix: String, _ body: (String, Substring) -> Void) {
    let folder = parent(of: prefix)
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    let beginning = String(prefix[(prefix.lastIndex(of: "/").map(prefix.index(after:)) ?? prefix.startIndex)...])
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasPrefix(beginning) { body(folder + "/" + name, name.dropFirst(beginning.count)) }
    }
  }

  /// Whether the process whose number a name goes on with is gone.
  private static func isLeft(by rest: Substring) -> Bool {
    guard let end = rest.firstIndex(of: "-"), let maker = pid_t(rest[..<end]), maker > 0 else { return false }
    return kill(maker, 0) != 0 && errno == ESRCH
  }
}
