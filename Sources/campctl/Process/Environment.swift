#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process's environment variables; an empty one counts as none.
enum Environment {
  /// True also for an empty one.
  static func isSet(_ name: String) -> Bool { getenv(name) != nil }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
