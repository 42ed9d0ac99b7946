extension RIDBFolder {
  /// The number of facilities that an error lists.
  private static let mostListed = 10

  /// The one facility of the campsites; throws ``ImportError`` when there are several, or none.
  func onlyFacility(of campsites: CSVTable<CampsiteColumn>) throws -> String {
    var ids: [String] = []
    var seen: Set<String> = []
    campsites.forEachRow { row in
      let id = row[.facility]
      // A row of another width may have something else in this column.
      if row.flaw == nil, !id.isEmpty, seen.insert(id).inserted { ids.append(id) }
    }
    guard let only = ids.first else {
      throw ImportError.unreadable(file: file(of: CampsiteColumn.self), .noCampsites)
    }
    guard ids.count == 1 else {
      throw ImportError.severalFacilities(
        try facilities(Array(ids.prefix(Self.mostListed))), count: ids.count)
    }
    return only
  }

  /// The facilities of these ids, with the names that the export gives them.
  func facilities(_ ids: [String]) throws -> [RIDBFacility] {
    let wanted = Set(ids)
    var names: [String: String] = [:]
    try table(FacilityColumn.self)?.forEachRow { row in
      let id = row[.id]
      if wanted.contains(id), !row[.name].isEmpty { names[id] = row[.name] }
    }
    return ids.map { RIDBFacility(id: $0, name: names[$0]) }
  }
}
