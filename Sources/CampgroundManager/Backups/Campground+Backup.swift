import Persistence

extension Campground {
  /// Copies all of it, as of one moment, into an empty file, and checks the copy; others may go on writing.
  ///
  /// What the check has found is nothing for a backup that can be restored. Throws `StoreError`.
  public func backUp(into path: String) throws -> BackupCheck {
    try store.copy(into: path)
    return try BackupCheck(of: path)
  }
}
