import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name, for data that is too much for memory; gone when the process is.
final class Spool {
  let file: Int32
  private let folder: String
  private var isEmpty = true

  /// Makes a file in the given folder that only this user can read.
  init(in folder: String) throws(InputError) {
    self.folder = folder
    if let file = Self.nameless(in: folder) {
      self.file = file
    } else {
      file = try Self.named(in: folder)
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

  /// Makes a file that loses its name at once; the next call removes one that a killed process has left.
  static func named(in folder: String) throws(InputError) -> Int32 {
    let prefix = "\(folder)/.campctl-"
    PassingFile.sweep(prefix)
    let name = PassingFile.name(prefix)
    let file = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard file >= 0 else { throw InputError(code: errno) }
    unlink(name)
    return file
  }

  deinit { close(file) }

  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    isEmpty = false
    do {
      try OutputStream.send(bytes, to: file)
    } catch {
      throw failure(error.code)
    }
  }

  /// Makes the next reader begin at the beginning; otherwise it would find nothing, and take that for all.
  func rewind() throws(FileError) {
    guard lseek(file, 0, SEEK_SET) == 0 else { throw failure(errno) }
  }

  func clear() throws(FileError) {
    guard !isEmpty else { return }
    guard ftruncate(file, 0) == 0 else { throw failure(errno) }
    try rewind()
    isEmpty = true
  }

  private func failure(_ code: Int32) -> FileError { FileError(path: "A temporary file in \(folder)", code: code) }

  /// Gives the rest of the file, in pieces.
  func forEachPiece(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard !isEmpty else { return }
    try Self.forEachPiece(of: file) {
      try body($0)
      return true
    }
  }

  /// Gives the rest of a file, in pieces, as long as the body wants more; checks now and then whether to continue.
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
