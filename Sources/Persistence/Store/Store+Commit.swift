/// Commits, and what becomes of one that failed.
extension Store {
  /// The newest row of those that every write adds one to; nil when there is none, or none is known.
  func witness() throws -> String? {
    guard let newest, location != .memory else { return nil }
    return try value(newest)
  }

  /// Commits what was written since the witness was asked; a failure of the system says whether it is on disk.
  func commit(since before: String?, by commit: () throws -> Void) throws {
    try connection.requireTransaction()
    let after = try witness()
    do {
      try commit()
    } catch StoreError.inputOutput(let words, applied: _) {
      connection.rollBack()
      throw StoreError.inputOutput(words, applied: isThere(after, insteadOf: before))
    }
  }

  /// Whether a commit that failed has come true, as somebody else sees the file; nil when that cannot be told.
  ///
  /// The engine has committed once the rollback journal is gone, whatever it could not do after that.
  private func isThere(_ after: String?, insteadOf before: String?) -> Bool? {
    guard let newest, after != before, case .file(let path) = location else { return nil }
    do {
      let other = try SQLiteConnection(path: path, busyTimeout: busyTimeout)
      var found: String?
      try other.query(newest) { row in
        found = try row[0]
        return false
      }
      // Somebody may have written since: then it is neither.
      return found == after ? true : found == before ? false : nil
    } catch {
      return nil
    }
  }
}
