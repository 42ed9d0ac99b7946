#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreFile {
  /// Drops names under which the store was to be kept when another one came, which did not.
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
}
