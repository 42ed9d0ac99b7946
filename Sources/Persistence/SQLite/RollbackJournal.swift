#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies beside a store's file while it is written, and after a write that was cut off.
enum RollbackJournal {
  /// Throws when it is of somebody who may not write to the file itself.
  ///
  /// The engine would write to the store what it says. What root began, the engine has given to the file's owner.
  static func requireOwn(of path: String) throws {
    for journal in [path + "-journal", path + "-wal"] {
      var (file, beside) = (stat(), stat())
      guard lstat(journal, &beside) == 0, stat(path, &file) == 0, file.st_mode & 0o022 == 0 else { continue }
      guard [file.st_uid, 0].contains(beside.st_uid) else { throw StoreError.unusable(path: path, .journalOfOthers) }
    }
  }
}
