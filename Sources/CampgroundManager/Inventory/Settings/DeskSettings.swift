import JSONText

/// The contact of the campground, and its habits at the desk: JSON in one column.
public struct DeskSettings: Hashable, Sendable {
  /// The phone number on papers.
  public var phone: String?
  public var email: String?
  public var address: String?
  public var website: String?
  /// The way to the campground, for those who come.
  public var directions: String?
  /// The hours in which it is quiet, such as `22:00 to 7:00`.
  public var quietHours: String?
  /// The minutes after check-out time before a departure is overdue.
  public var grace: Int?
  /// The digits of the country's code, without which phone numbers are compared, too.
  public var countryCode: Int?
  /// The maps of columns that imports have kept, by their names.
  package internal(set) var maps: [SavedMap] = []

  static let byDefault = (grace: 30, longestGrace: 24 * 60)
}

extension CampgroundSettings {
  /// The contact of the campground, and its habits at the desk.
  package var contact: DeskSettings { desk ?? DeskSettings() }
  /// The minutes after check-out time before a departure is overdue.
  package var grace: Int { desk?.grace ?? DeskSettings.byDefault.grace }

  /// The last day of departure whose time of check-out, with its grace, has passed.
  func lastDeparture(at now: Moment) -> Day {
    // The grace is a day at most, so that only the last two departures may still have it.
    let late = now.time.minutes - checkOut.minutes
    let days = late > grace ? 0 : late + 24 * 60 > grace ? 1 : 2
    return now.day.advanced(by: -days)
  }
}

extension DeskSettings: Recorded {
  static let blank = DeskSettings()

  static let fields: FieldList<Self> = [
    image("phone", \.phone, limit: 60),
    image("email", \.email, limit: 254) { email, problems in
      if let email, !EmailAddress.isValid(email) { problems.append(.record(.invalidEmail(email))) }
    },
    image("address", \.address, limit: 1000),
    image("website", \.website, limit: 1000),
    image("directions", \.directions, limit: 2000),
    image("quietHours", \.quietHours, limit: 200),
    image("grace", \.grace, check: range("grace", 0...byDefault.longestGrace)),
    image("countryCode", \.countryCode, check: range("countryCode", 1...999)),
    list("maps", omitted: true, { $0.maps }, { $0.maps = $1 }),
  ]
}

extension DeskSettings {
  /// Writes those that are set, each under the name of its option.
  func writeGiven(to fields: inout some FieldWriter) {
    forEachValue(.kept) { key, value, kind in if value != .null { fields.field(key, value, kind) } }
  }
}
