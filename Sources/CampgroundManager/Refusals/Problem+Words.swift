// The one place where a refusal gets its words. A problem is a clause; whoever shows it adds the full stop.

extension Problem {
  static func notFound(_ noun: String, _ text: String, field: String, near: String? = nil) -> Problem {
    let guess = near.map { "; is it \($0)?" } ?? ""
    return Problem("notFound", field: field, value: text, "There is no \(noun) \(text)\(guess)")
  }

  static func wrongKind(_ text: String, is actual: String, not wanted: String) -> Problem {
    Problem("wrongKind", field: wanted, value: text, "\(text) is a \(actual), not a \(wanted)")
  }

  static func ambiguous(_ text: String, _ candidates: [String]) -> Problem {
    let list = candidates.joined(separator: ", ")
    return Problem("ambiguous", field: "camper", value: text, "\(text) can be any of \(list)")
  }
}

/// Text and numbers of people and sites.
extension Problem {
  static var emptyName: Problem {
    Problem("emptyName", field: "fullName", value: "", "A name cannot be empty")
  }

  static func emptyNumber() -> Problem {
    Problem("emptySiteNumber", field: "number", value: "", "A site number cannot be empty")
  }

  static func controlCharacters(in field: String, text: String) -> Problem {
    Problem(
      "controlCharacters", field: field, value: text,
      "Line breaks, tabs and other control characters cannot be kept")
  }

  static func textTooLong(field: String, limit: Int) -> Problem {
    Problem("textTooLong", field: field, value: nil, "More than \(limit) characters cannot be kept")
  }

  static func invalidPhoneNumber(_ text: String) -> Problem {
    Problem(
      "invalidPhoneNumber", field: "phone", value: text,
      "A phone number has 3 to 20 digits, spaces and + - . ( ) / x #")
  }

  static func invalidEmail(_ text: String) -> Problem {
    Problem(
      "invalidEmail", field: "email", value: text,
      "An address has something on both sides of one @, and no spaces")
  }

  static func duplicateSiteNumber(_ number: SiteNumber) -> Problem {
    Problem(
      "duplicateSiteNumber", field: "number", value: number.description, "There is a site \(number) already")
  }

  static func siteInUse(_ number: SiteNumber) -> Problem {
    Problem(
      "siteInUse", field: "site", value: number.description,
      "Site \(number) has reservations, so it can be retired but not deleted")
  }

  static func notPositive(_ name: String, field: String, _ value: Int) -> Problem {
    Problem(name, field: field, value: String(value), "It must be at least 1")
  }

  static var ampsWithoutElectricity: Problem {
    Problem("invalidAmps", field: "amps", value: nil, "A site without electricity has no amperes")
  }

  static func invalidVehicles(_ field: String, _ value: Int) -> Problem {
    Problem("invalidNumberOfVehicles", field: field, value: String(value), "It must be at least 0")
  }

  static func crossedPeople(_ minimum: Int, _ maximum: Int) -> Problem {
    Problem(
      "invalidCapacity", field: "minPeople", value: String(minimum),
      "The fewest people, \(minimum), are more than the most, \(maximum)")
  }
}

/// The stay as such.
extension Problem {
  static func invalidNumberOfNights(_ nights: Int) -> Problem {
    Problem("invalidNumberOfNights", field: "nights", value: String(nights), "Invalid number of days")
  }

  static func stayPastCalendar(_ nights: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "nights", value: String(nights),
      "The stay would end after \(Day.latest)")
  }

  static func aboveMaximumStay(_ nights: Int, _ maximum: Int) -> Problem {
    Problem(
      "aboveMaximumStay", field: "nights", value: String(nights),
      "\(nights) nights are more than the longest stay, \(Words.nights(maximum))")
  }

  static func belowMinimumStay(_ nights: Int, _ minimum: Int) -> Problem {
    Problem(
      "belowMinimumStay", field: "nights", value: String(nights),
      "\(Words.nights(nights)) is less than the shortest stay, \(Words.nights(minimum))")
  }

  static func arrivalInPast(_ arrival: Day, today: Day) -> Problem {
    Problem(
      "arrivalInPast", field: "arrive", value: arrival.description, "\(arrival) is past; today is \(today)")
  }

  static func outsideBookingWindow(_ arrival: Day, last: Day) -> Problem {
    Problem(
      "outsideBookingWindow", field: "arrive", value: arrival.description,
      "Stays can be reserved for an arrival up to \(last)")
  }

  static func closedSeason(_ night: Day, season: Season) -> Problem {
    Problem(
      "closedSeason", field: "arrive", value: night.description,
      "The campground is closed for the night of \(night); it is open \(season)")
  }

  static func notAllowed(_ verb: String, _ id: ReservationID, _ status: ReservationStatus) -> Problem {
    Problem(
      "notAllowedInStatus", field: "reservation", value: id.description,
      "\(id) is \(status.description.lowercased()), so it cannot be \(verb)")
  }
}

/// The party on the site.
extension Problem {
  static func invalidPeople(_ field: String, _ value: Int) -> Problem {
    Problem("invalidNumberOfPeople", field: field, value: String(value), "It must be 0 to \(Party.largest)")
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

/// Nights that somebody holds.
extension Problem {
  static func taken(_ conflict: Conflict) -> Problem {
    Problem(
      "nightsTaken", field: "site", value: conflict.site.description,
      "Site \(conflict.site) is \(Words.held(by: conflict))")
  }

  static var allTaken: Problem {
    Problem("nightsTaken", field: "site", value: nil, "Every site that fits is taken on some of these nights")
  }

  /// Why a site is not free, named by what it is: `reserved`, `held`, `blocked`.
  static func occupied(_ conflict: Conflict) -> Problem {
    let words = Words.held(by: conflict)
    return Problem(
      conflict.holder.status, field: "site", value: conflict.site.description,
      words.prefix(1).uppercased() + words.dropFirst())
  }
}

/// The campground's settings.
extension Problem {
  static func unknownTimeZone(_ name: String) -> Problem {
    Problem(
      "unknownTimeZone", field: "timeZone", value: name,
      "This machine has no time zone \(name); one is written like America/Phoenix")
  }

  static func unknownCurrency(_ code: String) -> Problem {
    Problem(
      "unknownCurrency", field: "currency", value: code, "It is not a currency of ISO 4217, such as USD")
  }

  static func nightsOutOfRange(_ field: String, _ nights: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: field, value: String(nights),
      "It must be 1 to \(StayRules.longestStay) nights")
  }

  static func invalidWindow(_ days: Int) -> Problem {
    Problem("invalidWindow", field: "windowDays", value: String(days), "It must be at least 0 days")
  }

  static func crossedNights(_ minimum: Int, _ maximum: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "minNights", value: String(minimum),
      "The shortest stay, \(minimum), is longer than the longest, \(maximum)")
  }
}

/// Phrases that several sentences share.
enum Words {
  static func nights(_ count: Int) -> String { count == 1 ? "1 night" : "\(count) nights" }

  static func held(by conflict: Conflict) -> String {
    let status =
      switch conflict.holder {
      case .reservation(_, let status): status.description.lowercased()
      case .block: "blocked"
      }
    return "\(status) from \(conflict.arrival) to \(conflict.departure) (\(conflict.holder))"
  }
}
