#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The process's environment variables; an empty one counts as none.
enum Environment {
  static func variable(_ variable: EnvironmentVariable) -> String? { typed(variable.rawValue) }

  /// True also for an empty one.
  static func isSet(_ variable: EnvironmentVariable) -> Bool { getenv(variable.rawValue) != nil }

  /// A variable of any name, such as one in a command line that is being typed.
  static func typed(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Sets a variable for this process and those that it starts; nil removes it.
  static func set(_ name: String, to value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  static func set(_ variable: EnvironmentVariable, to value: String?) { set(variable.rawValue, to: value) }

  /// All variables, as they are given to a process that is started.
  static var all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Glibc)
      return environ
    #else
      return _NSGetEnviron().pointee
    #endif
  }

  /// The repaired text of a variable whose value is no text; nil for any other.
  static func invalidText(of variable: EnvironmentVariable) -> String? {
    guard let value = getenv(variable.rawValue), String(validatingCString: value) == nil else { return nil }
    return String(cString: value)
  }
}
