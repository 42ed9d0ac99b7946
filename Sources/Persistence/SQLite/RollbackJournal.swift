#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files beside a store's file while it is written, and after a write that was cut off.
enum RollbackJournal {
  /// The endings that the engine adds to the file's name.
  static let suffixes = ["-journal", "-wal"]

  static func liesBeside(_ path: String) -> Bool {
    var status = stat()
    return suffixes.contains { lstat(path + $0, &status) == 0 }
  }

  /// Throws for a pipe, a folder and the like, and for a journal of a user who may not write to the store's file
  /// itself.
  ///
  /// The engine would write its contents to the store, and wait for the other end of a pipe. A journal that root began
  /// is trusted: the engine has given it to the file's owner.
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
