/// The sites in natural order, retired ones among them.
enum SiteRecords: RecordKind {
  static let columns: [RecordColumn<CampSite>] = [
    .text("number") { $0.siteNumber.text },
    .text("loop") { $0.loop },
    .text("type") { $0.type.description },
    .flag("electricity") { $0.electricity },
    .words("amps") { $0.features.amps },
    .flag("water") { $0.water },
    .flag("sewer") { $0.sewer },
    .number("maxLength") { $0.features.maxLength },
    .number("minPeople") { $0.features.minPeople },
    .number("maxPeople") { $0.features.maxPeople },
    .number("maxVehicles") { $0.features.maxVehicles },
    .flag("pullThrough") { $0.features.pullThrough },
    .flag("accessible") { $0.features.accessible },
    .words("equipment") { $0.features.equipment },
    .flag("retired") { $0.retired },
    .text("notes") { $0.features.notes },
  ]

  static func forEach(in source: RecordSource, _ body: (CampSite) throws -> Void) throws {
    for site in try CampSiteTable(store: source.store).all() { try body(site) }
  }
}
