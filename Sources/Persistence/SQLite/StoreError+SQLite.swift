import Basics
import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreError {
  /// The last failure of a handle, as data.
  init(handle: OpaquePointer) {
    let code = sqlite3_extended_errcode(handle)
    let message = String(cString: sqlite3_errmsg(handle))
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    // Another store is in its place by now, and can be opened.
    case SQLITE_READONLY where code == csqlite_readonly_moved: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CORRUPT where code == SQLITE_CORRUPT: self = .corrupt("its pages do not fit together")
    case SQLITE_CORRUPT, SQLITE_FORMAT, SQLITE_SCHEMA: self = .corrupt(message)
    case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_NOMEM, SQLITE_PERM:
      // Only a commit can fail and be on disk all the same, and it looks for itself.
      self = .inputOutput(Self.words(of: handle, code), applied: false)
    // Statements are tested on a sound schema with amounts in bounds: only a file changed by others fails.
    case SQLITE_ERROR: self = .corrupt(message)
    case SQLITE_NOTADB: self = .unusable(path: Self.path(of: handle), .notADatabase)
    default:
      let constraint = Constraint(code: code, message: message)
      self = constraint.map(Self.constraint) ?? .engine(code: code, message: message)
    }
  }

  /// The system's message, which is more precise than the engine's "disk I/O error".
  private static func words(of handle: OpaquePointer, _ code: Int32) -> String {
    if code == SQLITE_NOMEM || code == csqlite_ioerr_nomem { return words(ENOMEM) }
    let number = sqlite3_system_errno(handle)
    return words(number == 0 ? EIO : number)
  }

  private static func path(of handle: OpaquePointer) -> String {
    sqlite3_db_filename(handle, "main").map(String.init(cString:)) ?? ""
  }
}

extension Constraint {
  /// Reads the engine's message, such as `UNIQUE constraint failed: night.site, night.night`.
  init?(code: Int32, message: String) {
    let detail = message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? message
    switch code {
    case csqlite_constraint_unique, csqlite_constraint_primary_key:
      self = .unique(columns: detail.split(separator: ", ").map(String.init))
    case csqlite_constraint_not_null: self = .notNull(column: detail)
    case csqlite_constraint_check: self = .check(detail)
    case csqlite_constraint_foreign_key: self = .foreignKey
    case csqlite_constraint_trigger: self = .trigger(message)
    default: return nil
    }
  }
}
