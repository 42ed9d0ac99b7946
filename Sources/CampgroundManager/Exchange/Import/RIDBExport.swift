/// One facility's campsites out of the export, read before anything is written.
struct RIDBExport {
  /// The facility's id.
  let facility: String
  private(set) var sites: [RIDBSite] = []
  /// The rows that were not understood, in no order.
  private(set) var skipped: [SkippedRow] = []

  /// Reads the files; without a facility, the export's only one. Throws ``ImportError``.
  init(folder path: String, facility asked: String?) throws {
    let folder = try RIDBFolder(path)
    let table = try folder.campsites()
    facility = try asked.map(PersonText.trimmed) ?? folder.onlyFacility(of: table)
    let campsites = readCampsites(table, all: asked == nil)
    if campsites.isEmpty, skipped.isEmpty {
      throw ImportError.noCampsites(try folder.facilities([facility])[0])
    }
    let details = try folder.details(of: campsites, &skipped)
    for campsite in campsites {
      let site = RIDBSite(campsite, details[campsite.id] ?? RIDBDetails())
      sites.append(site)
      skipped += site.skipped
    }
  }

  /// Reads the campsites; with `all`, of any facility: in an export of one, another is a flaw.
  private mutating func readCampsites(_ table: CSVTable<CampsiteColumn>, all: Bool) -> [RIDBCampsite] {
    var campsites: [RIDBCampsite] = []
    var rows: [SiteNumber: Int] = [:]
    table.forEachRow { row in
      let isAsked = row[.facility] == facility && !facility.isEmpty
      guard all || isAsked || row.flaw == .openQuote else { return }
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

  private mutating func skip(_ row: CSVRow<CampsiteColumn>, _ problem: RIDBRowProblem) {
    skipped.append(SkippedRow(row.line, of: CampsiteColumn.self, problem))
  }
}
