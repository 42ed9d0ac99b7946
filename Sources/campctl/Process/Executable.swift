import CCommit

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

/// The release that this program is.
enum Release {
  /// The semantic version, as CHANGELOG.md has it.
  static let version = "0.9.0"

  /// The day of the release, which the pages of the manual bear.
  static let day = "2026-11-23"

  /// The commit of its sources; nil for a build that was given none.
  static var commit: String? {
    let text = String(cString: campctl_commit())
    return text.isEmpty ? nil : text
  }
}
