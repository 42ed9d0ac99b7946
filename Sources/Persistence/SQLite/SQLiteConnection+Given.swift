import CSQLite

/// Statements that people type, on the views that are there for as long as one of them runs.
extension SQLiteConnection {
  /// Runs a statement in the running transaction.
  func answer(_ query: GivenQuery) throws -> GivenAnswer {
    let made = query.views.map { ($0, query.dialect.hidden($0)) }
    defer {
      for (view, name) in made { try? run("DROP VIEW IF EXISTS temp.\(view.name); DROP VIEW IF EXISTS temp.\(name)") }
    }
    for (view, name) in made {
      let columns = view.columns.map { "\"\($0)\"" }.joined(separator: ", ")
      try run("CREATE TEMP VIEW \(name) (\(columns)) AS \(view.query)")
      try run("CREATE TEMP VIEW \(view.name) AS SELECT * FROM temp.\(name)")
    }
    let watch = SQLiteGuard(query)
    return try watch.watching(handle) {
      try GivenSQLiteStatement(query, on: handle, watch).answer()
    }
  }
}

/// A statement that a person typed, as the engine has prepared it.
private final class GivenSQLiteStatement {
  private let query: GivenQuery
  private let pointer: OpaquePointer
  private let handle: OpaquePointer
  private let watch: SQLiteGuard

  init(_ query: GivenQuery, on handle: OpaquePointer, _ watch: SQLiteGuard) throws {
    (self.query, self.handle, self.watch) = (query, handle, watch)
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, query.statement.text, -1, 0, &prepared, nil)
    guard code == SQLITE_OK, let pointer = prepared else { throw Self.error(of: handle, query, watch) }
    self.pointer = pointer
    guard sqlite3_stmt_readonly(pointer) != 0, sqlite3_stmt_isexplain(pointer) == 0 else {
      throw GivenRefusal(.refused("it writes"))
    }
  }

  deinit { sqlite3_finalize(pointer) }

  func answer() throws -> GivenAnswer {
    for name in query.statement.parameters { try bind(query.values[name] ?? "", to: name) }
    let columns = (0..<sqlite3_column_count(pointer)).map { column in
      sqlite3_column_name(pointer, column).map { String(cString: $0) } ?? ""
    }
    var answer = GivenAnswer(columns: columns.map(query.spelled), limits: query.limits)
    while try step() { try answer.append((0..<Int32(columns.count)).map(value)) }
    return answer
  }

  private func step() throws -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    default: throw Self.error(of: handle, query, watch)
    }
  }

  /// A value is compared with numbers as a number, when it is written as one.
  private func bind(_ value: String, to name: String) throws {
    let index = sqlite3_bind_parameter_index(pointer, ":" + name)
    let code: Int32
    if let number = Int64(value), String(number) == value {
      code = sqlite3_bind_int64(pointer, index, number)
    } else if let number = value.decimal {
      code = sqlite3_bind_double(pointer, index, number)
    } else {
      code = csqlite_bind_text(pointer, index, value, Int32(clamping: value.utf8.count))
    }
    guard code == SQLITE_OK else { throw Self.error(of: handle, query, watch) }
  }

  private func value(_ column: Int32) -> AnswerValue {
    switch sqlite3_column_type(pointer, column) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(pointer, column))
    case SQLITE_FLOAT: return AnswerValue(number: sqlite3_column_double(pointer, column).description)
    case SQLITE_TEXT:
      let start = sqlite3_column_text(pointer, column)
      let bytes = UnsafeBufferPointer(
        start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(pointer, column)))
      return .text(String(decoding: bytes, as: UTF8.self))
    default:
      let start = sqlite3_column_blob(pointer, column)
      let bytes = UnsafeRawBufferPointer(
        start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(pointer, column)))
      return .text(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    }
  }

  private static func error(of handle: OpaquePointer, _ query: GivenQuery, _ watch: SQLiteGuard) -> any Error {
    let words = String(cString: sqlite3_errmsg(handle))
    switch sqlite3_extended_errcode(handle) & 0xFF {
    case SQLITE_INTERRUPT: return GivenRefusal(watch.exceeded ?? .tooSlow(query.limits.seconds))
    case SQLITE_NOMEM, SQLITE_TOOBIG: return GivenRefusal(.tooMuchMemory)
    case SQLITE_AUTH: return GivenRefusal(.refused(words))
    case SQLITE_ERROR, SQLITE_RANGE, SQLITE_MISMATCH:
      return query.statement.refusal(words, at: csqlite_error_place(handle))
    default: return StoreError(handle: handle)
    }
  }
}

extension String {
  /// The number that is written so, with a point: `0.5`.
  fileprivate var decimal: Double? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.first?.first == "-" ? [parts[0].dropFirst()] + parts.dropFirst() : parts
    guard digits.count == 2, digits.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return Double(self)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
