import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A prepared statement; it lives no longer than the connection that caches it.
@usableFromInline final class SQLiteStatement {
  let text: String
  /// True while its answer is being read.
  var isLent = false
  /// The number of its runs.
  var runs = 0
  private let pointer: OpaquePointer
  private let handle: OpaquePointer

  init(_ text: String, on handle: OpaquePointer) throws {
    var prepared: OpaquePointer?
    var rest = 0
    let code = text.withCString { start in
      var end: UnsafePointer<CChar>?
      defer { rest = end.map { strlen($0) } ?? 0 }
      return sqlite3_prepare_v3(handle, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, &end)
    }
    guard code == SQLITE_OK, let pointer = prepared else { throw StoreError(handle: handle) }
    guard rest == 0 else {
      sqlite3_finalize(pointer)
      throw StoreError.engine(code: SQLITE_MISUSE, message: "more than one statement in \(text)")
    }
    self.text = text
    self.pointer = pointer
    self.handle = handle
  }

  deinit { sqlite3_finalize(pointer) }

  /// Binds its values to their places, in their order.
  func bind(_ parts: [SQL.Part]) throws {
    var index: Int32 = 0
    for part in parts {
      switch part {
      case .value(let value): try bind(value, at: &index)
      case .bound(let values): for value in values { try bind(value, at: &index) }
      case .text, .made, .hint: break
      }
    }
  }

  /// Binds a value to a place, counted from 0; a text has to stay where it is until ``reset()``.
  func bind(_ value: LentValue, at place: Int) throws {
    let index = Int32(place + 1)
    let code =
      switch value {
      case .null: sqlite3_bind_null(pointer, index)
      case .integer(let number): sqlite3_bind_int64(pointer, index, number)
      case .text(let bytes): bind(bytes, at: index)
      }
    guard code == SQLITE_OK else { throw StoreError(handle: handle) }
  }

  private func bind(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int32) -> Int32 {
    let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    return sqlite3_bind_text(pointer, index, start, Int32(clamping: bytes.count), nil)
  }

  private func bind(_ value: StoredValue, at index: inout Int32) throws {
    index += 1
    let code =
      switch value {
      case .null: sqlite3_bind_null(pointer, index)
      case .integer(let number): sqlite3_bind_int64(pointer, index, number)
      case .text(let text): bind(text, at: index)
      }
    guard code == SQLITE_OK else { throw StoreError(handle: handle) }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { utf8 in
      // An empty string may have no address, which the engine would take for NULL.
      guard let start = utf8.baseAddress else { return csqlite_bind_text(pointer, index, "", 0) }
      return start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
        csqlite_bind_text(pointer, index, $0, Int32(clamping: utf8.count))
      }
    }
  }

  /// Moves to the next row; false after the last.
  func step() throws -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    default: throw StoreError(handle: handle)
    }
  }

  /// The value of a column; nil for a kind that this program never stores, such as a floating-point number or a blob.
  func value(at column: Int32) -> StoredValue? { lent(at: column)?.stored }

  /// The same in the engine's memory, valid until the next step.
  func lent(at column: Int32) -> LentValue? {
    switch sqlite3_column_type(pointer, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(pointer, column))
    case SQLITE_TEXT: .text(text(at: column))
    case SQLITE_NULL: .null
    default: nil
    }
  }

  private func text(at column: Int32) -> UnsafeBufferPointer<UInt8> {
    // The length is that of the text in UTF-8 only after it was read as such.
    let start = sqlite3_column_text(pointer, column)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(pointer, column)))
  }

  /// Makes it ready for the next use, and releases its values.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }
}
