/// The front desk's day; each list by site, but the holds by when they expire.
public struct DayAtDesk: Sendable {
  public let day: Day
  /// The reservations to come on the day.
  public let arrivals: [Reservation]
  /// The parties that are to leave on the day, and those that have.
  public let departures: [Reservation]
  /// The parties that are here, whether they leave on the day or should have left before.
  public let onSite: [Reservation]
  /// The reservations that have not come by the cut-off of the day of arrival.
  public let overdueArrivals: [Reservation]
  /// The parties still here past check-out on the day of departure.
  public let overdueDepartures: [Reservation]
  /// The holds that still stand.
  public let holds: [Reservation]
  /// The sites that a party leaves.
  public let turnovers: [SiteTurnover]

  /// The arrivals with an open balance.
  public var balancesDue: [Reservation] { arrivals.filter { $0.sums.balance > 0 } }
}

extension FrontDeskService {
  /// The front desk's day for today.
  public func today() throws -> DayAtDesk {
    try journal.store.read {
      let now = journal.clock.now
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
  public func arrivals(on day: Day? = nil) throws -> [Reservation] {
    let day = day ?? journal.clock.today
    return try journal.store.read { try table.arriving(on: day).bySite(on: day) }
  }
}
