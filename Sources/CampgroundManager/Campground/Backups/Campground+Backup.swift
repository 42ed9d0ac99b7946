import Persistence

extension Campground {
  /// Copies all of it, as of one moment, into an empty file, and checks the copy; others may go on writing.
  ///
  /// A sound copy has no problems. Throws ``StoreError``.
  public func backUp(into path: String) throws -> BackupCheck {
    try store.copy(into: path)
    return try BackupCheck(of: path)
  }
}
