#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A place where a configuration file may be.
struct ConfigurationFile: Equatable, Sendable {
  let path: String
  /// True for the machine's own, which is for all of its users.
  var isForMachine = false
  /// True when it must be there, because the environment names it.
  var isRequired = false
  var isFound = false

  /// The maximum number of its bytes.
  static let limit = 1 << 16

  /// The contents; nil when there is no such file. It never waits, whatever is in its place.
  func contents() throws(ConfigurationProblem) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      guard isRequired || isThere(errno) else { return nil }
      throw problem(.unreadable(InputError.last.message))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw problem(.notAFile) }
    try requireTrusted(status)
    var bytes: [UInt8] = []
    do {
      try Spool.forEachPiece(of: file) { piece in
        bytes += piece
        return bytes.count <= Self.limit
      }
    } catch {
      throw problem(.unreadable((error as? InputError ?? .last).message))
    }
    guard bytes.count <= Self.limit else { throw problem(.tooLarge) }
    return bytes
  }

  /// Throws for a file that somebody else could have written: it would send names and payments to another store.
  ///
  /// It is refused as ssh refuses its own, and not merely warned about: a warning is no part of the JSON that scripts
  /// read. A group with the number of its user is that user's own, as many systems give each user one.
  private func requireTrusted(_ status: stat) throws(ConfigurationProblem) {
    guard [geteuid(), 0].contains(status.st_uid) else { throw problem(.ofAnother) }
    guard !Self.isOpen(status) else { throw problem(.writable(path)) }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var above = stat()
    guard stat(folder, &above) == 0 else { return }
    guard [geteuid(), 0].contains(above.st_uid) else { throw problem(.ofAnother) }
    // In a folder such as /tmp others cannot replace it.
    guard above.st_mode & S_ISVTX != 0 || !Self.isOpen(above) else { throw problem(.writable(folder)) }
  }

  /// True when others can write to it.
  private static func isOpen(_ status: stat) -> Bool {
    status.st_mode & S_IWOTH != 0 || status.st_mode & S_IWGRP != 0 && status.st_gid != status.st_uid
  }

  /// True unless the error of opening it shows that there is no such file.
  ///
  /// In a folder that this user may not enter, as `HOME` of a service often is, there is none for this user.
  private func isThere(_ code: Int32) -> Bool {
    var status = stat()
    if code == EACCES { return lstat(path, &status) == 0 }
    return code != ENOENT && code != ENOTDIR
  }

  private func problem(_ fault: ConfigurationProblem.Fault) -> ConfigurationProblem {
    ConfigurationProblem(file: path, line: nil, fault)
  }
}
