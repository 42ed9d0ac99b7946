import Persistence

/// The outcome of a row that came in.
enum RowOutcome {
  case added, updated, unchanged
}

/// The keeping of a row in its entry; throws ``RefusedRow`` or ``CampingError`` for one that cannot be kept.
typealias RowKeeper<Record> = (Record, TableRow, inout JournalEntry) throws -> RowOutcome

/// One import of a table: each row is an entry of its own, all are one batch, and a refused row changes nothing.
final class TableImport<Record: ImportedRecord> {
  let journal: Journal
  let reader: RecordReader<Record>
  private let request: TableImportRequest
  /// The command of the import as a whole, and that of a row.
  let names: (whole: String, row: String)
  private let refused: RefusedRows
  private(set) var report = TableImportReport()
  /// The row of each thing of the file so far, by the hash of its identity, because the texts would take room.
  private var rows: [Int: Int] = [:]
  private var unknown = UnknownValues()

  /// Throws ``ImportFileProblem`` for a requested column that the file does not have, and ``UnknownOurs``.
  init(
    _ file: TableFile, _ request: TableImportRequest, names: (whole: String, row: String), _ journal: Journal,
    refused: @escaping RefusedRows
  ) throws {
    self.journal = journal
    self.request = request
    self.names = names
    self.refused = refused
    let currency = try SettingsTable(store: journal.store).settings().currency
    reader = try RecordReader(file, request.map, order: request.dates, currency)
    if let first = reader.plan.absent.first, !request.isPreview {
      throw reader.plan.absent.count == 1 ? ImportFileProblem.missingColumn(first) : .missingColumns(reader.plan.absent)
    }
  }

  /// Imports the rows; throws ``RefusedTable`` for a column that every row needs and the file lacks, and for refused rows
  /// unless the request keeps going.
  ///
  /// `others` are the problems that a refused row has beside those that it was refused for.
  func run(
    others: @escaping (Record, TableRow, [RefusedCell]) throws -> [RefusedCell] = { _, _, _ in [] },
    _ keep: RowKeeper<Record>
  ) throws -> WriteResult<TableImportReport> {
    try journal.record(names.whole) { entry in
      begin()
      if !reader.plan.missing.isEmpty { return try lookForUnknown(others) }
      let before = journal.state.batch
      defer { journal.state.batch = before }
      if before == nil { journal.state.batch = Batch() }
      try reader.forEachRecord { row, record in
        var cells = record.problems
        if cells.isEmpty { cells = try self.keep(record.record, row, keep) }
        guard !cells.isEmpty else { return }
        let known = cells
        if !record.isFlawed { cells += try others(record.record, row, known).filter { !known.contains($0) } }
        try refuse(row, cells)
      }
      (report.unknown, report.maps) = (unknown.all, reader.maps(for: unknown.all))
      if report.refused > 0, !request.keepsGoing { throw RefusedTable(report: report) }
      entry.record(TableImportEntry(file: request.file, report: report))
      try keepMap(&entry)
      if report.added + report.updated > 0 { try entry.begin() }
      return report
    }
  }

  private func begin() {
    report = TableImportReport(columns: reader.columns, encoding: reader.file.encoding)
    (report.absent, report.unreadStatuses) = (reader.plan.absent, reader.plan.unreadStatuses)
  }

  /// The report of a file that lacks a column, with all unknown values of the others; thrown unless it is a mere look.
  private func lookForUnknown(
    _ others: (Record, TableRow, [RefusedCell]) throws -> [RefusedCell]
  ) throws -> TableImportReport {
    try reader.forEachRecord { row, record in
      let more = record.isFlawed ? [] : try others(record.record, row, record.problems)
      unknown.count(record.problems + more, reader.plan.ours)
    }
    report.missing = reader.plan.missing
    (report.unknown, report.maps) = (unknown.all, reader.maps(for: unknown.all))
    if request.isPreview { return report }
    throw RefusedTable(report: report)
  }

  /// Keeps a row in a write of its own, which can fail alone; returns the problems for which it is refused.
  private func keep(
    _ record: Record, _ row: TableRow, _ keep: RowKeeper<Record>
  ) throws -> [RefusedCell] {
    let batch = journal.state.batch
    do {
      let outcome = try journal.store.write {
        var entry = JournalEntry(journal, names.row)
        entry.record(RowEntry(row: row.number))
        return try keep(record, row, &entry)
      }
      switch outcome {
      case .added: report.added += 1
      case .updated: report.updated += 1
      case .unchanged: report.unchanged += 1
      }
      return []
    } catch let problems as RefusedRow {
      journal.state.batch = batch
      return problems.cells
    } catch let error as CampingError {
      journal.state.batch = batch
      return error.problems.map { reader.refusal(row, Self.column(of: $0.field), .refused($0)) }
    }
  }

  /// The row that a thing of this identity has come from already; nil for its first one.
  func earlierRow(of identity: some Hashable, _ row: TableRow) -> Int? {
    let hash = identity.hashValue
    if let earlier = rows[hash], earlier != row.number { return earlier }
    rows[hash] = row.number
    return nil
  }

  /// Notes stays of the import that break a rule.
  func note(_ stays: [AgreedElsewhere]) { report.agreedElsewhere += stays }

  /// Notes a stay that does not come about, of whose total not all is charged.
  func note(_ total: UnchargedTotal) { report.uncharged.append(total) }

  /// The refusal of a row for one of its cells; `column` is our name of it.
  func refused(_ line: TableRow, _ column: String?, _ problem: CellProblem) -> RefusedRow {
    RefusedRow(cells: [reader.refusal(line, column, problem)])
  }

  private func refuse(_ row: TableRow, _ cells: [RefusedCell]) throws {
    report.refused += 1
    unknown.count(cells, reader.plan.ours)
    report.skipped += cells
    try refused(row, cells)
  }

  /// Our name of the column of a request's field.
  private static func column(of field: String?) -> String? {
    switch field {
    case "fullName": "camper"
    case "arrive": "arrival"
    case "depart": "departure"
    default: field
    }
  }

  private func keepMap(_ entry: inout JournalEntry) throws {
    guard let name = request.saveMap else { return }
    try SettingsTable(store: journal.store).keep(SavedMap(name: name, map: request.map), &entry)
  }
}

/// The request of an import, as the journal keeps it.
private struct TableImportEntry: FieldWritable {
  let file: String
  let report: TableImportReport

  func write(to fields: inout some FieldWriter) {
    fields.field("file", file)
    fields.field("added", report.added)
    fields.field("updated", report.updated)
    fields.field("unchanged", report.unchanged)
    fields.field("refused", report.refused)
  }
}

/// The request of one of its rows.
private struct RowEntry: FieldWritable {
  let row: Int

  func write(to fields: inout some FieldWriter) { fields.field("row", row) }
}
