import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of a store, seen from outside the engine: whether it can be one, and how it comes to be.
///
/// An existing file is never opened here: closing any handle of it would drop the locks that another store of this
/// process holds on it.
enum StoreFile {
  /// Whether there is a file that may be a store; throws for what can never be one.
  static func exists(_ path: String) throws -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw StoreError.unusable(path: path, .refused(systemMessage())) }
      return false
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError.unusable(path: path, .notAFile) }
    guard status.st_size > 0 else { throw StoreError.unusable(path: path, .empty) }
    // The engine takes a file of less than 512 bytes for an empty one, and would write over it.
    guard status.st_size >= 512 else { throw StoreError.unusable(path: path, .notADatabase) }
    guard csqlite_is_on_network(path) == 0 else { throw StoreError.unusable(path: path, .networkFileSystem) }
    return true
  }

  /// Makes a new store: built in memory, written beside, synced and linked into place.
  ///
  /// When another process was faster, its store stands.
  static func create(_ path: String, schema: Schema, progress: (MigrationProgress) -> Void) throws {
    let store = try Store(.memory, schema: schema, progress: progress)
    let folder = parent(of: path)
    try makeFolders(folder)
    guard csqlite_is_on_network(folder) == 0 else {
      throw StoreError.unusable(path: path, .networkFileSystem)
    }
    let beside = nameBeside(path)
    try store.connection.withSerialized { try write($0, to: beside, for: path) }
    _ = try put(beside, at: path)
  }

  /// Where a store is built that nobody is to see yet.
  static func nameBeside(_ path: String) -> String {
    "\(path).new-\(getpid())-\(UInt32.random(in: .min ... .max))"
  }

  /// Gives a store that was built beside its place, to last; returns false when another process's store is there by now.
  static func put(_ beside: String, at path: String) throws -> Bool {
    let isLinked = link(beside, path) == 0
    let isRefused = !isLinked && errno != EEXIST
    let refusal = systemMessage()
    unlink(beside)
    if isRefused { throw StoreError.unusable(path: path, .refused(refusal)) }
    try sync(parent(of: path))
    return isLinked
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to path: String, for store: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StoreError.unusable(path: store, .refused(systemMessage())) }
    do {
      defer { close(file) }
      // The umask may have taken away the owner's own rights, too.
      guard fchmod(file, 0o600) == 0 else { throw systemError() }
      var rest = bytes
      while !rest.isEmpty {
        #if canImport(Glibc)
          let written = Glibc.write(file, rest.baseAddress, rest.count)
        #else
          let written = Darwin.write(file, rest.baseAddress, rest.count)
        #endif
        guard written > 0 else { throw systemError() }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
      guard fsync(file) == 0 else { throw systemError() }
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func sync(_ folder: String) throws {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw systemError() }
    defer { close(file) }
    // Some file systems cannot sync a folder, and say so.
    guard fsync(file) == 0 || errno == EINVAL else { throw StoreError.inputOutput(systemMessage(), applied: nil) }
  }

  private static func makeFolders(_ folder: String) throws {
    var status = stat()
    guard stat(folder, &status) != 0 else { return }
    let above = parent(of: folder)
    if above != folder { try makeFolders(above) }
    guard mkdir(folder, 0o700) == 0 else {
      if errno == EEXIST { return }
      throw StoreError.unusable(path: folder, .refused(systemMessage()))
    }
    chmod(folder, 0o700)
  }

  static func parent(of path: String) -> String {
    var trimmed = Substring(path)
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  private static func systemMessage() -> String { String(cString: strerror(errno)) }

  private static func systemError() -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EROFS: .readOnly
    default: .inputOutput(systemMessage(), applied: false)
    }
  }
}
