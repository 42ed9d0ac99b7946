#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The longest time that a process takes which nobody may wait for.
enum TimeLimit {
  /// Ends the process as if it had done its work, whatever it waits for then: a server, or the search for its name.
  static func set(seconds: UInt32) {
    signal(SIGALRM) { _ in _exit(0) }
    alarm(seconds)
  }
}
