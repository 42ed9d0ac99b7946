#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Names of temporary files that only the process that made them needs.
///
/// A name contains the process, so that another one can remove the files of a killed one.
package enum PassingFile {
  /// A new name that begins with the prefix.
  package static func name(_ prefix: String) -> String { "\(prefix)\(getpid())-\(UInt32.random(in: .min ... .max))" }

  /// Removes the files whose names begin with the prefix, unless the process that made them still runs.
  ///
  /// Nothing waits for this, and nothing depends on it.
  package static func sweep(_ prefix: String) {
    forEachName(beginning: prefix) { name, rest in
      if isLeft(by: rest) { unlink(name) }
    }
  }

  /// Calls the body with the paths that begin with the prefix, with the rest of each.
  static func forEachName(beginning prefix: String, _ body: (String, Substring) -> Void) {
    let folder = StoreFile.parent(of: prefix)
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

  /// True when the process whose number follows in the name is gone.
  private static func isLeft(by rest: Substring) -> Bool {
    guard let end = rest.firstIndex(of: "-"), let maker = pid_t(rest[..<end]), maker > 0 else { return false }
    return kill(maker, 0) != 0 && errno == ESRCH
  }
}
