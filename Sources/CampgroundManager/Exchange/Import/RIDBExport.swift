/// One facility's campsites out of the export, read before anything is written.
package struct RIDBExport {
  /// The facility's id.
  let facility: String
  /// The name of the export's folder, without those that lead to it.
  let folder: String
  private(set) var sites: [RIDBSite] = []
  /// The rows that were not understood, in no order.
  private(set) var skipped: [SkippedRow] = []

  /// Reads the files; without a facility, the export's only one. Throws ``ImportError``.
  init(folder path: String, facility requested: String?, atMost limit: Int) throws {
    let folder = try RIDBFolder(path, atMost: limit)
    let table = try folder.campsites()
    facility = try requested.map(PersonText.trimmed) ?? folder.onlyFacility(of: table)
    self.folder = folder.name
    try read(folder, all: requested == nil)
    if sites.isEmpty, skipped.isEmpty {
      throw ImportError.noCampsites(try folder.facilities([facility])[0])
    }
  }

  /// Reads the rows of a facility in a folder of this name.
  init(of facility: String, folder: String, _ rows: some RIDBRows) throws {
    (self.facility, self.folder) = (facility, folder)
    try read(rows, all: false)
  }

  private mutating func read(_ rows: some RIDBRows, all: Bool) throws {
    let campsites = try readCampsites(rows, all: all)
    if campsites.isEmpty, skipped.isEmpty { return }
    let details = try rows.details(of: campsites, &skipped)
    for campsite in campsites {
      let site = RIDBSite(campsite, details[campsite.id] ?? RIDBDetails())
      sites.append(site)
      skipped += site.skipped
    }
  }

  /// Reads the campsites; with `all`, of any facility: in an export of one, another is a flaw.
  private mutating func readCampsites(_ export: some RIDBRows, all: Bool) throws -> [RIDBCampsite] {
    var campsites: [RIDBCampsite] = []
    var rows: [SiteNumber: Int] = [:]
    try export.forEachCampsite { row in
      let isRequested = row[.facility] == facility && !facility.isEmpty
      guard all || isRequested || row.flaw == .openQuote else { return }
      switch RIDBCampsite.read(row) {
      case .failure(let problem): skip(row, problem)
      case .success(let campsite):
        if let first = rows[campsite.number] {
          skip(row, .duplicate(campsite.number, firstRow: first))
        } else {
          rows[campsite.number] = row.line
          campsites.append(campsite)
        }
      }
    }
    return campsites
  }

  private mutating func skip(_ row: CSVRow<CampsiteColumn>, _ problem: RowProblem) {
    skipped.append(SkippedRow(row.line, of: CampsiteColumn.self, problem))
  }
}

extension RIDBExport {
  /// True when no campsite of the facility can be reserved for the night.
  package var isEmpty: Bool { sites.isEmpty }

  /// The report of an import that adds nothing: the rows that were not understood.
  package var reportOfNothing: ImportReport { ImportReport(skipped: skipped.sorted { $0.order < $1.order }) }
}
