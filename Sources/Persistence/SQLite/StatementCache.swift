/// The prepared statements of a connection by where their texts stand in the source.
///
/// A statement is told by the addresses of its pieces, so finding one makes no text and reads none.
struct StatementCache {
  private var statements: [Key: SQLiteStatement] = [:]

  /// The statement of this text, unless it is not prepared or lent to somebody already.
  func idle(_ sql: SQL) -> SQLiteStatement? {
    guard let statement = statements[Key(pieces: sql.pieces)], !statement.isLent else { return nil }
    return statement
  }

  /// Keeps a statement, unless there is one of this text.
  mutating func keep(_ statement: SQLiteStatement, for sql: SQL) {
    let key = Key(pieces: sql.pieces)
    if statements[key] == nil { statements[key] = statement }
  }

  mutating func removeAll() {
    statements.removeAll()
  }

  private struct Key: Hashable {
    let pieces: [StaticString]

    static func == (left: Key, right: Key) -> Bool {
      left.pieces.elementsEqual(right.pieces) { one, other in
        one.utf8Start == other.utf8Start && one.utf8CodeUnitCount == other.utf8CodeUnitCount
      }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(pieces.count)
      hasher.combine(pieces.last?.utf8Start)
    }
  }
}
