#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that has the terminal until it ends, as a shell does.
///
/// Signals that come meanwhile are passed on to it, so that this process outlives it and can tidy up.
struct Subprocess {
  private let id: pid_t

  /// Starts it with the environment of this process, and with its standard input, that of a file, or an open file.
  ///
  /// Throws ``FileError`` for a program that cannot be started.
  init(_ words: [String], input: String? = nil, open file: Int32? = nil) throws {
    Signals.holdAsParent()
    var files = Files()
    var attributes = Self.attributes()
    posix_spawn_file_actions_init(&files)
    if let input { posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0) }
    if let file { posix_spawn_file_actions_adddup2(&files, file, 0) }
    let arguments = words.map { strdup($0) }
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
      for argument in arguments { free(argument) }
    }
    var id = pid_t()
    let status = posix_spawnp(&id, words[0], &files, &attributes, arguments + [nil], Environment.all)
    guard status == 0 else { throw FileError(path: words[0], code: status) }
    self.id = id
  }

  /// Its exit status once it has ended; that of a shell, 128 and the number, when a signal ended it.
  func wait() -> Int32 {
    while true {
      let signal = Signals.next()
      guard signal == SIGCHLD else {
        pass(signal)
        continue
      }
      var status: Int32 = 0
      guard waitpid(id, &status, WNOHANG | WUNTRACED) == id else { continue }
      let number = status & 0x7f
      guard number == 0x7f else { return number == 0 ? status >> 8 & 0xff : 128 + number }
      stopTogether()
    }
  }

  private func pass(_ signal: Int32) {
    kill(id, signal)
    // A shell at a terminal passes over the one, and ends by the other.
    if signal == SIGTERM, isatty(0) == 1 { kill(id, SIGHUP) }
  }

  /// Gives the terminal to the shell from which this program was started, until that continues it.
  private func stopTogether() {
    kill(getpid(), SIGSTOP)
    kill(id, SIGCONT)
  }

  #if canImport(Darwin)
    private typealias Files = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Files = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Signals reach it as they reach a program that a shell starts, whatever this process holds back or ignores.
  private static func attributes() -> Attributes {
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    var (none, ignored) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGXFSZ, SIGCHLD] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }
}

/// The exit status of a program that was run to its end; thrown, this process ends with it, too.
struct ProgramStatus: Error {
  let number: Int32
}
