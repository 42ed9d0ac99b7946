/// One row of an answer, its columns read by position: `try row[0]`.
///
/// It is the engine's own row, so it is valid only inside the closure that receives it.
@usableFromInline package struct Row {
  @usableFromInline enum Source {
    case sqlite(SQLiteStatement)
    #if PostgreSQL
      case postgresql(PostgreSQLAnswer, Int)
    #endif
  }

  @usableFromInline let source: Source

  @usableFromInline init(_ source: Source) { self.source = source }

  /// The value of a column, counted from 0.
  ///
  /// Throws ``StoreError/unexpectedValue(column:statement:)`` when it is not of the requested type: such a store was
  /// written by something else, or is damaged.
  @inlinable package subscript<Value: Storable>(column: Int) -> Value {
    get throws {
      guard let value = stored(at: column).flatMap(Value.init(stored:)) else {
        throw StoreError.unexpectedValue(column: column, statement: statement)
      }
      return value
    }
  }

  /// Returns nil for a kind that this program never stores.
  @usableFromInline func stored(at column: Int) -> StoredValue? {
    switch source {
    case .sqlite(let statement): statement.value(at: Int32(truncatingIfNeeded: column))
    #if PostgreSQL
      case .postgresql(let answer, let row): answer.value(row, column)
    #endif
    }
  }

  /// The text of the statement that it answers.
  @usableFromInline var statement: String {
    switch source {
    case .sqlite(let statement): statement.text
    #if PostgreSQL
      case .postgresql(let answer, _): answer.statement
    #endif
    }
  }
}
