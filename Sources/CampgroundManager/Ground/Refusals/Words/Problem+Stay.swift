// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// The stay as such.
extension Problem {
  static func invalidNumberOfNights(_ nights: Int) -> Problem {
    Problem("invalidNumberOfNights", field: "nights", value: String(nights), "Invalid number of days")
  }

  static func invalidHold(_ minutes: Int, longest: Int) -> Problem {
    Problem(
      "invalidHold", field: "minutes", value: String(minutes),
      "A hold lasts 1 to \(longest) minutes, not \(minutes)")
  }

  static func stayPastCalendar(_ nights: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "nights", value: String(nights),
      "The stay would end after \(Day.latest)")
  }

  static func crossedNights(_ fewest: Int, most: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "nights", value: "\(fewest)..\(most)",
      "The fewest nights, \(fewest), are more than the most, \(most)")
  }

  static func noArrivals(from first: Day, before end: Day) -> Problem {
    Problem(
      "noArrivals", field: "arriveBefore", value: end.description,
      "There is no day of arrival from \(first) to before \(end)")
  }

  static func notAllowed(
    _ verb: String, _ id: ReservationID, _ status: ReservationStatus, isDone: Bool
  ) -> Problem {
    let now = status.description.lowercased()
    return Problem(
      "notAllowedInStatus", field: "reservation", value: id.description,
      isDone ? "\(id) is \(now) already" : "\(id) is \(now), so it cannot be \(verb)")
  }
}

/// The rules of stay and booking; the type is of the site when the rule is that type's own.
extension Problem {
  static func arrivalInPast(_ arrival: Day, today: Day) -> Problem {
    Problem(
      "arrivalInPast", field: "arrive", value: arrival.description, "\(arrival) is past; today is \(today)")
  }

  static func outsideBookingWindow(_ arrival: Day, last: Day, _ type: Slug?) -> Problem {
    Problem(
      "outsideBookingWindow", field: "arrive", value: arrival.description,
      "Stays\(Words.on(type)) can be reserved for an arrival up to \(last)")
  }

  static func closedToArrival(_ arrival: Day, _ type: Slug?) -> Problem {
    Problem(
      "closedToArrival", field: "arrive", value: arrival.description,
      "No stay\(Words.on(type)) begins on \(arrival), a \(arrival.weekday.word)")
  }

  static func closedToDeparture(_ departure: Day, _ type: Slug?) -> Problem {
    Problem(
      "closedToDeparture", field: "depart", value: departure.description,
      "No stay\(Words.on(type)) ends on \(departure), a \(departure.weekday.word)")
  }

  static func aboveMaximumStay(_ nights: Int, _ maximum: Int, _ type: Slug?) -> Problem {
    Problem(
      "aboveMaximumStay", field: "nights", value: String(nights),
      "\(nights) nights are more than the longest stay\(Words.on(type)), \(Words.nights(maximum))")
  }

  static func belowMinimumStay(_ nights: Int, _ minimum: Int, _ type: Slug?) -> Problem {
    Problem(
      "belowMinimumStay", field: "nights", value: String(nights),
      "\(Words.nights(nights)) \(nights == 1 ? "is" : "are") less than the shortest stay\(Words.on(type)), \(Words.nights(minimum))"
    )
  }

  static func aboveMaximumConsecutive(_ nights: Int, _ maximum: Int, _ type: Slug?) -> Problem {
    Problem(
      "aboveMaximumConsecutive", field: "nights", value: String(nights),
      "With the camper's stays that touch it, it makes \(Words.nights(nights)) in a row; "
        + "the most\(Words.on(type)) is \(Words.nights(maximum))")
  }

  static func closedSeason(_ night: Day, season: Season, _ type: Slug?) -> Problem {
    let what = type.map { "Sites of type \($0) are closed for the night of \(night); they are open \(season)" }
    return Problem(
      "closedSeason", field: "arrive", value: night.description,
      what ?? "The campground is closed for the night of \(night); it is open \(season)")
  }
}

extension Weekday {
  fileprivate var word: String {
    switch self {
    case .mon: "Monday"
    case .tue: "Tuesday"
    case .wed: "Wednesday"
    case .thu: "Thursday"
    case .fri: "Friday"
    case .sat: "Saturday"
    case .sun: "Sunday"
    }
  }
}
