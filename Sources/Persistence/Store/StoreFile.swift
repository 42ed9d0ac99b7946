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
  ///
  /// `sweeping` also removes what a killed process has left beside it.
  static func exists(_ path: String, sweeping: Bool = true) throws -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw StoreError.system(errno, at: path) }
      return false
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError.unusable(path: path, .notAFile) }
    guard status.st_size > 0 else { throw StoreError.unusable(path: path, .empty) }
    // The engine takes a file of less than 512 bytes for an empty one, and would write over it.
    guard status.st_size >= 512 else { throw StoreError.unusable(path: path, .notADatabase) }
    guard csqlite_is_on_network(path) == 0 else { throw StoreError.unusable(path: path, .networkFileSystem) }
    // Whoever put it there was killed before the name was gone that it had been made under.
    if status.st_nlink > 1, sweeping { sweep(beside: path) }
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
    do {
      _ = try put(beside, at: path)
    } catch StoreError.inputOutput(let words, applied: _) {
      // The store may be there; what it was made for is not in it.
      throw StoreError.inputOutput(words, applied: false)
    }
  }

  /// Where a store is built that nobody is to see yet.
  static func nameBeside(_ path: String) -> String {
    PassingFile.name(newPrefix(path))
  }

  /// What a name beside the path begins with, before the number of the process that made it.
  static func newPrefix(_ path: String) -> String { "\(path).new-" }

  /// Makes an empty file that this user alone can read, beside a store's place.
  static func make(beside place: String) throws -> String {
    let beside = nameBeside(place)
    try makeFolders(parent(of: place))
    close(try openNew(beside, for: place))
    return beside
  }

  private static func openNew(_ path: String, for store: String) throws -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StoreError.system(errno, at: store) }
    // The umask may have taken away the owner's own rights, too.
    fchmod(file, 0o600)
    return file
  }

  /// Gives a store that was built beside its place, to last; returns false when another process's store is there by now.
  static func put(_ beside: String, at path: String) throws -> Bool {
    let isLinked = name(beside, path)
    let refusal = errno
    unlink(beside)
    guard isLinked || refusal == EEXIST else { throw StoreError.system(refusal, at: path) }
    sweep(beside: path)
    try sync(parent(of: path), applied: isLinked)
    return isLinked
  }

  /// Gives a file a second name that nothing has; where files can have one name only, as on many a stick, another one.
  static func name(_ file: String, _ name: String) -> Bool {
    if link(file, name) == 0 { return true }
    let refusal = errno
    // An answer can be lost on its way, though what was asked for is done.
    if isSame(file, name) { return true }
    errno = refusal
    guard [EPERM, EOPNOTSUPP].contains(refusal) else { return false }
    let reserved = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard reserved >= 0 else { return false }
    close(reserved)
    return rename(file, name) == 0
  }

  static func isSame(_ file: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    return stat(file, &one) == 0 && stat(other, &two) == 0 && (one.st_dev, one.st_ino) == (two.st_dev, two.st_ino)
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to path: String, for store: String) throws {
    let file = try openNew(path, for: store)
    do {
      defer { close(file) }
      var rest = bytes
      while !rest.isEmpty {
        #if canImport(Glibc)
          let written = Glibc.write(file, rest.baseAddress, rest.count)
        #else
          let written = Darwin.write(file, rest.baseAddress, rest.count)
        #endif
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw StoreError.system(errno, at: store) }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
      guard fsync(file) == 0 else { throw StoreError.system(errno, at: store) }
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Removes what was built beside a place.
  static func remove(_ beside: String) {
    unlink(beside)
    unlink(beside + "-journal")
  }
}
