import Foundation

/// A process that writes to two files, and reads from one, by default nothing. `Process` does more and takes longer, and tests start thousands.
struct Child {
  private let id: pid_t

  init(
    _ words: [String], environment: [String: String], input: String = "/dev/null", output: String, errors: String
  ) throws {
    var files = Self.files(input: input, output: output, errors: errors)
    var attributes = Self.attributes()
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    let arguments = words.map { strdup($0) }
    let variables = environment.map { strdup("\($0)=\($1)") }
    defer { for text in arguments + variables { free(text) } }
    var id = pid_t()
    let status = posix_spawn(&id, words[0], &files, &attributes, arguments + [nil], variables + [nil])
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    self.id = id
  }

  func send(_ signal: Int32) { kill(id, signal) }

  /// Its exit status once it has ended, or was ended after two minutes; the number of a signal that ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    let end = ContinuousClock.now + .seconds(120)
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id || ended < 0 && errno != EINTR { break }
      if ContinuousClock.now >= end { kill(id, SIGKILL) }
      usleep(2000)
    }
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : signal
  }

  #if canImport(Darwin)
    private typealias Files = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Files = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func files(input: String, output: String, errors: String) -> Files {
    var files = Files()
    posix_spawn_file_actions_init(&files)
    posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY | O_NOCTTY, 0)
    posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_NOCTTY, 0o600)
    posix_spawn_file_actions_addopen(&files, 2, errors, O_WRONLY | O_CREAT, 0o600)
    return files
  }

  /// The threads that tests run on hold signals back, and a child would inherit that: its shell would wait for ever.
  private static func attributes() -> Attributes {
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }
}
