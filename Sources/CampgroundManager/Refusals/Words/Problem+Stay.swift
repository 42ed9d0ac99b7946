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

  static func notAllowed(
    _ verb: String, _ id: ReservationID, _ status: ReservationStatus, isDone: Bool
  ) -> Problem {
    let now = status.description.lowercased()
    return Problem(
      "notAllowedInStatus", field: "reservation", value: id.description,
      isDone ? "\(id) is \(now) already" : "\(id) is \(now), so it cannot be \(verb)")
  }
}
