/// Keeps the sites of one import, row by row.
struct SiteRows {
  private let run: TableImport<SiteRow>
  private let sites: CampSiteTable
  private let former: FormerImport

  init(_ run: TableImport<SiteRow>) {
    self.run = run
    sites = CampSiteTable(store: run.journal.store)
    former = FormerImport(journal: JournalTable(store: run.journal.store), command: "import-site")
  }

  func keep(_ row: SiteRow, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    guard let number = row.number else { return .unchanged }
    var problems: [Problem] = []
    _ = PersonText.clean(number.text, field: "number", limit: 40, &problems)
    try problems.refuse()
    guard let before = try sites.site(number) else {
      var site = CampSite(new: number, row.edits.applied(to: SiteFeatures(), &problems))
      site.retired = row.edits.retired ?? false
      try problems.refuse()
      let kept = try sites.insert(site)
      try entry.created(kept)
      _ = run.earlierRow(of: kept.id, line)
      return .added
    }
    let earlier = run.earlierRow(of: before.id, line)
    let change: CampSite?
    do {
      change = try former.change(before) { try edited($0, row.edits) }
    } catch let problem as CellProblem {
      throw RefusedRow(cells: [run.reader.refusal(line, "number", problem)])
    }
    guard let change else { return .unchanged }
    if let earlier { throw RefusedRow(cells: [run.reader.refusal(line, "number", .repeated(row: earlier))]) }
    try sites.update(change)
    try entry.changed(before, to: change)
    return .updated
  }

  private func edited(_ site: CampSite, _ edits: SiteEdits) throws -> CampSite {
    var (after, problems) = (site, [Problem]())
    after.features = edits.applied(to: site.features, &problems)
    if let retired = edits.retired { after.retired = retired }
    try problems.refuse()
    return after
  }
}
