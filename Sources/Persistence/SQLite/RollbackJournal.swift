#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies beside a store's file while it is written, and after a write that was cut off.
enum RollbackJournal {
  /// What the engine adds to the file's name.
  static let suffixes = ["-journal", "-wal"]

  /// Throws for what is no file, and for what is of somebody who may not write to the store's file itself.
  ///
  /// The engine would write to the store what it says, and wait for the other end of a pipe. What root began, the
  /// engine has given to the file's owner.
  static func requireOwn(of path: String) throws {
    for journal in suffixes.map({ path + $0 }) {
      var (file, beside) = (stat(), stat())
      guard lstat(journal, &beside) == 0 else { continue }
      guard beside.st_mode & S_IFMT == S_IFREG else { throw StoreError.unusable(path: journal, .notAFile) }
      guard stat(path, &file) == 0, file.st_mode & 0o022 == 0 else { continue }
      guard [file.st_uid, 0].contains(beside.st_uid) else { throw StoreError.unusable(path: path, .journalOfOthers) }
    }
  }
}
