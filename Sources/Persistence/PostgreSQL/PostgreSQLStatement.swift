#if PostgreSQL
  /// A statement as the server reads it, and its values as text: the server knows their types.
  struct PostgreSQLStatement: Equatable {
    let text: PostgreSQLText
    let values: [StoredValue]

    init(_ text: PostgreSQLText, _ values: [StoredValue]) { (self.text, self.values) = (text, values) }

    /// A statement that does not come again and again.
    init(_ sql: SQL) { self.init(PostgreSQLText(sql), sql.values) }

    /// A statement in the engine's own words.
    init(text: String, values: [StoredValue] = []) { self.init(PostgreSQLText(text), values) }

    /// The value of a column in the one row that it inserts; nil for a statement that does anything else.
    func value(inserted column: Substring) -> StoredValue? {
      guard text.isRow, text.insertedColumns.count == values.count else { return nil }
      return text.insertedColumns.firstIndex(of: column).map { values[$0] }
    }

    /// Calls the body with the values as C's texts.
    func withValues<Result>(_ body: (_ count: Int32, UnsafePointer<UnsafePointer<CChar>?>?) -> Result) -> Result {
      var bytes: [CChar] = []
      var places: [Int?] = []
      for value in values {
        switch value {
        case .null:
          places.append(nil)
          continue
        case .integer(let number):
          places.append(bytes.count)
          bytes.append(contentsOf: String(number).utf8CString)
        case .text(let text):
          places.append(bytes.count)
          bytes.append(contentsOf: text.utf8CString)
        }
      }
      return bytes.withUnsafeBufferPointer { bytes in
        let pointers = places.map { place in place.flatMap { bytes.baseAddress?.advanced(by: $0) } }
        return pointers.withUnsafeBufferPointer { body(Int32(values.count), $0.baseAddress) }
      }
    }
  }
#endif
