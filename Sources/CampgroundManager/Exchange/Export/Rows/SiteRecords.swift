/// The sites in natural order, retired ones among them.
enum SiteRecords: RecordKind {
  static let columns: [RecordColumn<CampSite>] = RecordColumn.fields(CampSite.fields.open()) { $0 }

  static func forEach(in source: RecordSource, _ body: (CampSite) throws -> Void) throws {
    for site in try CampSiteTable(store: source.store).all() { try body(site) }
  }
}
