import Persistence

/// Imports the reservations of another system, with the price that was agreed there (domain rule R35).
package final class ReservationImporter {
  let journal: Journal
  let reservations: ReservationService
  let campers: CamperService
  let blocks: BlockTable
  let table: ReservationTable
  var ledger: Ledger { reservations.writer.ledger }

  init(journal: Journal, reservations: ReservationService) {
    self.journal = journal
    self.reservations = reservations
    campers = CamperService(journal: journal)
    table = reservations.reservations
    blocks = BlockTable(store: journal.store, clock: journal.clock)
  }

  /// The names of the columns that are understood, as a map has them.
  package static var columns: [String] { ReservationRow.columns.map(\.name) }

  /// True for the name of a column that is understood, as other systems have it.
  package static func knows(_ name: String) -> Bool { ColumnPlan<ReservationRow>.knows(name) }

  /// Adds and updates the reservations of a table.
  ///
  /// A row is found again by its number at its source, else by its site, stay and camper. A row that changed nothing
  /// since the last import leaves everything as it is; one that did, of a reservation that was changed here, too, is
  /// refused.
  ///
  /// - Parameters:
  ///   - file: The table.
  ///   - request: The terms of the import.
  ///   - refused: The receiver of refused rows.
  /// - Returns: The rows that were added, updated and left as they are.
  /// - Throws: ``RefusedTable`` when a row is refused and the request does not keep going, ``ImportFileProblem`` when
  ///   the file lacks a requested column.
  @discardableResult
  package func importReservations(
    _ file: TableFile, _ request: TableImportRequest = TableImportRequest(),
    refused: @escaping RefusedRows = { _, _ in }
  ) throws -> WriteResult<TableImportReport> {
    let run = try TableImport<ReservationRow>(
      file, request, names: ("import-reservations", "import-reservation"), journal, refused: refused)
    let rows = try ReservationRows(importer: self, run: run, source: request.source)
    return try run.run(others: rows.otherProblems, rows.keep)
  }
}
