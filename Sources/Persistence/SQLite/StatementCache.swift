/// The prepared statements of a connection by the identity of their texts: the place in the source, or the
/// ``StatementText``.
///
/// Finding one makes no text and reads none. Shelves of our own: a dictionary of them would have the runtime search all
/// conformances at each start.
struct StatementCache {
  /// The texts are kept alive, so that no other can take their place in memory.
  private typealias CachedStatement = (pieces: [SQL.Piece], texts: [StatementText], statement: SQLiteStatement)

  private var shelves: [[CachedStatement]] = Array(repeating: [], count: 64)

  /// A statement of this text that is not in use, if one is prepared.
  func idle(_ sql: SQL) -> SQLiteStatement? {
    for kept in shelves[shelf(of: sql)] where !kept.statement.isLent && Self.isSame(kept.pieces, sql.parts) {
      return kept.statement
    }
    return nil
  }

  /// Keeps a statement; there is more than one of a text that was needed while its answer was being read.
  mutating func keep(_ statement: SQLiteStatement, for sql: SQL) {
    shelves[shelf(of: sql)].append((sql.parts.map(\.piece), sql.parts.compactMap(\.made), statement))
  }

  /// All statements that are kept.
  var all: [SQLiteStatement] { shelves.flatMap { $0.map(\.statement) } }

  mutating func removeAll() {
    shelves = Array(repeating: [], count: shelves.count)
  }

  /// The shelf by the place of the first piece, in sixteens, which is how texts and objects are aligned.
  private func shelf(of sql: SQL) -> Int {
    guard let first = sql.parts.first?.piece.place else { return 0 }
    return (Int(bitPattern: first) / 16 &+ sql.parts.count) & 63
  }

  private static func isSame(_ pieces: [SQL.Piece], _ parts: [SQL.Part]) -> Bool {
    guard pieces.count == parts.count else { return false }
    for place in pieces.indices where pieces[place] != parts[place].piece { return false }
    return true
  }
}

extension SQL {
  /// The identity of a part's text: its place in memory and its length; all values are the same.
  struct Piece: Equatable {
    fileprivate var place: UnsafeRawPointer?
    fileprivate var length = 0

    var identity: (place: UnsafeRawPointer?, length: Int) { (place, length) }
  }
}

extension SQL.Part {
  var made: StatementText? {
    if case .made(let text) = self { text } else { nil }
  }

  var piece: SQL.Piece {
    switch self {
    case .text(let text): SQL.Piece(place: UnsafeRawPointer(text.utf8Start), length: text.utf8CodeUnitCount)
    case .hint(let index): SQL.Piece(place: UnsafeRawPointer(index.utf8Start), length: -index.utf8CodeUnitCount)
    case .made(let text): SQL.Piece(place: UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque()))
    case .value: SQL.Piece()
    case .bound: SQL.Piece(length: 1)
    }
  }
}
