#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process's environment variables; an empty one counts as none.
enum Environment {
  static func variable(_ variable: EnvironmentVariable) -> String? { typed(variable.rawValue) }

  /// True also for an empty one.
  static func isSet(_ variable: EnvironmentVariable) -> Bool { getenv(variable.rawValue) != nil }

  /// A variable of any name, which a command line has that is being typed.
  static func typed(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The repaired text of a variable whose value is no text; nil for any other.
  static func invalidText(of variable: EnvironmentVariable) -> String? {
    guard let value = getenv(variable.rawValue), String(validatingCString: value) == nil else { return nil }
    return String(cString: value)
  }
}
