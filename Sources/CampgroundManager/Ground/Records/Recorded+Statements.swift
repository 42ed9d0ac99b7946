import JSONText
import Persistence

/// The statements that a thing's list of fields makes; a table keeps each as a static, so it is put together once.
extension Recorded {
  /// The columns of a SELECT, as ``readRow(_:)`` takes them.
  static func columns(of alias: StaticString) -> StatementText {
    StatementText(
      joined(fields.columns(where: \.isRead)) { column in
        if let source = column.source { [source] } else { [alias, ".", column.name] }
      })
  }

  /// The names of the columns that are written, as an INSERT has them.
  static func columnNames() -> StatementText { StatementText(joined(written) { [$0.name] }) }

  /// A place for each of the columns that are written.
  static func columnPlaces() -> StatementText { StatementText(joined(written) { [$0.place] }) }

  /// An INSERT with the values of ``insertValues(under:knowing:)``; the value of a known column is bound as it is.
  static func insertion(into table: StaticString, knowing known: StaticString? = nil) -> StatementText {
    StatementText(insertion(table, known))
  }

  /// An INSERT, or an UPDATE in place of a row that exists already, because the rows that refer to it must find it all
  /// the while. With the values of ``insertValues(under:knowing:)``.
  static func replacement(in table: StaticString) -> StatementText {
    StatementText(
      insertion(table, nil) + [" ON CONFLICT (id) DO UPDATE SET "]
        + joined(written) { [$0.name, " = excluded.", $0.name] })
  }

  /// An UPDATE with the values of ``updateValues(of:)``.
  static func update(of table: StaticString) -> StatementText { update(table, written) }

  /// An UPDATE of the columns in which another state of the thing differs; nil when there is none.
  func overwriting(_ after: Self, in table: SQL, _ id: Int64) -> SQL? {
    let differing = zip(Self.written, zip(columnValues, after.columnValues)).filter { $1.0 != $1.1 }
    if differing.isEmpty { return nil }
    let columns = differing.map { column, values in SQL(setting: column.name, to: values.1) }
    return "UPDATE \(table) SET \(SQL.joined(columns, by: ", ")) WHERE id = \(id)"
  }

  /// The id, nil when the store is to assign it, and the values of all columns.
  func insertValues(under id: Int64?, knowing known: (column: StaticString, value: Int64)? = nil) -> [StoredValue] {
    values(id.stored, known)
  }

  /// The values of all columns, and the id.
  func updateValues(of id: Int64) -> [StoredValue] { columnValues + [id.stored] }

  /// The values of all columns but the id.
  var columnValues: [StoredValue] { values() }

  /// The conditions that a row's columns have the texts of this thing; none for those that it lacks.
  func conditions(on alias: SQL) -> [SQL] {
    zip(Self.written, columnValues).compactMap { column, value in
      guard case .text(let text) = value else { return nil }
      return "\(alias).\(SQL(stringLiteral: column.name)) = \(PersonText.kept(text))"
    }
  }

  /// The thing whose columns start the row.
  static func readRow(_ row: Row) throws -> Self {
    var place = 0
    return try read(row, at: &place)
  }

  /// The thing whose columns start at a place in the row, which is moved behind them.
  static func read(_ row: Row, at place: inout Int) throws -> Self {
    var thing = blank
    try fields.load(row, at: &place, into: &thing)
    return thing
  }
}

extension Recorded {
  /// The columns that are written.
  private static var written: [Column] { fields.columns(where: isWritten) }

  private static func isWritten(_ column: Column) -> Bool { column.use != .key }

  private func values(
    _ first: StoredValue? = nil, _ known: (column: StaticString, value: Int64)? = nil
  ) -> [StoredValue] {
    var (thing, values): (Self, [StoredValue]) = (self, [])
    values.reserveCapacity(32)
    if let first { values.append(first) }
    Self.fields.forEachColumn(&thing) { column, value in
      guard Self.isWritten(column) else { return }
      if let known, column.name.isSame(as: known.column) {
        values.append(.integer(known.value))
      } else {
        values.append(value)
      }
    }
    return values
  }

  /// The columns of an INSERT; a thing without a key of its own has only its columns.
  private static func insertion(_ table: StaticString, _ known: StaticString?) -> [StaticString] {
    let hasKey = !fields.columns { $0.use == .key }.isEmpty
    return ["INSERT INTO ", table, hasKey ? " (id, " : " ("] + joined(written) { [$0.name] }
      + [hasKey ? ") VALUES (?, " : ") VALUES ("]
      + joined(written) { [known?.isSame(as: $0.name) == true ? "?" : $0.place] } + [")"]
  }

  private static func update(_ table: StaticString, _ columns: [Column]) -> StatementText {
    StatementText(
      ["UPDATE ", table, " SET "] + joined(columns) { [$0.name, " = ", $0.place] } + [" WHERE id = ?"])
  }

  private static func joined(_ columns: [Column], _ pieces: (Column) -> [StaticString]) -> [StaticString] {
    var joined: [StaticString] = []
    joined.reserveCapacity(4 * columns.count)
    for column in columns {
      if !joined.isEmpty { joined.append(", ") }
      joined += pieces(column)
    }
    return joined
  }
}
