import Persistence

/// Imports the sites of a campground from files of other systems.
public final class SiteImporter {
  private let journal: Journal
  private let sites: CampSiteTable

  init(journal: Journal) {
    self.journal = journal
    sites = CampSiteTable(store: journal.store)
  }

  /// Adds and updates the sites of one facility from a folder with the RIDB's bulk CSV export.
  ///
  /// A row that cannot be understood is reported, and the others come in; a feature that the export does not mention
  /// stays as it is, so importing again changes nothing.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder with the export's CSV files.
  ///   - facility: The id of the facility; an export that holds only one needs none.
  /// - Returns: The numbers of sites that were added, updated and left as they were, and the rows that were skipped.
  /// - Throws: ``ImportError`` when there is nothing to import.
  @discardableResult
  public func importSites(fromRIDB folder: String, facility: String? = nil) throws -> WriteResult<ImportReport> {
    try importSites(fromRIDB: folder, facility: facility, atMost: InputFile.usualLimit)
  }

  /// The same, of files that have no more bytes than the limit.
  package func importSites(
    fromRIDB folder: String, facility: String?, atMost limit: Int
  ) throws -> WriteResult<ImportReport> {
    try importSites(of: RIDBExport(folder: folder, facility: facility, atMost: limit))
  }

  /// Adds and updates the sites of one facility that was read already.
  package func importSites(of export: RIDBExport) throws -> WriteResult<ImportReport> {
    let numbers = export.sites.map(\.number)
    journal.store.expect([{ _ = try self.sites.holders(of: numbers) }])
    return try journal.record("import-sites") { entry in
      entry.record(ImportRequest(facility: export.facility, folder: export.folder))
      var report = ImportReport(skipped: export.skipped)
      var holders = try sites.holders(of: numbers)
      for site in export.sites { try keep(site, &holders, &entry, &report) }
      report.skipped.sort { $0.order < $1.order }
      return report
    }
  }

  private func keep(
    _ site: RIDBSite, _ holders: inout SiteHolders, _ entry: inout JournalEntry, _ report: inout ImportReport
  ) throws {
    let before = holders.holder(of: site.number)
    var problems: [Problem] = []
    _ = PersonText.clean(site.number.text, field: "number", limit: 40, &problems)
    let after = site.edits.applied(to: before ?? CampSite(new: site.number), &problems)
    guard problems.isEmpty else {
      report.skipped += problems.map {
        SkippedRow(site.row, of: CampsiteColumn.self, .refused(site.number, $0))
      }
      return
    }
    if let before {
      if after == before { report.unchanged += 1 } else { report.updated += 1 }
      holders.keep(try entry.update(before, to: after) { try sites.update(before, to: $0) })
    } else {
      let made = try sites.insert(after)
      try entry.created(made)
      holders.keep(made)
      report.added += 1
    }
  }
}

/// A request to import, as the journal keeps it.
private struct ImportRequest: Encodable {
  let facility: String
  let folder: String
}

extension SkippedRow {
  /// The order of the report: campsites first, then the files about them; by row, then by the problem in it.
  var order: (file: Int, row: Int, what: String) {
    let place = [CampsiteColumn.file, AttributeColumn.file].firstIndex(of: file) ?? .max
    return (place, row, problem.what ?? "Site")
  }
}
