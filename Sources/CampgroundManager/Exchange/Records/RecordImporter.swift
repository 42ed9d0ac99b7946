/// Imports the campers, sites and rates of tables.
package final class RecordImporter {
  let journal: Journal

  init(journal: Journal) { self.journal = journal }

  /// Adds and updates campers: one of the same name and phone number is the same camper.
  @discardableResult
  package func importCampers(
    _ file: TableFile, _ request: TableImportRequest = TableImportRequest(),
    refused: @escaping RefusedRows = { _, _ in }
  ) throws -> Written<TableImportReport> {
    let names = (whole: "import-campers", row: "import-camper")
    let run = try TableImport<CamperRow>(file, request, names: names, journal, refused: refused)
    return try run.run(CamperRows(run).keep)
  }

  /// Adds and updates sites by their numbers; a value that the file lacks stays as it is.
  @discardableResult
  package func importSites(
    _ file: TableFile, _ request: TableImportRequest = TableImportRequest(),
    refused: @escaping RefusedRows = { _, _ in }
  ) throws -> Written<TableImportReport> {
    let names = (whole: "import-sites", row: "import-site")
    let run = try TableImport<SiteRow>(file, request, names: names, journal, refused: refused)
    return try run.run(SiteRows(run).keep)
  }

  /// Adds and updates rates by their names; agreed prices stay as they are.
  @discardableResult
  package func importRates(
    _ file: TableFile, _ request: TableImportRequest = TableImportRequest(),
    refused: @escaping RefusedRows = { _, _ in }
  ) throws -> Written<TableImportReport> {
    let names = (whole: "import-rates", row: "import-rate")
    let run = try TableImport<RateRow>(file, request, names: names, journal, refused: refused)
    return try run.run(RateRows(run).keep)
  }
}

/// The kinds of records that tables hold.
package enum RecordTable: Sendable {
  case campers, sites, rates

  /// The names of the columns that are understood, as a map has them.
  package var columns: [String] {
    switch self {
    case .campers: CamperRow.columns.map(\.name)
    case .sites: SiteRow.columns.map(\.name)
    case .rates: RateRow.columns.map(\.name)
    }
  }

  /// True for the name of a column that is understood, as other systems have it.
  package func knows(_ name: String) -> Bool {
    switch self {
    case .campers: ColumnPlan<CamperRow>.knows(name)
    case .sites: ColumnPlan<SiteRow>.knows(name)
    case .rates: ColumnPlan<RateRow>.knows(name)
    }
  }
}
