import JSONText
import Persistence

/// The rows of a table of the journal, an object of its columns each.
struct RowPart: WholePart {
  struct Column {
    let name: StaticString
    /// True for a text that is JSON, which is an object in the line instead of a text.
    var isJSON = false
    /// True for the first columns, by which a row is known and all are sorted.
    var isKey = false
  }

  let name: StaticString
  let store: Store
  let table: StaticString
  let columns: [Column]
  /// The number of rows that are read at once.
  var slice = 500
  /// True when the first column is the number of the row, behind which the table goes on.
  private var isNumbered: Bool { columns.first?.name.description == "id" }
  private let insertion: StatementText

  var tables: [StaticString] { [table] }

  init(_ name: StaticString, store: Store, table: StaticString, _ columns: [Column]) {
    (self.name, self.store, self.table, self.columns) = (name, store, table, columns)
    var names: [StaticString] = []
    var places: [StaticString] = []
    for column in columns {
      names += names.isEmpty ? [column.name] : [", ", column.name]
      places.append(places.isEmpty ? "?" : ", ?")
    }
    let start: [StaticString] = ["INSERT INTO ", table, " ("]
    insertion = StatementText(start + names + [") VALUES ("] + places + [")"])
  }

  func forEachLine(_ body: (String) throws -> Void) throws {
    try Slices.forEach(in: store, Slices.Size(length: slice), slice: rows) { try body(line(of: $0)) }
  }

  /// The next rows behind one, or the first: a server would send all at once.
  private func rows(after last: [StoredValue]?, limit: Int) throws -> [[StoredValue]] {
    let names = SQL.joined(columns.map { SQL(stringLiteral: $0.name) }, by: ", ")
    let keys = columns.filter(\.isKey)
    let order = SQL.joined(keys.map { SQL(stringLiteral: $0.name) }, by: ", ")
    let place = last.map { last -> SQL in
      "WHERE (\(order)) > (\(SQL.joined(last.prefix(keys.count).map { "\(AnyValue(stored: $0))" }, by: ", ")))"
    }
    return try store.rows(
      "SELECT \(names) FROM \(SQL(stringLiteral: table)) \(place ?? "") ORDER BY \(order) LIMIT \(limit)"
    ) { row in try columns.indices.map { try (row[$0] as AnyValue).stored } }
  }

  private func line(of row: [StoredValue]) -> String {
    JSONWriter.text { line in
      for (column, value) in zip(columns, row) { line.field(column.name, Self.field(value, column)) }
    }
  }

  private static func field(_ value: StoredValue, _ column: Column) -> FieldValue {
    switch value {
    case .null: return .null
    case .integer(let number): return .number(Int(number))
    case .text(let text):
      // An object that would not be the same text again stays a text.
      guard column.isJSON, let json = try? JSONValue(stored: text), json.members != nil, json.text == text else {
        return .text(text)
      }
      return .json(text)
    }
  }

  func keep(_ line: JSONValue) throws {
    guard let members = line.members, members.count == columns.count else { throw StoreError.unreadableImage }
    let values = try zip(members, columns).map { member, column in
      guard column.name.isSame(as: member.key) else { throw StoreError.unreadableImage }
      return try Self.stored(member.value, column)
    }
    guard isNumbered else { return try store.execute(SQL(insertion, values)) }
    guard case .integer(let number)? = values.first else { throw StoreError.unreadableImage }
    _ = try store.insert(into: table, under: number) { _ in SQL(insertion, values) }
  }

  private static func stored(_ value: JSONValue, _ column: Column) throws -> StoredValue {
    switch value {
    case .null: return .null
    case .number(let number): return .integer(Int64(number))
    case .text(let text): return .text(text)
    case .object where column.isJSON: return .text(value.text)
    case .object, .list, .flag, .otherNumber: throw StoreError.unreadableImage
    }
  }
}

/// A value of any column.
private struct AnyValue: Storable {
  let stored: StoredValue
}
