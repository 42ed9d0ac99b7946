import Persistence

/// Who should have come or left by now; time alone changes nothing of it, a person decides (domain rule R14).
struct Overdue {
  let today: Day
  /// The last day of arrival whose cut-off has passed.
  let lastArrival: Day

  init(at now: Moment, _ settings: CampgroundSettings) {
    today = now.day
    lastArrival = now.time > settings.noShowAfter ? now.day : now.day.advanced(by: -1)
  }

  /// A condition on `r`: a party that has not left by its day of departure, or has not come by the cut-off.
  var condition: SQL {
    """
    (r.status = 'checked-in' AND r.departure < \(today) OR r.status = 'reserved' AND r.arrival <= \(lastArrival))
    """
  }
}
