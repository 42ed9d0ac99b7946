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
      var site = CampSite(new: number, row.edits.applied(to: SiteFeatures(), &problems))
      site.retired = row.edits.retired ?? false
      try problems.refuse()
      let kept = try sites.insert(site)
      return try former.add(kept, line, &entry)
    }
    return try former.update(before, line, &entry, save: sites.update) { try edited($0, row.edits) }
  }

  private func edited(_ site: CampSite, _ edits: SiteEdits) throws -> CampSite {
    var (after, problems) = (site, [Problem]())
    after.features = edits.applied(to: site.features, &problems)
    if let retired = edits.retired { after.retired = retired }
    try problems.refuse()
    return after
  }
}
