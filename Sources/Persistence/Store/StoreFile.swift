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

  /// Makes an empty file that this user alone can read, beside a store's place.
  static func make(beside place: String) throws -> String {
    let beside = nameBeside(place)
    try makeFolders(parent(of: place))
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StoreError.unusable(path: place, .refused(systemMessage())) }
    close(file)
    return beside
  }

  /// Gives a store that was built beside its place, to last; returns false when another process's store is there by now.
  static func put(_ beside: String, at path: String) throws -> Bool {
    let isLinked = name(beside, path)
    let isRefused = !isLinked && errno != EEXIST
    let refusal = systemMessage()
    unlink(beside)
    if isRefused { throw StoreError.unusable(path: path, .refused(refusal)) }
    try sync(parent(of: path))
    return isLinked
  }

  /// Gives a file a second name that nothing has; where files can have one name only, as on many a stick, another one.
  static func name(_ file: String, _ name: String) -> Bool {
    if link(file, name) == 0 { return true }
    guard [EPERM, EOPNOTSUPP].contains(errno) else { return false }
    let reserved = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard reserved >= 0 else { return false }
    close(reserved)
    return rename(file, name) == 0
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to path: String, for store: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StoreError.unusable(path: store, .refused(systemMessage())) }
    do {
      defer { close(file) }
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

  /// Makes last what has become of the names in a folder.
  static func sync(_ folder: String) throws {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw systemError() }
    defer { close(file) }
    // Some file systems cannot sync a folder, and say so.
    guard fsync(file) == 0 || errno == EINVAL else { throw StoreError.inputOutput(systemMessage(), applied: nil) }
  }

  /// Removes what was built beside a place.
  static func remove(_ beside: String) {
    unlink(beside)
    unlink(beside + "-journal")
  }

  /// Makes the folders that are missing, each with a name that lasts before anything is made in it.
  private static func makeFolders(_ folder: String) throws {
    let above = parent(of: folder)
    guard above != folder else { return }
    var status = stat()
    if stat(folder, &status) != 0 {
      try makeFolders(above)
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
        throw StoreError.unusable(path: folder, .refused(systemMessage()))
      }
    }
    // One that is there may be new, too: of a process that was killed before it came to this, or is about to.
    // A folder that may not be read cannot be synced.
    if access(above, R_OK) == 0 { try sync(above) }
  }

  static func parent(of path: String) -> String {
    var trimmed = Substring(path)
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  static func systemMessage() -> String { String(cString: strerror(errno)) }

  static func systemError() -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EROFS: .readOnly
    default: .inputOutput(systemMessage(), applied: false)
    }
  }
}
