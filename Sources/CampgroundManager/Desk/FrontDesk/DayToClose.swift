/// The work of the evening, before the day is closed.
package struct DayToClose: Sendable {
  package let day: Day
  /// The accounts with a balance to pay of the parties that are here or left today; by site.
  package let unpaid: [OpenBalance]
  /// The reservations whose party was to come by today and has not; by site.
  package private(set) var missing: [MissingParty]
  /// The time on the day of arrival after which a party can be marked a no-show.
  package let cutOff: TimeOfDay
  /// The reservations to come on the next day; by site.
  package let arrivals: [Reservation]
}

extension DayToClose {
  /// The same without these among the missing.
  package func without(_ marked: [Reservation]) -> DayToClose {
    var rest = self
    let ids = marked.map(\.id)
    rest.missing.removeAll { ids.contains($0.reservation.id) }
    return rest
  }
}

/// A reservation whose party has not come.
package struct MissingParty: Sendable {
  package let reservation: Reservation
  /// True when it can be marked a no-show by now (domain rule R14).
  package let isPastCutOff: Bool
}

extension FrontDeskService {
  /// The work of today's evening.
  package func closing() throws -> DayToClose {
    try journal.store.read {
      let now = journal.clock.now
      let settings = try settings.settings()
      let lastArrival = Overdue(at: now, settings).lastArrival
      let parties = try table.here() + table.left(on: now.day)
      return DayToClose(
        day: now.day,
        unpaid: try accounts.balances(of: parties.filter { $0.sums.balance > 0 }.bySite(on: now.day)),
        missing: try table.toCome(by: now.day).bySite(on: now.day).map {
          MissingParty(reservation: $0, isPastCutOff: $0.arrival <= lastArrival)
        },
        cutOff: settings.noShowAfter,
        arrivals: try arrivals(on: now.day.advanced(by: 1)).filter { $0.status == .reserved })
    }
  }
}
