import Persistence

/// A view that people read by SQL, declared once: its columns, by the names that JSON and CSV have for them, and their expressions.
package struct QueryView: Sendable {
  package let name: String
  package let columns: [QueryColumn]
  /// The tables of the store, and the condition on their rows.
  private let source: @Sendable (QueryWords) -> String

  init(_ name: String, from source: @escaping @Sendable (QueryWords) -> String, _ columns: [QueryColumn]) {
    (self.name, self.columns, self.source) = (name, columns, source)
  }

  /// All of them, in the order of the help.
  package static let all = [reservations, nights, campers, sites, payments, entries, blocks, rates]

  /// The view for a store at a moment.
  func given(_ words: QueryWords) -> GivenView {
    let expressions = columns.map { "\($0.expression(words)) AS \"\($0.name.lowercased())\"" }
    return GivenView(
      name: name, columns: columns.map(\.name),
      query: "SELECT \(expressions.joined(separator: ", ")) FROM \(source(words))")
  }
}

/// A column of a view.
package struct QueryColumn: Sendable {
  /// The values of a column, and their unit.
  package enum ColumnKind: String, Sendable, CaseIterable {
    case text
    /// A letter and a number, such as `r-3`.
    case id
    /// `2027-07-04`.
    case day
    /// `2027-07-04T22:00:00Z`.
    case instant
    /// A whole number.
    case integer
    /// A whole number of the currency's smallest unit, such as cents.
    case amount
    /// 1 or 0.
    case flag
    /// Values with commas between them.
    case list
  }

  package let name: String
  package let kind: ColumnKind
  fileprivate let expression: @Sendable (QueryWords) -> String

  init(_ name: String, _ kind: ColumnKind, _ expression: @escaping @Sendable (QueryWords) -> String) {
    (self.name, self.kind, self.expression) = (name, kind, expression)
  }
}

extension QueryColumn {
  /// A column of the store as it is.
  static func plain(_ name: String, _ kind: ColumnKind, _ column: StaticString) -> QueryColumn {
    QueryColumn(name, kind) { _ in column.description }
  }

  static func day(_ name: String, _ column: StaticString) -> QueryColumn {
    QueryColumn(name, .day) { $0.dialect.day(column.description) }
  }

  /// A number with the letter of its kind before it.
  static func id(_ name: String, _ letter: StaticString, _ column: StaticString) -> QueryColumn {
    QueryColumn(name, .id) { _ in "'\(letter)-' || \(column)" }
  }

  /// A list that the store keeps between commas, some with one at each end.
  static func list(_ name: String, _ column: StaticString) -> QueryColumn {
    QueryColumn(name, .list) { $0.dialect.text("trim(\(column), ',')") }
  }

  static let currency = QueryColumn("currency", .text) { $0.dialect.text("'\($0.currency)'") }
}

/// The words that make a view's query for an engine at a moment.
struct QueryWords: Sendable {
  let dialect: GivenDialect
  let now: Int
  let today: Int
  let currency: Currency

  func table(_ name: StaticString) -> String { dialect.table(name) }

  /// A condition on `r`, true for a hold past its expiry.
  var isLapsed: String { "(r.status = 'held' AND r.hold_expires <= \(now))" }
}
