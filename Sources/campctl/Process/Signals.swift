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
    var set = set(of: all)
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Lets those through that came meanwhile.
  static func release() {
    var set = set(of: all)
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// True when one of them has come.
  static var areWaiting: Bool {
    var set = sigset_t()
    sigpending(&set)
    return all.contains { sigismember(&set, $0) == 1 }
  }
}

/// The signals of a process that waits for another, which it has started.
extension Signals {
  private static let allOfParent = all + [SIGQUIT, SIGCHLD]

  /// Makes them wait until ``next()`` takes them.
  static func holdAsParent() {
    // Some systems drop the end of a child that nobody handles.
    signal(SIGCHLD) { _ in }
    var set = set(of: allOfParent)
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for the next of them.
  static func next() -> Int32 {
    var set = set(of: allOfParent)
    var signal: Int32 = 0
    while sigwait(&set, &signal) != 0 {}
    return signal
  }
}

/// The longest time that a process takes which nobody may wait for.
enum TimeLimit {
  /// Ends the process as if it had done its work, whatever it waits for then: a server, or the search for its name.
  static func set(seconds: UInt32) {
    signal(SIGALRM) { _ in _exit(0) }
    alarm(seconds)
  }
}
