import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name, for data that is too much for memory; gone when the process is.
///
/// It is made when it is first needed, so most commands need no place for it.
final class Spool {
  private let folder: String
  private var opened: Int32?
  private(set) var isEmpty = true

  /// The folder of temporary files.
  static var folder: String { Environment.variable(.temporaryFolder) ?? "/tmp" }

  init(in folder: String = Spool.folder) { self.folder = folder }

  deinit { if let opened { close(opened) } }

  /// The open file, which only this user could read.
  var file: Int32 {
    get throws(FileError) {
      if let opened { return opened }
      guard let file = Self.nameless(in: folder) ?? Self.named(in: folder) else { throw failure(errno) }
      opened = file
      return file
    }
  }

  /// Makes a file that never has a name, so that a process killed at any moment leaves nothing; returns nil where the
  /// system has no such files.
  static func nameless(in folder: String) -> Int32? {
    #if canImport(Glibc)
      // O_TMPFILE, a macro that Swift does not import.
      let file = open(folder, __O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
      return file >= 0 ? file : nil
    #else
      return nil
    #endif
  }

  /// Makes a file that loses its name at once, in a folder that a later one removes after a kill; returns nil when the
  /// system refuses.
  static func named(in folder: String) -> Int32? {
    guard let passing = PassingFolder(beside: "\(folder)/spool") else { return nil }
    let file = open(passing.file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    let reason = errno
    passing.remove()
    errno = reason
    return file >= 0 ? file : nil
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    let file = try file
    isEmpty = false
    do {
      try OutputStream.send(bytes, to: file)
    } catch {
      throw failure(error.code)
    }
  }

  /// Makes the next reader begin at the beginning; otherwise it would find nothing, and take that for all.
  func rewind() throws(FileError) {
    guard let opened else { return }
    guard lseek(opened, 0, SEEK_SET) == 0 else { throw failure(errno) }
  }

  func clear() throws(FileError) {
    guard !isEmpty else { return }
    guard ftruncate(try file, 0) == 0 else { throw failure(errno) }
    try rewind()
    isEmpty = true
  }

  private func failure(_ code: Int32) -> FileError { FileError(path: "A temporary file in \(folder)", code: code) }

  /// Calls the body with the rest of the file, in pieces.
  func forEachPiece(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard !isEmpty else { return }
    try Self.forEachPiece(of: try file) {
      try body($0)
      return true
    }
  }

  /// Calls the body with the rest of a file, in pieces, as long as the body wants more; checks now and then whether to
  /// continue.
  static func forEachPiece(
    of file: Int32, goOn: () throws -> Void = {}, _ body: (UnsafeRawBufferPointer) throws -> Bool
  ) throws {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { piece.deallocate() }
    while true {
      try goOn()
      var query = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&query, 1, 100) > 0 else { continue }
      let count = read(file, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError(code: errno) }
      guard count > 0, try body(UnsafeRawBufferPointer(rebasing: piece[..<count])) else { return }
    }
  }
}
