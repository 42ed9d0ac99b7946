import CSQLite

extension SQLiteConnection {
  /// Copies the whole database, as of one moment, over an empty one, `piece` pages at a time.
  ///
  /// Others may write in between. Then the engine begins anew; so that this ends some time, the fourth attempt is one
  /// piece, during which a writer waits at its commit.
  func copy(over other: SQLiteConnection, piece: Int32 = 1000, between: () throws -> Void = {}) throws {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else { throw other.error() }
    do {
      try Self.copyAll(backup, piece, between)
    } catch {
      sqlite3_backup_finish(backup)
      throw error
    }
    // It reports a failure of any of the pieces, through the target's handle.
    guard sqlite3_backup_finish(backup) == SQLITE_OK else { throw other.error() }
  }

  private static func copyAll(_ backup: OpaquePointer, _ piece: Int32, _ between: () throws -> Void) throws {
    var (attempts, left, code) = (1, Int32.max, SQLITE_OK)
    while code == SQLITE_OK {
      code = sqlite3_backup_step(backup, attempts < 4 ? piece : -1)
      let remaining = sqlite3_backup_remaining(backup)
      if remaining >= left { attempts += 1 }
      left = remaining
      if code == SQLITE_OK { try between() }
    }
    if [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF) { throw StoreError.busy }
  }
}
