/// A site as a row of another system's table has it.
struct SiteRow: ImportedRecord {
  var number: SiteNumber?
  var edits = SiteEdits()

  static let needed = [["number"]]
  static let blank = SiteRow()

  static let columns: [ImportColumn<SiteRow>] =
    [
      ImportColumn(
        "number", .text,
        "site sitenumber siteno sitename sitenum campsite campsitenumber unit unitnumber space lot lotnumber"
      ) { $0.number = SiteNumber($1.text) }
    ]
    + CampSite.fields.open().importColumns(into: \.edits).map {
      $0.name == "electricity" ? $0.setting(takeElectricity) : $0
    }

  func complete() -> [(column: String?, problem: CellProblem)] { number == nil ? [("number", .missing)] : [] }

  /// A hookup by itself, or by its amperes: `Yes`, `30/50 amp`.
  @Sendable private static func takeElectricity(_ row: inout SiteRow, _ cell: Cell) throws {
    guard case .given(let hookup) = RIDBText.hookup(cell.text) else { throw CellProblem.unreadable(.flag) }
    row.edits.electricity = hookup.isThere
    if !hookup.amps.isEmpty, row.edits.amps == nil { row.edits.amps = hookup.amps.sorted() }
  }
}

/// Keeps the sites of one import, row by row.
struct SiteRows {
  private let run: TableImport<SiteRow>
  private let sites: CampSiteTable
  private let former: FormerImport<SiteRow>

  init(_ run: TableImport<SiteRow>) {
    self.run = run
    sites = CampSiteTable(store: run.journal.store)
    former = FormerImport(run, identifiedBy: "number")
  }

  func keep(_ row: SiteRow, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    guard let number = row.number else { return .unchanged }
    var problems: [Problem] = []
    _ = PersonText.clean(number.text, field: "number", limit: 40, &problems)
    try problems.refuse()
    guard let before = try sites.holder(of: number) else {
      let site = row.edits.applied(to: CampSite(new: number), &problems)
      try problems.refuse()
      let kept = try sites.insert(site)
      return try former.add(kept, line, &entry)
    }
    func save(_ after: CampSite) throws { try sites.update(before, to: after) }
    return try former.update(before, line, &entry, save: save) { site in
      let after = row.edits.applied(to: site, &problems)
      try problems.refuse()
      return after
    }
  }
}
