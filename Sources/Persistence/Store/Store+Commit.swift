/// Commits, and the outcome of one that failed.
extension Store {
  /// The text of ``Schema/newest``; nil when there is no row, or no such table.
  func newestText() throws -> String? {
    guard let newest, case .file = location else { return nil }
    return try value(newest)
  }

  /// Commits the writes since the newest text was read; an error of the system reports whether they are on disk.
  func commit(since before: String?, by commit: () throws -> Void) throws {
    try connection.requireTransaction()
    let after = try newestText()
    do {
      try commit()
    } catch StoreError.inputOutput(let words, applied: _) where connection.sqlite != nil {
      connection.rollBack()
      throw StoreError.inputOutput(words, applied: isApplied(after, insteadOf: before))
    }
  }

  /// True when a failed commit is on disk, as another connection sees the file; nil when that cannot be known.
  ///
  /// The engine has committed once the rollback journal is gone, whatever failed after that.
  private func isApplied(_ after: String?, insteadOf before: String?) -> Bool? {
    guard let newest, after != before, case .file(let path) = location else { return nil }
    do {
      let other = try SQLiteConnection(.file(path), busyTimeout: busyTimeout)
      var found: String?
      try other.query(newest) { row in
        found = try Row(.sqlite(row))[0]
        return false
      }
      // Somebody may have written since: then it is neither.
      return found == after ? true : found == before ? false : nil
    } catch {
      return nil
    }
  }
}
