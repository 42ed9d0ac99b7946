#if PostgreSQL
  import CPostgreSQL

  /// Thrown through a read whose statement is not answered yet, while such are collected.
  struct LacksAnswer: Error {}

  /// The whole answer of a statement, its values as the server writes them.
  @usableFromInline final class PostgreSQLAnswer {
    /// The text of the statement.
    @usableFromInline let statement: String
    private let result: OpaquePointer

    init(_ result: OpaquePointer, to statement: String) {
      self.result = result
      self.statement = statement
    }

    /// The answer without rows that a read gets while nobody knows its own.
    convenience init?(unknown statement: PostgreSQLStatement) {
      guard let result = PQmakeEmptyPGresult(nil, PGRES_TUPLES_OK) else { return nil }
      self.init(result, to: statement.text.text)
    }

    deinit { PQclear(result) }

    var count: Int { Int(PQntuples(result)) }

    /// The value of a column; nil for a type that no statement of this program has.
    @usableFromInline func value(_ row: Int, _ column: Int) -> StoredValue? {
      let (row, column) = (Int32(row), Int32(column))
      guard PQgetisnull(result, row, column) == 0 else { return .null }
      guard let start = PQgetvalue(result, row, column) else { return nil }
      let raw = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
      let bytes = raw.assumingMemoryBound(to: UInt8.self)
      switch PQftype(result, column) {
      // Numbers of two, four and eight bytes, and the sum of such.
      case 20, 21, 23, 1700: return Int64(digits: bytes).map(StoredValue.integer)
      // A condition is a number in the other engine.
      case 16: return .integer(bytes.first == UInt8(ascii: "t") ? 1 : 0)
      // text, name, character varying, and a text of which nobody said that it is one.
      case 25, 19, 1043, 705: return .text(String(decoding: bytes, as: UTF8.self))
      default: return nil
      }
    }

    func text(_ row: Int, _ column: Int) -> String? {
      if case .text(let text) = value(row, column) { text } else { nil }
    }

    func integer(_ row: Int, _ column: Int) -> Int64? {
      if case .integer(let number) = value(row, column) { number } else { nil }
    }
  }
#endif
