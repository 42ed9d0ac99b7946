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

  static func lacks(_ name: String, field: String, value: String? = nil, _ what: String) -> Problem {
    Problem(name, field: field, value: value, what)
  }

  static var noSiteFits: Problem {
    Problem("noSiteFits", field: "site", value: nil, "No site fits this party and its needs")
  }
}
