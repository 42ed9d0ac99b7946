// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// The party on the site.
extension Problem {
  static func invalidPeople(_ field: String, _ value: Int, most: Int) -> Problem {
    Problem(
      "invalidNumberOfPeople", field: field, value: String(value),
      "The value of \(field), \(value), must be 0 to \(most)")
  }

  static func tooManyPeople(_ people: Int, _ maximum: Int) -> Problem {
    Problem(
      "tooManyPeople", field: "adults", value: String(people), "The site takes at most \(maximum) people")
  }

  static func tooFewPeople(_ people: Int, _ minimum: Int) -> Problem {
    Problem(
      "tooFewPeople", field: "adults", value: String(people),
      minimum == 1 ? "A party has at least 1 person" : "The site takes at least \(minimum) people")
  }

  static func tooManyVehicles(_ vehicles: Int, _ maximum: Int) -> Problem {
    Problem(
      "tooManyVehicles", field: "vehicles", value: String(vehicles),
      "The site takes at most \(maximum) vehicles")
  }

  static func rigTooLong(_ length: Int, _ maximum: Int) -> Problem {
    Problem(
      "rigTooLong", field: "rigLength", value: String(length), "The site takes rigs up to \(maximum) ft")
  }

  static func rigLengthUnknown(_ length: Int) -> Problem {
    Problem(
      "rigLengthUnknown", field: "rigLength", value: String(length),
      "How long a rig the site takes is not known")
  }

  static func equipmentNotPermitted(_ equipment: Slug, _ permitted: [Slug]) -> Problem {
    let list = permitted.map(\.description).joined(separator: ", ")
    return Problem(
      "equipmentNotPermitted", field: "equipment", value: equipment.description, "The site permits \(list)")
  }

  static func siteRetired(_ number: SiteNumber) -> Problem {
    Problem("siteRetired", field: "site", value: number.description, "Site \(number) is retired")
  }

  static var noSiteFits: Problem {
    Problem("noSiteFits", field: "site", value: nil, "No site fits this party and its needs")
  }
}

/// What a site lacks.
extension Problem {
  static func otherType(_ wanted: Slug, _ actual: Slug) -> Problem {
    Problem("otherType", field: "type", value: wanted.description, "The site is of type \(actual)")
  }

  static func noAmps(_ amps: [Int]) -> Problem {
    let list = amps.map { "\($0) A" }.joined(separator: ", ")
    return Problem("noAmps", field: "amps", value: list, "The site does not offer \(list)")
  }

  static let noElectricity = lack("noElectricity", of: "electricity", "The site has no electricity")
  static let noWater = lack("noWater", of: "water", "The site has no water")
  static let noSewer = lack("noSewer", of: "sewer", "The site has no sewer hookup")
  static let notPullThrough = lack("notPullThrough", of: "pullThrough", "One cannot pull through the site")
  static let notAccessible = lack("notAccessible", of: "accessible", "The site is not accessible")

  private static func lack(_ name: String, of field: String, _ words: String) -> Problem {
    Problem(name, field: field, value: nil, words)
  }
}
