#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process's environment variables; an empty one counts as none.
enum Environment {
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
