#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The executable of this program.
enum Executable {
  /// Its path, links resolved; nil where the system does not tell it.
  static var path: String? {
    #if canImport(Glibc)
      let link = "/proc/self/exe"
    #else
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      let link = path
    #endif
    guard let path = realpath(link, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
