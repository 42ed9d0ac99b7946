#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The input of an import in a process of its own, as a file that can be read twice.
final class TableInput {
  let file: Int32
  private let spool: Spool?

  /// Opens a file, or standard input for `-`; a pipe is read to its end.
  init(_ path: String, _ session: Session) throws {
    if path.isEmpty { throw Failure.usage(.emptyPath) }
    let opened = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw Failure.unreadableFile(path, .last) }
    var status = stat()
    guard fstat(opened, &status) == 0 else { throw Failure.unreadableFile(path, .last) }
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure.unreadableFile(path, InputError(code: EISDIR)) }
    guard status.st_mode & S_IFMT != S_IFREG else {
      (file, spool) = (opened, nil)
      return
    }
    defer { close(opened) }
    let spool = try session.spool()
    try Spool.forEachPiece(of: opened, goOn: Signals.stopIfAsked) {
      try spool.append($0)
      return true
    }
    (file, self.spool) = (spool.file, spool)
  }

  /// True for standard input and for a path with anything but a folder.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path == "-" || stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  deinit { if spool == nil { close(file) } }
}
