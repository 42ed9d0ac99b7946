import Persistence

/// A kind of record that can be exported: its columns, and its records one by one.
protocol RecordKind: SendableMetatype {
  associatedtype Record
  static var columns: [RecordColumn<Record>] { get }
  /// Calls the body with all records in their order; a long list is read a piece at a time.
  static func forEach(in source: RecordSource, _ body: (Record) throws -> Void) throws
}

extension RecordKind {
  /// The name and the type of each column.
  static var heads: [(name: StaticString, type: RecordType)] { columns.map { ($0.name, $0.type) } }

  /// Calls the body with the cells of each record, as many as there are columns.
  static func forEachRow(in source: RecordSource, _ body: ([RecordCell]) throws -> Void) throws {
    let columns = columns
    try forEach(in: source) { record in try body(columns.map { $0.cell(record) }) }
  }
}

/// The campground that records are read from.
struct RecordSource {
  let store: Store
  let clock: CampgroundClock
}
