/// Keeps the rates of one import, row by row.
struct RateRows {
  private let run: TableImport<RateRow>
  private let rates: RateTable
  private let sites: CampSiteService
  private let currency: Currency
  private let former: FormerImport

  init(_ run: TableImport<RateRow>) throws {
    self.run = run
    let store = run.journal.store
    rates = RateTable(store: store)
    sites = CampSiteService(journal: run.journal)
    currency = try SettingsTable(store: store).settings().currency
    former = FormerImport(journal: JournalTable(store: store), command: "import-rate")
  }

  func keep(_ row: RateRow, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    var problems: [Problem] = []
    let name = PersonText.rateName(row.name ?? "", &problems)
    try problems.refuse()
    guard let before = try rates.rates().first(where: { $0.name == name }) else {
      guard row.edits.nightly != nil else { throw refused(line, "nightly", .missing) }
      let terms = try edited(RateTerms(nightly: 0), row.edits)
      let rate = Rate(id: try rates.insert(name, terms), version: 1, name: name, terms: terms)
      try entry.created(rate)
      _ = run.earlierRow(of: rate.id, line)
      return .added
    }
    let earlier = run.earlierRow(of: before.id, line)
    let change: Rate?
    do {
      change = try former.change(before) { rate in
        var after = rate
        after.terms = try edited(rate.terms, row.edits)
        return after
      }
    } catch let problem as CellProblem {
      throw refused(line, "name", problem)
    }
    guard let change else { return .unchanged }
    if let earlier { throw refused(line, "name", .repeated(row: earlier)) }
    try rates.update(change)
    try entry.changed(before, to: change)
    return .updated
  }

  private func edited(_ terms: RateTerms, _ edits: RateEdits) throws -> RateTerms {
    var (edits, problems) = (edits, [Problem]())
    if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
    let after = edits.applied(to: terms, in: currency, &problems)
    try problems.refuse()
    return after
  }

  private func refused(_ line: TableRow, _ column: String, _ problem: CellProblem) -> RefusedRow {
    RefusedRow(cells: [run.reader.refusal(line, column, problem)])
  }
}
