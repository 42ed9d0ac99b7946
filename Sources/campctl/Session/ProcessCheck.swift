import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What has to hold of the process before anything is read or written.
enum ProcessCheck {
  static func run() throws {
    // The next file to be opened would take the place of a closed standard output, and be written to.
    guard fcntl(1, F_GETFD) != -1 else {
      var failure = Failure(OutputError(code: EBADF))
      failure.applied = .no
      throw failure
    }
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil {
        throw Failure.invalidEncoding(String(cString: argument))
      }
    }
    try requireText()
    try requireKnownZone()
  }

  /// What a process held in memory when it failed would have people's names in it.
  static func leaveNoCore() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
  }

  /// The C library takes a zone that it does not know for UTC, and says nothing.
  private static func requireKnownZone() throws(Failure) {
    guard let zone = Environment.variable("TZ") else { return }
    let name = zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
    // A rule such as EST5EDT has digits and needs no file; a path names one.
    let needsNoFile = name.hasPrefix("/") || name.contains(where: \.isNumber) || ["UTC", "GMT"].contains(name)
    guard needsNoFile || TimeZoneName(name) != nil else {
      throw .setting("TZ", zone, "This machine has no time zone \(zone), which TZ names")
    }
  }

  /// Throws when a variable that campctl reads is no text: reading it would change it in silence.
  private static func requireText() throws(Failure) {
    for name in ["HOME", "XDG_DATA_HOME", "USER", "TZ"] + ["STORE", "FORMAT", "NOW", "ACTOR"].map({ "CAMPCTL_" + $0 }) {
      guard let value = getenv(name), String(validatingCString: value) == nil else { continue }
      throw .setting(name, String(cString: value), "\(name) is not valid UTF-8")
    }
  }
}
