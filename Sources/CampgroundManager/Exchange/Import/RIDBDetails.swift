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

extension RIDBRows {
  /// The details of these campsites, by their ids; rows that cannot be read are added to `skipped`.
  func details(of campsites: [RIDBCampsite], _ skipped: inout [SkippedRow]) throws -> [String: RIDBDetails] {
    var details: [String: RIDBDetails] = [:]
    for campsite in campsites where !campsite.id.isEmpty { details[campsite.id] = RIDBDetails() }
    try forEachAttribute { row in
      guard let place = Self.place(of: row, .campsite, in: details, &skipped), let name = row.featureName else {
        return
      }
      details.values[place].attributes[name, default: []].append(.init(row: row.line, value: row[.value]))
    }
    try forEachEquipment { row in
      guard let place = Self.place(of: row, .campsite, in: details, &skipped) else { return }
      details.values[place].equipment.append(.init(row: row.line, name: row[.name], maxLength: row[.maxLength]))
    }
    return details
  }

  /// The place of the details that a row adds to; nil for a row of another campsite, and for one that cannot be read.
  private static func place<Column: RIDBColumn>(
    of row: CSVRow<Column>, _ id: Column, in details: [String: RIDBDetails], _ skipped: inout [SkippedRow]
  ) -> Dictionary<String, RIDBDetails>.Index? {
    let place = details.index(forKey: row[id])
    guard let flaw = row.flaw else { return place }
    if place != nil || flaw == .openQuote { skipped.append(SkippedRow(row.line, of: Column.self, .flaw(flaw))) }
    return nil
  }
}

extension CSVRow<AttributeColumn> {
  /// The attribute of a campsite that has an effect on its features; nil for another one.
  var featureName: RIDBAttributeName? {
    guard ["", "campsite"].contains(self[.kind].lowercased()) else { return nil }
    return RIDBAttributeName(anyCase: self[.name])
  }
}
