import CampgroundManager

/// A campground in memory, on a day that stands still, and its importer.
struct ImportedCamp {
  let store: Store
  let sites: CampSiteService
  let importer: SiteImporter

  init() throws {
    store = try Store(.memory)
    sites = CampSiteService(store: store, clock: .fixed(.earliest))
    importer = SiteImporter(store: store, clock: .fixed(.earliest), actor: "test")
  }

  @discardableResult
  func importSites(_ export: String, facility: String? = nil) throws -> WriteResult<ImportReport> {
    try importer.importSites(fromRIDB: Self.folder(export), facility: facility)
  }

  func features(_ number: SiteNumber) throws -> SiteFeatures {
    try sites.find(number).features
  }

  /// The number of commands in the journal.
  func commands() throws -> Int {
    try store.value("SELECT count(*) FROM command") ?? 0
  }

  /// The path of an export in `Fixtures/RIDB`, wherever the repository is.
  static func folder(_ name: String, from file: String = #filePath) -> String {
    let root = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return root.joined(separator: "/") + "/Fixtures/RIDB/\(name)"
  }
}
