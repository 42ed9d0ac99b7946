#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folders that lead to a store.
extension StoreFile {
  /// Makes the missing folders, each with a name that lasts before anything is made in it.
  static func makeFolders(_ folder: String) throws {
    let above = parent(of: folder)
    guard above != folder else { return }
    var status = stat()
    if stat(folder, &status) != 0 {
      try makeFolders(above)
      if mkdir(folder, 0o700) == 0 {
        // The umask may have taken away the owner's own rights, too.
        chmod(folder, 0o700)
      } else if errno != EEXIST {
        throw StoreError.system(errno, at: folder)
      }
    }
    // An existing folder may be new, too: made by a process that was killed before it came to this, or is about to. A
    // folder that may not be read cannot be synced.
    if access(above, R_OK) == 0 { try sync(above, applied: false) }
  }

  static func parent(of path: String) -> String {
    var trimmed = Substring(path)
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// Syncs the names in a folder, so that they last.
  static func sync(_ folder: String, applied: Bool) throws {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw StoreError.inputOutput(StoreError.words(errno), applied: applied) }
    defer { close(file) }
    // Some file systems cannot sync a folder, and report that.
    guard fsync(file) == 0 || errno == EINVAL else {
      throw StoreError.inputOutput(StoreError.words(errno), applied: applied)
    }
  }

  /// Calls the body with the paths that begin with the prefix, with the rest of each.
  static func forEachName(beginning prefix: String, _ body: (_ path: String, _ rest: Substring) -> Void) {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[..<$0]) } ?? "."
    guard let entries = opendir(folder.isEmpty ? "/" : folder) else { return }
    defer { closedir(entries) }
    let beginning = String(prefix[(prefix.lastIndex(of: "/").map(prefix.index(after:)) ?? prefix.startIndex)...])
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          strncmp($0, beginning, beginning.utf8.count) == 0 ? String(cString: $0) : nil
        }
      }
      if let name { body("\(folder)/\(name)", Substring(name.utf8.dropFirst(beginning.utf8.count))) }
    }
  }
}
