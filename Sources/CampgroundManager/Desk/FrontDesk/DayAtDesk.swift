/// The front desk's day; each list by site, but the holds by when they expire.
package struct DayAtDesk: Sendable {
  package let day: Day
  /// The reservations to come on the day.
  package let arrivals: [Reservation]
  /// The parties that are to leave on the day, and those that have.
  package let departures: [Reservation]
  /// The parties that are here, whether they leave on the day or should have left before.
  package let onSite: [Reservation]
  /// The reservations that have not come by the cut-off of the day of arrival.
  package let overdueArrivals: [Reservation]
  /// The parties still here past check-out on the day of departure.
  package let overdueDepartures: [Reservation]
  /// The holds that still stand.
  package let holds: [Reservation]
  /// The sites that a party leaves.
  package let turnovers: [SiteTurnover]

  /// The arrivals with an open balance.
  package var balancesDue: [Reservation] { arrivals.filter { $0.sums.balance > 0 } }
}

extension DayAtDesk {
  /// The same day with some parties alone; a turnover stays for either of its parties.
  package func narrowed(_ isShown: (Reservation) -> Bool) -> DayAtDesk {
    DayAtDesk(
      day: day, arrivals: arrivals.filter(isShown), departures: departures.filter(isShown),
      onSite: onSite.filter(isShown), overdueArrivals: overdueArrivals.filter(isShown),
      overdueDepartures: overdueDepartures.filter(isShown), holds: holds.filter(isShown),
      turnovers: turnovers.filter { [$0.leaving, $0.coming].contains { $0.map(isShown) ?? false } })
  }
}

extension FrontDeskService {
  /// The front desk's day for today, or another day as it is agreed: nobody is overdue then.
  package func today(on day: Day? = nil) throws -> DayAtDesk {
    let today = journal.clock.today
    return try day.map { $0 == today ? try self.now() : try agreed(on: $0) } ?? now()
  }

  private func agreed(on day: Day) throws -> DayAtDesk {
    try journal.store.read {
      let parties = try table.agreed(on: day).bySite(on: day)
      let before = parties.filter { $0.arrival < day }
      return DayAtDesk(
        day: day, arrivals: parties.filter { $0.arrival == day }, departures: before.filter { $0.departure == day },
        onSite: before.filter { $0.status != .checkedOut }, overdueArrivals: [], overdueDepartures: [],
        holds: try table.holds().filter { $0.holdExpires.map { journal.clock.moment(at: $0).day >= day } ?? false },
        turnovers: try turnover(on: day).filter { $0.leaving != nil })
    }
  }

  private func now() throws -> DayAtDesk {
    try journal.store.read {
      let now = journal.clock.now
      journal.store.expect([
        { _ = try self.table.here() }, { _ = try self.table.left(on: now.day) }, { _ = try self.arrivals() },
        { _ = try self.table.toCome(by: Overdue(at: now, self.settings.settings()).lastArrival) },
        { _ = try self.table.holds() }, { _ = try self.turnover() },
      ])
      let overdue = Overdue(at: now, try settings.settings())
      let here = try table.here().bySite(on: now.day)
      let leaving = try here.filter { $0.departure == now.day } + table.left(on: now.day)
      return DayAtDesk(
        day: now.day, arrivals: try arrivals().filter { $0.status == .reserved },
        departures: leaving.bySite(on: now.day), onSite: here,
        overdueArrivals: try table.toCome(by: overdue.lastArrival).bySite(on: now.day),
        overdueDepartures: here.filter { $0.departure <= overdue.lastDeparture }, holds: try table.holds(),
        turnovers: try turnover().filter { $0.leaving != nil })
    }
  }

  /// The parties that come on a day, or came and are here; by site.
  package func arrivals(on day: Day? = nil) throws -> [Reservation] {
    let day = day ?? journal.clock.today
    return try journal.store.read { try table.arriving(on: day).bySite(on: day) }
  }
}
