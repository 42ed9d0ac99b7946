/// The prepared statements of a connection by where their texts stand in the source.
///
/// A statement is told by the addresses of its pieces, so finding one makes no text and reads none. Shelves of our own:
/// a dictionary of them would have the runtime search all conformances at each start.
struct StatementCache {
  private typealias Kept = (pieces: [StaticString], statement: SQLiteStatement)

  private var shelves: [[Kept]] = Array(repeating: [], count: 64)

  /// The statement of this text, unless it is not prepared or lent to somebody already.
  func idle(_ sql: SQL) -> SQLiteStatement? {
    guard let statement = statement(of: sql), !statement.isLent else { return nil }
    return statement
  }

  /// Keeps a statement, unless there is one of this text.
  mutating func keep(_ statement: SQLiteStatement, for sql: SQL) {
    if self.statement(of: sql) == nil { shelves[shelf(of: sql)].append((sql.pieces, statement)) }
  }

  mutating func removeAll() {
    shelves = []
  }

  private func statement(of sql: SQL) -> SQLiteStatement? {
    for kept in shelves[shelf(of: sql)] where Self.isSame(kept.pieces, sql.pieces) { return kept.statement }
    return nil
  }

  /// By where the first and the last piece of the text stand, in sixteens, which is how the compiler sets texts.
  private func shelf(of sql: SQL) -> Int {
    guard let first = sql.pieces.first, let last = sql.pieces.last else { return 0 }
    return (Int(bitPattern: first.utf8Start) / 16 &+ Int(bitPattern: last.utf8Start) / 16 &+ sql.pieces.count) & 63
  }

  private static func isSame(_ pieces: [StaticString], _ others: [StaticString]) -> Bool {
    guard pieces.count == others.count else { return false }
    for (one, other) in zip(pieces, others) {
      guard one.utf8Start == other.utf8Start, one.utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    }
    return true
  }
}
