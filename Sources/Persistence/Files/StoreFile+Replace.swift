#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreFile {
  /// Puts a store that was built beside its place there, to last, and keeps the one that is there under another name.
  ///
  /// Nobody can be writing to the old one meanwhile, and the engine refuses later writes of those who had it open.
  /// Returns the old one's new name, nil when there was none.
  static func replace(_ path: String, by passing: PassingFolder, mark: Int32, busyTimeout: Duration) throws -> String? {
    try syncFile(passing.file)
    guard let size = try size(of: path) else {
      guard try put(passing, at: path) else { throw StoreError.busy }
      return nil
    }
    let old = try size < 512 ? nil : locked(path, mark: mark, busyTimeout: busyTimeout)
    defer { old?.rollBack() }
    let kept = try keep(path)
    do {
      // A power cut must not keep only the next steps: the old one would be gone, or its journal the new one's.
      try sync(parent(of: path), applied: false)
      guard rename(passing.file, path) == 0 else { throw StoreError.system(errno, at: path) }
    } catch {
      // When it has two names, the second goes; otherwise it gets its own back.
      if isSame(kept, path) { unlink(kept) } else { rename(kept, path) }
      throw error
    }
    passing.remove()
    try sync(parent(of: path), applied: true)
    return kept
  }

  /// The name that the store at a path would be kept under now; nil when there is none.
  static func nameToKeep(_ path: String) throws -> String? {
    try size(of: path).map { _ in freeName(beside: path) }
  }

  /// The file at a path after all links.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The size of the file; nil when there is none; throws for a file that can be no store.
  private static func size(of path: String) throws -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw StoreError.system(errno, at: path) }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError.unusable(path: path, .notAFile) }
    return Int(status.st_size)
  }

  /// Locks everybody out, and finishes the write of a killed process; returns nil when nobody can open the store.
  private static func locked(_ path: String, mark: Int32, busyTimeout: Duration) throws -> SQLiteConnection? {
    do {
      let old = try SQLiteConnection(.file(path), busyTimeout: busyTimeout)
      try old.run("BEGIN EXCLUSIVE")
      guard try old.pragma("application_id") == Int(mark) else {
        throw StoreError.unusable(path: path, .otherApplication)
      }
      return old
    } catch StoreError.corrupt, StoreError.unusable(_, .notADatabase) {
      return nil
    }
  }

  /// Gives the store a second name, and moves away the files that the engine would take for the new one's.
  private static func keep(_ path: String) throws -> String {
    let kept = freeName(beside: path)
    guard name(path, kept) else {
      if errno == EEXIST { return try keep(path) }
      throw StoreError.system(errno, at: path)
    }
    for suffix in RollbackJournal.suffixes + ["-shm"] { rename(path + suffix, kept + suffix) }
    return kept
  }

  private static func freeName(beside path: String) -> String {
    var number = 1
    while isTaken("\(keptPrefix(path))\(number)") { number += 1 }
    return "\(keptPrefix(path))\(number)"
  }

  /// The beginning of the name under which a store is kept, before a number.
  static func keptPrefix(_ path: String) -> String { "\(path).old-" }

  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func syncFile(_ path: String) throws {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw StoreError.system(errno, at: path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw StoreError.system(errno, at: path) }
  }
}
