/// The attributes of which a site's features are made; the export has some 200 more.
enum RIDBAttributeName: String, CaseIterable {
  case electricityHookup = "Electricity Hookup"
  case electricHookup = "Electric Hookup"
  case fullHookup = "Full Hookup"
  case waterHookup = "Water Hookup"
  case sewerHookup = "Sewer Hookup"
  case maxVehicleLength = "Max Vehicle Length"
  case minPeople = "Min Num of People"
  case maxPeople = "Max Num of People"
  case maxVehicles = "Max Num of Vehicles"
  case drivewayEntry = "Driveway Entry"
  case accessibility = "Accessibility"

  private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  /// Returns nil for an attribute without effect on a site's features, such as a blank name.
  init?(anyCase text: String) {
    guard let name = Self.byKey[text.lowercased()] else { return nil }
    self = name
  }
}

/// The details of one campsite in the other files.
struct RIDBDetails {
  struct Attribute {
    let row: Int
    let value: String
  }

  struct Equipment {
    let row: Int
    let name: String
    let maxLength: String
  }

  /// The same attribute may be there several times.
  var attributes: [RIDBAttributeName: [Attribute]] = [:]
  var equipment: [Equipment] = []
}

extension RIDBFolder {
  /// The details of these campsites, by their ids; rows that cannot be read are added to `skipped`.
  func details(of campsites: [RIDBCampsite], _ skipped: inout [SkippedRow]) throws -> [String: RIDBDetails] {
    var details: [String: RIDBDetails] = [:]
    for campsite in campsites where !campsite.id.isEmpty { details[campsite.id] = RIDBDetails() }
    try forEachRow(.campsite, of: &details, &skipped) { (row: CSVRow<AttributeColumn>, details) in
      guard ["", "campsite"].contains(row[.kind].lowercased()) else { return }
      guard let name = RIDBAttributeName(anyCase: row[.name]) else { return }
      details.attributes[name, default: []].append(.init(row: row.line, value: row[.value]))
    }
    try forEachRow(.campsite, of: &details, &skipped) { (row: CSVRow<EquipmentColumn>, details) in
      details.equipment.append(.init(row: row.line, name: row[.name], maxLength: row[.maxLength]))
    }
    return details
  }

  /// Gives each row of one of these campsites, with the details to add to; a file may be missing.
  private func forEachRow<Column: RIDBColumn>(
    _ id: Column,
    of details: inout [String: RIDBDetails],
    _ skipped: inout [SkippedRow],
    _ body: (CSVRow<Column>, inout RIDBDetails) -> Void
  ) throws {
    try table(Column.self)?.forEachRow { row in
      let place = details.index(forKey: row[id])
      if let flaw = row.flaw, place != nil || flaw == .openQuote {
        skipped.append(SkippedRow(row.line, of: Column.self, .flaw(flaw)))
      } else if let place {
        body(row, &details.values[place])
      }
    }
  }
}
