/// Imports the campers, sites and rates of tables.
package final class RecordImporter {
  let journal: Journal

  init(journal: Journal) { self.journal = journal }

  /// Adds and updates campers by their name and phone number, sites by their number, or rates by their name; a value that
  /// the file lacks stays as it is, and so do agreed prices.
  @discardableResult
  package func importRecords(
    _ kind: RecordTable, _ file: TableFile, _ request: TableImportRequest = TableImportRequest(),
    refused: @escaping RefusedRows = { _, _ in }
  ) throws -> WriteResult<TableImportReport> {
    func run<Row>(_ keep: (TableImport<Row>) throws -> RowKeeper<Row>) throws -> WriteResult<TableImportReport> {
      let run = try TableImport<Row>(file, request, names: kind.commands, journal, refused: refused)
      return try run.run(keep(run))
    }
    return switch kind {
    case .campers: try run { CamperRows($0).keep }
    case .sites: try run { SiteRows($0).keep }
    case .rates: try run { try RateRows($0).keep }
    }
  }
}

/// The kinds of records that tables hold.
package enum RecordTable: Sendable {
  case campers, sites, rates

  /// The commands in the journal: of the import as a whole, and of a row.
  var commands: (whole: String, row: String) {
    switch self {
    case .campers: ("import-campers", "import-camper")
    case .sites: ("import-sites", "import-site")
    case .rates: ("import-rates", "import-rate")
    }
  }

  private var row: any ImportedRecord.Type {
    switch self {
    case .campers: CamperRow.self
    case .sites: SiteRow.self
    case .rates: RateRow.self
    }
  }

  /// The names of the columns that are understood, as a map has them.
  package var columns: [String] { row.names }

  /// True for the name of a column that is understood, as other systems have it.
  package func knows(_ name: String) -> Bool { row.knows(name) }
}

extension ImportedRecord {
  fileprivate static var names: [String] { columns.map(\.name) }
  fileprivate static func knows(_ name: String) -> Bool { ColumnPlan<Self>.knows(name) }
}
