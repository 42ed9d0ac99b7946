// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// Text and numbers of people and sites.
extension Problem {
  static var emptyName: Problem {
    Problem("emptyName", field: "fullName", value: "", "A name cannot be empty")
  }

  static func emptyReason(_ field: String) -> Problem {
    Problem("emptyReason", field: field, value: "", "A reason cannot be blank")
  }

  static func emptyNumber() -> Problem {
    Problem("emptySiteNumber", field: "number", value: "", "A site number cannot be empty")
  }

  static func controlCharacters(in field: String, text: String) -> Problem {
    Problem(
      "controlCharacters", field: field, value: text,
      "Line breaks, tabs and other control characters cannot be kept in \(field)")
  }

  static func textTooLong(field: String, limit: Int) -> Problem {
    Problem("textTooLong", field: field, value: nil, "More than \(limit) characters cannot be kept in \(field)")
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
      "Site \(number) has reservations, blocks or rates, so it can be retired but not deleted")
  }

  static func notPositive(_ name: String, field: String, _ value: Int) -> Problem {
    Problem(name, field: field, value: String(value), "The value of \(field), \(value), must be at least 1")
  }

  static var ampsWithoutElectricity: Problem {
    Problem("invalidAmps", field: "amps", value: nil, "A site without electricity has no amperes")
  }

  static func invalidVehicles(_ field: String, _ value: Int) -> Problem {
    Problem(
      "invalidNumberOfVehicles", field: field, value: String(value),
      "The value of \(field), \(value), must be at least 0")
  }

  static func crossedPeople(_ minimum: Int, _ maximum: Int) -> Problem {
    Problem(
      "invalidCapacity", field: "minPeople", value: String(minimum),
      "The fewest people, \(minimum), are more than the most, \(maximum)")
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
      "unknownCurrency", field: "currency", value: code, "\(code) is not a currency of ISO 4217, such as USD")
  }

  static func nightsOutOfRange(_ field: String, _ nights: Int, longest: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: field, value: String(nights),
      "The value of \(field), \(nights), must be 1 to \(longest)")
  }

  static func invalidWindow(_ days: Int) -> Problem {
    Problem(
      "invalidWindow", field: "windowDays", value: String(days),
      "The booking window, \(days) days, must be at least 0")
  }

  static func crossedNights(_ minimum: Int, _ maximum: Int, _ type: Slug?) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "minNights", value: String(minimum),
      "The shortest stay\(Words.on(type)), \(minimum), is longer than the longest, \(maximum)")
  }

  static func notOfType(_ type: Slug) -> Problem {
    Problem(
      "notOfType", field: "type", value: type.description,
      "Only the rules of stays can differ by type; the other settings are the whole campground's")
  }
}
