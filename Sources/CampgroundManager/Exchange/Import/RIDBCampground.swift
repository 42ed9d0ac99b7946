/// A facility of an export that has campsites.
package struct RIDBCampground: Hashable, Sendable {
  package let facility: RIDBFacility
  /// The number of its campsites, those among them that nobody can reserve.
  package let campsites: Int

  package init(_ facility: RIDBFacility, campsites: Int) {
    (self.facility, self.campsites) = (facility, campsites)
  }
}

extension RIDBCampground {
  package static let blank = RIDBCampground(RIDBFacility(id: "", name: nil), campsites: 0)

  /// The campgrounds of an export by their names, those without one last; throws ``ImportError``.
  package static func list(
    ofExport path: String, atMost limit: Int = InputFile.usualLimit
  ) throws -> [RIDBCampground] {
    let folder = try RIDBFolder(path, atMost: limit)
    var count = RIDBCampgroundCount()
    try folder.campsites().forEachRow { count.add($0) }
    return try count.campgrounds(named: folder)
  }
}

/// The number of campsites of each facility.
struct RIDBCampgroundCount {
  private var counts: [String: Int] = [:]

  /// Counts a row, unless it has another width: then something else may stand in this column.
  mutating func add(_ row: CSVRow<CampsiteColumn>) {
    let facility = row[.facility]
    if row.flaw == nil, !facility.isEmpty { counts[facility, default: 0] += 1 }
  }

  /// The facilities that have campsites, by name.
  func campgrounds(named folder: RIDBFolder) throws -> [RIDBCampground] {
    if counts.isEmpty { throw ImportError.unreadable(file: folder.file(of: CampsiteColumn.self), .noCampsites) }
    return try folder.facilities(counts.keys.sorted())
      .map { RIDBCampground($0, campsites: counts[$0.id] ?? 0) }
      .map { (key: $0.facility.name.map(PersonText.nameKey), campground: $0) }
      .sorted { ($0.key == nil ? 1 : 0, $0.key ?? "") < ($1.key == nil ? 1 : 0, $1.key ?? "") }
      .map(\.campground)
  }
}
