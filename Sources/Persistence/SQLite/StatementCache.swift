/// The prepared statements of a connection by where their texts stand in the source.
///
/// A statement is told by the addresses of its pieces, so finding one makes no text and reads none. Shelves of our own:
/// a dictionary of them would have the runtime search all conformances at each start.
struct StatementCache {
  /// Nil stands for a value.
  private typealias Kept = (pieces: [StaticString?], statement: SQLiteStatement)

  private var shelves: [[Kept]] = Array(repeating: [], count: 64)

  /// The statement of this text, unless it is not prepared or lent to somebody already.
  func idle(_ sql: SQL) -> SQLiteStatement? {
    guard let statement = statement(of: sql), !statement.isLent else { return nil }
    return statement
  }

  /// Keeps a statement, unless there is one of this text.
  mutating func keep(_ statement: SQLiteStatement, for sql: SQL) {
    if self.statement(of: sql) == nil { shelves[shelf(of: sql)].append((sql.parts.map(\.piece), statement)) }
  }

  mutating func removeAll() {
    shelves = []
  }

  private func statement(of sql: SQL) -> SQLiteStatement? {
    for kept in shelves[shelf(of: sql)] where Self.isSame(kept.pieces, sql.parts) { return kept.statement }
    return nil
  }

  /// By where the first piece of the text stands, in sixteens, which is how the compiler sets texts.
  private func shelf(of sql: SQL) -> Int {
    guard let first = sql.parts.first?.piece else { return 0 }
    return (Int(bitPattern: first.utf8Start) / 16 &+ sql.parts.count) & 63
  }

  private static func isSame(_ pieces: [StaticString?], _ parts: [SQL.Part]) -> Bool {
    guard pieces.count == parts.count else { return false }
    for place in pieces.indices {
      switch (pieces[place], parts[place]) {
      case (nil, .value): break
      case (let piece?, .text(let text))
      where piece.utf8Start == text.utf8Start && piece.utf8CodeUnitCount == text.utf8CodeUnitCount:
        break
      default: return false
      }
    }
    return true
  }
}

extension SQL.Part {
  fileprivate var piece: StaticString? {
    if case .text(let piece) = self { piece } else { nil }
  }
}
