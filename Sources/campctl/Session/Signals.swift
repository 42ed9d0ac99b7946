#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that interrupt a process, held back so that it can end between two commits.
enum Signals {
  private static let all = [SIGINT, SIGTERM, SIGHUP]

  /// Makes them wait until ``areWaiting`` is read.
  static func hold() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in all { sigaddset(&set, signal) }
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// True when one of them has come.
  static var areWaiting: Bool {
    var set = sigset_t()
    sigpending(&set)
    return all.contains { sigismember(&set, $0) == 1 }
  }

  /// Throws when one of them has come.
  static func stopIfAsked() throws(Failure) {
    if areWaiting { throw .interrupted }
  }
}
