import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A requested file: filled beside its place, and put there whole unless there is one already.
///
/// Only this user can read it, and it is removed again unless it was put there.
final class NewFile {
  private let path: String
  private let passing: PassingFolder
  private let isReplacing: Bool
  private let file: Int32
  private let output: OutputStream

  /// Makes the file; throws ``CampingError`` when there is one already, ``FileError`` when none can be made.
  ///
  /// One that replaces a file is put in its place whole. Others can read one that is public, as far as this process lets
  /// them.
  init(_ path: String, replacing: Bool = false, isPublic: Bool = false) throws {
    var status = stat()
    guard replacing || lstat(path, &status) != 0 else {
      throw Self.exists(path, isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }
    guard let passing = PassingFolder(beside: path) else { throw FileError(path: path, code: errno) }
    file = open(passing.file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    // The umask may have taken away the owner's own rights, too.
    fchmod(file, isPublic ? 0o666 & ~Self.mask : 0o600)
    self.passing = passing
    self.path = path
    isReplacing = replacing
    output = OutputStream(file: file)
  }

  deinit { close(file) }

  func write(_ bytes: some Collection<UInt8>) throws {
    try reporting { try output.write(bytes) }
  }

  /// Has a store copied into it, which may find no room.
  func fill<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
    do { return try body(passing.file) } catch StoreError.full { throw FileError(path: path, code: ENOSPC) }
  }

  /// Puts it in its place, to last, with its whole contents; returns the number of its bytes.
  @discardableResult
  func put() throws -> Int {
    try reporting { try output.flush() }
    guard fsync(file) == 0 else { throw FileError(path: path, code: errno) }
    let count = Int(lseek(file, 0, SEEK_END))
    guard count >= 0 else { throw FileError(path: path, code: errno) }
    if isReplacing {
      guard rename(passing.file, path) == 0 else { throw FileError(path: path, code: errno) }
      return count
    }
    do {
      guard try Store.put(passing, at: path) else { throw Self.exists(path) }
    } catch StoreError.unusable(_, .refused(let message)) {
      throw FileError(path: path, message: message)
    }
    return count
  }

  private func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as OutputError {
      throw FileError(path: path, code: error.code)
    }
  }

  /// The bits that files of this process do not get.
  private static var mask: mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }

  static func exists(_ path: String, isFolder: Bool = false) -> any Error {
    CampingError(.invalidRequest, [.report(isFolder ? .fileIsFolder(path) : .fileExists(path))])
  }
}

/// A file that was requested, or is needed on the way, cannot be made or written.
struct FileError: Error {
  let path: String
  let message: String

  init(path: String, message: String) { (self.path, self.message) = (path, message) }

  init(path: String, code: Int32) { self.init(path: path, message: String(cString: strerror(code))) }
}

/// The input could not be read.
struct InputError: Error {
  let code: Int32
  /// The newest error of the system.
  static var last: InputError { InputError(code: errno) }
  var message: String { String(cString: strerror(code)) }
}
