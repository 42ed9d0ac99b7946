import CSQLite

extension SQLiteConnection {
  /// True for a file that another tool left in the write-ahead mode, in which even a reader makes files beside it.
  ///
  /// The engine's own handle is used: closing any other would drop the locks that another store of this process holds.
  static func isWritingAhead(_ path: String) -> Bool {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    let path = path.hasPrefix("/") ? path : "./" + path
    guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK else {
      return false
    }
    return handle.map { csqlite_says_write_ahead($0) != 0 } ?? false
  }
}
