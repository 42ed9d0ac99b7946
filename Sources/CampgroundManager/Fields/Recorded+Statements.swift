import Persistence

/// The statements that a thing's list of fields makes; a table keeps each as a static, so it is put together once.
extension Recorded {
  /// The columns of a SELECT, as ``read(_:at:)`` takes them.
  static func columns(of alias: StaticString) -> StatementText {
    var pieces: [StaticString] = []
    pieces.reserveCapacity(4 * fields.columns.count)
    for column in fields.columns where column.isRead {
      if !pieces.isEmpty { pieces.append(", ") }
      if let source = column.source { pieces.append(source) } else { pieces += [alias, ".", column.name] }
    }
    return StatementText(pieces)
  }

  /// The names of the columns that are written, as an INSERT has them.
  static func columnNames() -> StatementText {
    StatementText(
      fields.written.enumerated().flatMap { number, column in
        [number > 0 ? ", " : "", column.name]
      })
  }

  /// A place for each of the columns that are written.
  static func columnPlaces() -> StatementText {
    StatementText(
      fields.written.enumerated().flatMap { number, column in
        [number > 0 ? ", " : "", column.place]
      })
  }

  /// How many columns ``columns(of:)`` names.
  static var width: Int { fields.columns.count { $0.isRead } }

  /// An INSERT with the values of ``insertValues(under:)``.
  static func insertion(into table: StaticString) -> StatementText {
    StatementText(insertion(table))
  }

  /// An INSERT, or where there is such a row already an UPDATE in its place: what refers to it must find it all the
  /// while. With the values of ``insertValues(under:)``.
  static func replacement(in table: StaticString) -> StatementText {
    var pieces = insertion(table)
    pieces.append(" ON CONFLICT (id) DO UPDATE SET ")
    for (number, column) in fields.written.enumerated() {
      pieces += [number > 0 ? ", " : "", column.name, " = excluded.", column.name]
    }
    return StatementText(pieces)
  }

  /// An UPDATE with the values of ``updateValues(of:)``.
  static func update(of table: StaticString) -> StatementText {
    var pieces: [StaticString] = ["UPDATE ", table, " SET "]
    for (number, column) in fields.written.enumerated() {
      pieces += [number > 0 ? ", " : "", column.name, " = ", column.place]
    }
    return StatementText(pieces + [" WHERE id = ?"])
  }

  /// An UPDATE of what forgetting a person may overwrite, with the values of ``erasureValues(of:)``.
  static func erasure(of table: StaticString) -> StatementText {
    var pieces: [StaticString] = ["UPDATE ", table, " SET "]
    for (number, column) in fields.personal.enumerated() {
      pieces += [number > 0 ? ", " : "", column.name, " = ", column.place]
    }
    return StatementText(pieces + [" WHERE id = ?"])
  }

  /// The values of what forgetting a person may overwrite, and the id.
  func erasureValues(of id: Int64) -> [StoredValue] { values(of: Self.fields.personal) + [id.stored] }

  /// A thing without a key of its own has only its columns.
  private static func insertion(_ table: StaticString) -> [StaticString] {
    var (names, places): ([StaticString], [StaticString]) = ([], [])
    if fields.hasKey { (names, places) = (["id"], ["?"]) }
    for column in fields.columns where !column.isKey {
      if !names.isEmpty {
        names.append(", ")
        places.append(", ")
      }
      names.append(column.name)
      places.append(column.place)
    }
    return ["INSERT INTO ", table, " ("] + names + [") VALUES ("] + places + [")"]
  }

  /// The id, nil for one that the store is to give, and the values of all columns.
  func insertValues(under id: Int64?) -> [StoredValue] { [id.stored] + columnValues }

  /// The values of all columns, and the id.
  func updateValues(of id: Int64) -> [StoredValue] { columnValues + [id.stored] }

  /// The values of all columns but the id.
  var columnValues: [StoredValue] { values(of: Self.fields.columns) }

  /// The conditions that a row's columns have the texts that this thing has; none for those that it lacks.
  func conditions(on alias: SQL) -> [SQL] {
    zip(Self.fields.written, columnValues).compactMap { column, value in
      guard case .text(let text) = value else { return nil }
      return "\(alias).\(SQL(stringLiteral: column.name)) = \(PersonText.kept(text))"
    }
  }

  private func values(of columns: [Column]) -> [StoredValue] {
    var thing = self
    var values: [StoredValue] = []
    values.reserveCapacity(columns.count + 1)
    withUnsafeMutablePointer(to: &thing) { thing in
      for column in columns where !column.isKey { values.append(column.stored(thing)) }
    }
    return values
  }

  /// The thing whose columns start the row.
  static func readRow(_ row: Row) throws -> Self { try read(row) }

  /// The thing whose columns start at a place in the row.
  static func read(_ row: Row, at start: Int = 0) throws -> Self {
    var thing = blank
    try withUnsafeMutablePointer(to: &thing) { thing in
      var place = start
      for column in fields.columns {
        guard column.isRead else { continue }
        try column.load(thing, row, place)
        place += 1
      }
    }
    return thing
  }
}
