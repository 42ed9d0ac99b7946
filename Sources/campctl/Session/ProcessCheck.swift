import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The conditions of the process that are checked before anything is read or written.
enum ProcessCheck {
  static func run() throws {
    // The next file to be opened would take the place of a closed standard output, and be written to.
    guard fcntl(1, F_GETFD) != -1 else {
      var failure = Failure(OutputError(code: EBADF))
      failure.applied = .no
      throw failure
    }
    // The runtime reads them from a file of the system's; where it may open none, there seem to be none.
    guard CommandLine.argc > 0 else { throw Failure(.unreadableArguments) }
    try occupyStreams()
    try requireUsableArguments()
    #if PostgreSQL
      if let zeroth = CommandLine.unsafeArgv[0] { try ServerProgram.requireSameRelease(String(cString: zeroth)) }
    #endif
    try requireText()
    try requireKnownZone()
  }

  /// Throws for an argument that is no text, or has a password: this comes before any error that could repeat it.
  private static func requireUsableArguments() throws {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let text = String(validatingCString: argument)
      if StoreServer.hasPassword(in: text ?? String(cString: argument)) { throw StoreLocationProblem.password }
      if text == nil { throw Failure.usage(.invalidEncoding(String(cString: argument))) }
    }
  }

  /// Fills closed streams: otherwise a file of ours would become the standard input that we read, or the standard error
  /// that we write to.
  private static func occupyStreams() throws {
    for stream: Int32 in [0, 2] where fcntl(stream, F_GETFD) == -1 {
      // The stand-in gives no input, not even an empty one.
      guard open("/dev/null", O_WRONLY) == stream else { throw InputError(code: errno) }
    }
  }

  /// Prevents a memory dump after a failure, which would contain people's names.
  static func leaveNoCore() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
  }

  /// Throws for an unknown time zone, which the C library takes for UTC without an error.
  private static func requireKnownZone() throws(Failure) {
    guard let zone = Environment.variable(.timeZone) else { return }
    let name = zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
    let isKnown = name.hasPrefix("/") ? TimeZoneName.isZone(name) : TimeZoneName(name) != nil
    guard isKnown || ["UTC", "GMT"].contains(name) || isRule(name) else {
      throw .setting(.zoneOfProcess(zone))
    }
  }

  /// True for a rule, such as `EST5EDT` or `<+0330>-3:30`, which needs no file: a name, then the distance from UTC.
  private static func isRule(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      rest = rest[rest.index(after: end)...]
    } else {
      let name = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      guard name.count >= 3 else { return false }
      rest = rest[name.endIndex...]
    }
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    let hours = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return (1...2).contains(hours.count)
  }

  /// Throws when a variable that campctl reads is not text, since reading it would change it in silence, and when the
  /// store's has a password.
  private static func requireText() throws {
    if let store = Environment.variable(.store), StoreServer.hasPassword(in: store) {
      throw StoreLocationProblem.password
    }
    for variable in EnvironmentVariable.allCases {
      guard let text = Environment.invalidText(of: variable) else { continue }
      throw Failure.setting(.invalidEncoding(variable, text))
    }
  }
}

extension Signals {
  /// Throws when one of those that are held back has come.
  static func stopIfInterrupted() throws(Failure) {
    if areWaiting { throw .interrupted }
  }
}
