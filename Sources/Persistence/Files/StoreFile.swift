import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of a store, seen from outside the engine: its validity, and its making.
///
/// An existing file is never opened here: closing any handle of it would drop the locks that another store of this
/// process holds on it.
enum StoreFile {
  /// True when there is a file that may be a store; throws for a file that can never be one.
  ///
  /// `sweeping` also removes the files of a killed process beside it.
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
    // The process that put it there was killed before it removed the name under which it had made the file.
    if status.st_nlink > 1, sweeping { PassingFolder.sweep(parent(of: path)) }
    return true
  }

  /// Writes a database in memory to a file that nobody sees before it is whole: beside, synced and linked into place.
  /// Returns false when another process's store is there by now.
  static func put(_ database: SQLiteConnection, at path: String) throws -> Bool {
    let passing = try make(database, beside: path)
    do {
      return try put(passing, at: path)
    } catch StoreError.inputOutput(let words, applied: _) {
      // The store may be there; the write for which it was made is not in it.
      throw StoreError.inputOutput(words, applied: false)
    }
  }

  /// Writes a database in memory to a file beside a store's place.
  static func make(_ database: SQLiteConnection, beside place: String) throws -> PassingFolder {
    try makeFolders(parent(of: place))
    guard csqlite_is_on_network(parent(of: place)) == 0 else {
      throw StoreError.unusable(path: place, .networkFileSystem)
    }
    let passing = try passingFolder(beside: place)
    try database.withSerialized { try write($0, to: passing.file, for: place) }
    return passing
  }

  /// Makes an empty file that only this user can read, beside a store's place.
  static func make(beside place: String) throws -> PassingFolder {
    try makeFolders(parent(of: place))
    let passing = try passingFolder(beside: place)
    close(try openNew(passing.file, for: place))
    return passing
  }

  private static func passingFolder(beside place: String) throws -> PassingFolder {
    guard let folder = PassingFolder(beside: place) else { throw StoreError.system(errno, at: place) }
    return folder
  }

  private static func openNew(_ path: String, for store: String) throws -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StoreError.system(errno, at: store) }
    // The umask may have taken away the owner's own rights, too.
    fchmod(file, 0o600)
    return file
  }

  /// Puts a store that was built beside its place there, to last; returns false when another process's store is there
  /// by now.
  static func put(_ passing: PassingFolder, at path: String) throws -> Bool {
    let isLinked = name(passing.file, path)
    let refusal = errno
    passing.remove()
    guard isLinked || refusal == EEXIST else { throw StoreError.system(refusal, at: path) }
    try sync(parent(of: path), applied: isLinked)
    return isLinked
  }

  /// Gives a file a second name that is not taken; where files can have one name only, as on many a stick, another one.
  static func name(_ file: String, _ name: String) -> Bool {
    if link(file, name) == 0 { return true }
    let refusal = errno
    // An answer can be lost on its way, though the call succeeded.
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
  }
}
