#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of input, open for reading: one that has an end.
package final class InputFile {
  package let file: Int32
  /// True for a regular file, which can be mapped; a pipe, a socket or a terminal is read to its end.
  package let isRegular: Bool
  private let isOwned: Bool

  /// The most bytes that are read of an input, unless another number is given: 1 GiB.
  package static let usualLimit = 1 << 30

  /// Opens the file at a path, which may wait for the writer of a pipe; with `isRegular` it never waits, and takes
  /// nothing but regular files.
  ///
  /// Throws ``ImportFileProblem`` for a folder, for a device that is no terminal, and for a file of more bytes than the
  /// limit.
  package init(
    _ path: String, atMost limit: Int, isRegular: Bool = false, followingLinks: Bool = true
  ) throws(ImportFileProblem) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .system(errno) }
    // Opening it may already wait, or do something.
    _ = try Self.isRegular(status, orElse: !isRegular)
    file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW))
    guard file >= 0 else { throw .system(errno) }
    isOwned = true
    do throws(ImportFileProblem) {
      self.isRegular = try Self.isRegular(file, atMost: limit, orElse: !isRegular)
    } catch {
      close(file)
      throw error
    }
  }

  /// The open standard input.
  package init(standardInput file: Int32, atMost limit: Int) throws(ImportFileProblem) {
    self.file = file
    isOwned = false
    isRegular = try Self.isRegular(file, atMost: limit, orElse: true)
  }

  deinit { if isOwned { close(file) } }

  private static func isRegular(
    _ file: Int32, atMost limit: Int, orElse isStream: Bool
  ) throws(ImportFileProblem) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    if status.st_mode & S_IFMT == S_IFCHR, isatty(file) == 0, !isNull(status) { throw .device }
    let isRegular = try isRegular(status, orElse: isStream)
    if isRegular, status.st_size > limit { throw .tooLarge(Int(status.st_size), limit: limit) }
    return isRegular
  }

  /// True for a regular file; throws for one that is never read, and for another that may be unless streams are.
  private static func isRegular(_ status: stat, orElse isStream: Bool) throws(ImportFileProblem) -> Bool {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return true
    case S_IFDIR: throw .folder
    case S_IFBLK: throw .device
    default:
      guard isStream else { throw .notAFile }
      return false
    }
  }

  /// True for the device that has no bytes.
  private static func isNull(_ status: stat) -> Bool {
    var null = stat()
    return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
  }
}

extension ImportFileProblem {
  /// The problem of a call of the system, by its number.
  package static func system(_ code: Int32) -> ImportFileProblem {
    code == ENOENT ? .missing : .refused(String(cString: strerror(code)))
  }
}
