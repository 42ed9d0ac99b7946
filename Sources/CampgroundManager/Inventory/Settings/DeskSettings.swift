import JSONText

/// The contact of the campground, and its habits at the desk: JSON in one column.
package struct DeskSettings: Hashable, Sendable {
  /// The phone number on papers.
  package internal(set) var phone: String?
  package internal(set) var email: String?
  package internal(set) var address: String?
  package internal(set) var website: String?
  /// The way to the campground, for those who come.
  package internal(set) var directions: String?
  /// The hours in which it is quiet, such as `22:00 to 7:00`.
  package internal(set) var quietHours: String?
  /// The minutes after check-out time before a departure is overdue.
  package internal(set) var grace: Int?
  /// The digits of the country's code, without which phone numbers are compared, too.
  package internal(set) var countryCode: Int?
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
    text("phone", of: .campground, { $0.phone }, { $0.phone = $1 }),
    text("email", of: .campground, { $0.email }, { $0.email = $1 }),
    text("address", of: .campground, { $0.address }, { $0.address = $1 }),
    text("website", of: .campground, { $0.website }, { $0.website = $1 }),
    text("directions", of: .campground, { $0.directions }, { $0.directions = $1 }),
    text("quietHours", of: .campground, { $0.quietHours }, { $0.quietHours = $1 }),
    field("grace", { $0.grace }, { $0.grace = $1 }),
    field("countryCode", { $0.countryCode }, { $0.countryCode = $1 }),
    list("maps", omitted: true, { $0.maps }, { $0.maps = $1 }),
  ]
}

extension DeskSettings {
  /// Writes those that are set, each under the name of its option.
  func writeGiven(to fields: inout some FieldWriter) {
    forEachValue(.kept) { key, value in if value != .null { fields.field(key, value) } }
  }
}
