import Persistence

/// The parties that should have come or left by now; time alone changes nothing, a person decides (domain rule R14).
package struct Overdue {
  let today: Day
  /// The last day of arrival whose cut-off has passed.
  let lastArrival: Day
  /// The last day of departure whose time of check-out, with its grace, has passed.
  let lastDeparture: Day

  package init(at now: Moment, _ settings: CampgroundSettings) {
    today = now.day
    let yesterday = now.day.advanced(by: -1)
    lastArrival = now.time > settings.noShowAfter ? now.day : yesterday
    lastDeparture = settings.lastDeparture(at: now)
  }

  /// True for a party that should have come or left by now.
  package func includes(_ party: Reservation) -> Bool {
    party.status == .checkedIn && party.departure <= lastDeparture
      || party.status == .reserved && party.arrival <= lastArrival
  }

  /// A condition on `r`: a party that has not left by check-out on its day of departure, or has not come by the
  /// cut-off.
  var condition: SQL {
    """
    (r.status = 'checked-in' AND r.departure <= \(lastDeparture) OR r.status = 'reserved' AND r.arrival <= \(lastArrival))
    """
  }
}
