/// Keeps the rates of one import, row by row.
struct RateRows {
  private let run: TableImport<RateRow>
  private let rates: RateTable
  private let sites: CampSiteService
  private let currency: Currency
  private let former: FormerImport<RateRow>

  init(_ run: TableImport<RateRow>) throws {
    self.run = run
    let store = run.journal.store
    rates = RateTable(store: store)
    sites = CampSiteService(journal: run.journal)
    currency = try SettingsTable(store: store).settings().currency
    former = FormerImport(run, identifiedBy: "name")
  }

  func keep(_ row: RateRow, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    var problems: [Problem] = []
    let name = PersonText.rateName(.first(row.name ?? ""), &problems)
    try problems.refuse()
    guard let before = try rates.rates().first(where: { $0.name == name }) else {
      guard let _: Amount = row.edits.nightly else { throw run.refused(line, "nightly", .missing) }
      let terms = try edited(RateTerms(nightly: 0), row.edits)
      var rate = Rate(id: Rate.blank.id, version: 1, name: name, terms: terms)
      rate.id = try rates.insert(rate)
      return try former.add(rate, line, &entry)
    }
    return try former.update(before, line, &entry, save: rates.update) { rate in
      var after = rate
      after.terms = try edited(rate.terms, row.edits)
      return after
    }
  }

  private func edited(_ terms: RateTerms, _ edits: RateEdits) throws -> RateTerms {
    var (edits, problems) = (edits, [Problem]())
    if let site = edits.site?.value { edits.site = .set(try sites.find(site).siteNumber) }
    let after = edits.applied(to: terms, in: currency, &problems)
    try problems.refuse()
    return after
  }
}
