import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The input of a command in a process of its own, as a file that can be read twice.
final class TableInput {
  let file: Int32
  private let input: InputFile
  private let spool: Spool?

  /// Opens a file, or standard input for `-`; anything but a regular file is read to its end.
  ///
  /// Throws ``Failure`` for an input of more bytes than the limit, and for one that has no end.
  init(_ path: String, atMost limit: Int) throws {
    if path.isEmpty { throw Failure.usage(.emptyPath) }
    input = try InputBytes.open(path, atMost: limit)
    if input.isRegular {
      (file, spool) = (input.file, nil)
    } else {
      let spool = Spool()
      try spool.copy(input, atMost: limit, named: path)
      (file, self.spool) = (try spool.file, spool)
    }
  }

  /// True for standard input and for a path with anything but a folder.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path == "-" || stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}

extension Spool {
  /// Takes all bytes of an input; throws ``Failure`` when they are more than the limit.
  fileprivate func copy(_ input: InputFile, atMost limit: Int, named path: String) throws {
    var count = 0
    try Self.forEachPiece(of: input.file, goOn: Signals.stopIfInterrupted) {
      count += $0.count
      try append($0)
      return count <= limit
    }
    if count > limit { throw try tooLong(atMost: limit, named: path) }
  }

  /// The failure of an input of which the limit was taken: it names the line that the limit is in.
  func tooLong(atMost limit: Int, named path: String) throws -> Failure {
    guard ftruncate(try file, off_t(limit)) == 0 else { throw Failure.unreadable(path, .system(errno)) }
    let line = FileBytes(file: try file)?.lastLine ?? 1
    return Failure.unreadable(path, .tooLong(limit: limit, line: line))
  }
}
