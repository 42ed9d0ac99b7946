// The rows that an index has the places of, facility by facility.

extension RIDBIndex {
  /// The rows of one facility.
  private struct Rows: RIDBRows {
    let index: RIDBIndex
    let facility: Int

    func forEachCampsite(_ body: (CSVRow<CampsiteColumn>) throws -> Void) throws {
      try index.forEachRow(of: facility, .campsites, in: index.campsites, body)
    }

    func forEachAttribute(_ body: (CSVRow<AttributeColumn>) throws -> Void) throws {
      try index.forEachRow(of: facility, .attributes, in: index.attributes, body)
    }

    func forEachEquipment(_ body: (CSVRow<EquipmentColumn>) throws -> Void) throws {
      try index.forEachRow(of: facility, .equipment, in: index.equipment, body)
    }
  }

  /// The campsites of one of its facilities.
  package func export(of campground: RIDBCampground) throws -> RIDBExport {
    let facility = campground.facility.id
    let rows = Rows(index: self, facility: numbers[facility] ?? Self.ofNone)
    return try RIDBExport(of: facility, folder: folder.name, rows)
  }

  /// The report of the campsites that belong to none of its facilities.
  package func strays() throws -> ImportReport {
    let listed = Set(campgrounds.map(\.facility.id))
    var skipped: [SkippedRow] = []
    for facility in [Self.ofNone] + numbers.filter({ !listed.contains($0.key) }).values {
      try forEachRow(of: facility, .campsites, in: campsites) { row in
        skipped.append(SkippedRow(row.line, of: CampsiteColumn.self, row.flaw.map(RowProblem.flaw) ?? .noFacility))
      }
    }
    return ImportReport(skipped: skipped.sorted { $0.order < $1.order })
  }
}
