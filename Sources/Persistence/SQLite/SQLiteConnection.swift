import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open handle of the engine with this program's settings, and its statements by their text.
final class SQLiteConnection {
  let handle: OpaquePointer
  private let busyWait: BusyWait
  private var statements = StatementCache()

  /// Set once, before the engine does anything; later it has no effect.
  private static let countsNoMemory = csqlite_count_no_memory() == SQLITE_OK

  /// The version of the library in use.
  static var version: String { String(cString: sqlite3_libversion()) }

  /// The store that a connection opens.
  enum Target {
    /// A new store in memory.
    case memory
    /// The same, of which the cache does not hold all: the engine keeps the rest in a file that has no name.
    case passing
    /// An existing file, which is opened for reading when it cannot be written to.
    case file(String)
    case fileToRead(String)
  }

  /// Opens a store.
  ///
  /// The cache of pages is in KiB; with 2 MB a batch of 100,000 lines takes a third longer.
  init(_ target: Target, busyTimeout: Duration, cache: Int = 8000) throws {
    _ = Self.countsNoMemory
    var opened: OpaquePointer?
    let (path, access) = target.name
    let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let handle = opened, code == SQLITE_OK else {
      defer { sqlite3_close_v2(opened) }
      guard let opened else { throw StoreError.engine(code: code, message: "out of memory") }
      let number = sqlite3_system_errno(opened)
      throw StoreError.system(number == 0 ? EIO : number, at: path)
    }
    self.handle = handle
    busyWait = BusyWait(atMost: busyTimeout)
    try RollbackJournal.requireOwn(of: self.path)
    try configure()
    try run("PRAGMA cache_size = -\(cache)")
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  private func configure() throws {
    waitForOthers()
    for (option, value) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
    ] {
      guard csqlite_configure(handle, Int32(option), Int32(value)) == SQLITE_OK else { throw error() }
    }
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 26)
    // secure_delete: an erased name leaves no byte behind. EXTRA: a committed booking survives a power cut.
    try run(
      "PRAGMA synchronous = EXTRA; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY")
    // Otherwise OR REPLACE deletes rows that a trigger protects.
    try run("PRAGMA secure_delete = ON; PRAGMA recursive_triggers = ON")
  }

  /// Ends the write-ahead mode, if another tool has left the file in it: it may not be safe in this library's version.
  func takeBackWriteAhead() throws {
    if csqlite_is_writing_ahead(handle) != 0 { try run("PRAGMA journal_mode = DELETE") }
  }

  private func waitForOthers() {
    sqlite3_busy_handler(
      handle,
      { context, looks in
        guard let context else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().goOn(after: looks) ? 1 : 0
      }, Unmanaged.passUnretained(busyWait).toOpaque())
  }

  /// The file's own path, links resolved; empty in memory.
  var path: String { sqlite3_db_filename(handle, "main").map(String.init(cString:)) ?? "" }
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
  var rowsTouched: Int { Int(sqlite3_changes64(handle)) }
  /// The number of rows since it was opened, also those that were rolled back.
  var rowsEverTouched: Int64 { sqlite3_total_changes64(handle) }
  var lastInserted: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The last failure of this handle, as data.
  func error() -> StoreError { StoreError(handle: handle) }

  /// Runs statements without values or answers.
  func run(_ script: String) throws {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw error() }
  }

  /// Runs one statement without values or answers, prepared once: for the statements that every line of a batch runs.
  func step(_ statement: SQL) throws {
    try query(statement) { _ in false }
  }

  /// Steps through the answer until the body returns false.
  ///
  /// A statement is lent while it runs, so that a nested use of the same text prepares its own.
  func query(_ sql: SQL, _ body: (SQLiteStatement) throws -> Bool) throws {
    let statement = try statements.idle(sql) ?? prepared(sql)
    statement.isLent = true
    statement.runs += 1
    defer {
      statement.reset()
      statement.isLent = false
    }
    try statement.bind(sql.parts)
    while try statement.step() {
      guard try body(statement) else { return }
    }
  }

  /// The number of runs of each statement.
  var runs: [(text: String, count: Int)] { statements.all.map { ($0.text, $0.runs) } }

  private func prepared(_ sql: SQL) throws -> SQLiteStatement {
    let statement = try SQLiteStatement(sql.text, on: handle)
    statements.keep(statement, for: sql)
    return statement
  }

  /// A setting of the engine that is a number.
  func pragma(_ name: String) throws -> Int {
    let statement = try SQLiteStatement("PRAGMA " + name, on: handle)
    guard try statement.step(), case .integer(let number) = statement.value(at: 0) else { return 0 }
    return Int(number)
  }

  func commit() throws {
    try requireTransaction()
    try run("COMMIT")
  }

  /// Throws when the engine has rolled the transaction back by itself, as it does when the disk is full.
  ///
  /// Statements would then be kept at once, each by itself.
  func requireTransaction() throws {
    guard isInTransaction else { throw StoreError.inputOutput("the transaction was lost", applied: false) }
  }

  /// Ends the open transaction; one that the engine has already ended is no error.
  func rollBack() {
    if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
  }

  /// Writes the whole file anew; only outside of a transaction.
  func rewrite() throws {
    // The engine attaches a second database for it, which nothing else may.
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1)
    defer { sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0) }
    try run("VACUUM")
  }

  /// The whole database as the bytes of its file.
  func withSerialized<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
      throw StoreError.engine(code: SQLITE_NOMEM, message: "out of memory")
    }
    defer { sqlite3_free(bytes) }
    return try body(UnsafeRawBufferPointer(start: bytes, count: Int(size)))
  }
}

extension SQLiteConnection.Target {
  /// The engine's name for it, and the access to it. Names of the engine's own begin with ":" or "file:".
  fileprivate var name: (path: String, access: Int32) {
    switch self {
    case .memory: (":memory:", SQLITE_OPEN_READWRITE)
    case .passing: ("", SQLITE_OPEN_READWRITE)
    case .file(let path): (path.hasPrefix("/") ? path : "./" + path, SQLITE_OPEN_READWRITE)
    case .fileToRead(let path): (path.hasPrefix("/") ? path : "./" + path, SQLITE_OPEN_READONLY)
    }
  }
}
