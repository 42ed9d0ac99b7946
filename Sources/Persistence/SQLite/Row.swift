/// One row of an answer, its columns read by position: `try row[0]`.
///
/// It is the engine's own row, so it is valid only inside the closure that receives it.
@usableFromInline package struct Row {
  @usableFromInline let statement: SQLiteStatement

  /// The value of a column, counted from 0.
  ///
  /// Throws ``StoreError/unexpectedValue(column:statement:)`` when it is not of the requested type: such a store was
  /// written by something else, or is damaged.
  @inlinable package subscript<Value: Storable>(column: Int) -> Value {
    get throws {
      let stored = statement.value(at: Int32(truncatingIfNeeded: column))
      guard let value = stored.flatMap(Value.init(stored:)) else {
        throw StoreError.unexpectedValue(column: column, statement: statement.text)
      }
      return value
    }
  }
}
