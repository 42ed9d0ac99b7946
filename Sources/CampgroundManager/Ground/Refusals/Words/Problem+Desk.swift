// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// What happens between arrival and departure.
extension Problem {
  /// What the day has against checking a party in; nil on a day of its stay.
  static func checkIn(_ reservation: Reservation, today: Day) -> Problem? {
    let id = reservation.id?.description ?? ""
    if today < reservation.arrival {
      return Problem(
        "tooEarly", field: "reservation", value: id,
        "\(id) arrives on \(reservation.arrival); today is \(today)")
    }
    guard today >= reservation.departure else { return nil }
    return Problem(
      "tooLate", field: "reservation", value: id,
      "\(id) was to leave on \(reservation.departure); today is \(today)")
  }

  static func noShow(_ reservation: Reservation, before cutOff: TimeOfDay) -> Problem {
    let id = reservation.id?.description ?? ""
    return Problem(
      "tooEarly", field: "reservation", value: id,
      "\(id) can be marked a no-show after \(cutOff) on \(reservation.arrival)")
  }

  static func siteOccupied(_ site: SiteNumber, by other: ReservationID) -> Problem {
    Problem(
      "siteOccupied", field: "site", value: site.description,
      "Site \(site) is still occupied by \(other), which has not checked out")
  }

  static func siteBlocked(_ conflict: Conflict) -> Problem {
    Problem(
      "siteBlocked", field: "site", value: conflict.site.description,
      "Site \(conflict.site) is \(Words.held(by: conflict))")
  }

  static func noSiteTonight(_ reservation: Reservation) -> Problem {
    let id = reservation.id?.description ?? ""
    return Problem(
      "noSiteTonight", field: "reservation", value: id, "\(id) has no site for tonight; move gives it one")
  }

  static func walkInLater(_ arrival: Day, today: Day) -> Problem {
    Problem(
      "tooEarly", field: "checkIn", value: arrival.description,
      "Only who arrives today, \(today), can be checked in at once")
  }

  /// The same, said of one reservation among several.
  func naming(_ id: ReservationID?) -> Problem {
    guard let id, !problem.hasPrefix("\(id) ") else { return self }
    return Problem(name, field: "reservation", value: id.description, "\(id): \(problem)")
  }
}

/// Nights that are past, or of a party that is there.
extension Problem {
  static func arrivalFrozen(_ reservation: Reservation) -> Problem {
    let id = reservation.id?.description ?? ""
    let since = reservation.status == .checkedIn ? "is checked in" : "was to arrive on \(reservation.arrival)"
    return Problem("notAllowedInStatus", field: "arrive", value: id, "\(id) \(since), so its arrival cannot change")
  }

  static func departureInPast(_ departure: Day, today: Day) -> Problem {
    Problem(
      "tooEarly", field: "depart", value: departure.description,
      "The nights before today, \(today), are past, so the stay cannot end on \(departure)")
  }

  static func moveTooEarly(_ day: Day, first: Day, today: Day) -> Problem {
    Problem(
      "tooEarly", field: "from", value: day.description,
      first == today
        ? "The nights before today, \(today), are past" : "The stay begins on \(first), after \(day)")
  }

  static func moveTooLate(_ day: Day, _ departure: Day) -> Problem {
    Problem(
      "tooLate", field: "from", value: day.description,
      "The stay ends on \(departure), so no night is left to move from \(day) on")
  }

  static func sameReservation(_ id: ReservationID) -> Problem {
    Problem("sameReservation", field: "other", value: id.description, "\(id) cannot be swapped with itself")
  }
}
