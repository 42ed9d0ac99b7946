/// The open balances and their due days.
extension AccountService {
  /// Calls the body with every account that is not settled, by arrival, then site, then reservation.
  public func forEachBalance(_ filter: BalanceFilter = BalanceFilter(), _ body: (OpenBalance) throws -> Void) throws {
    var chosen = ReservationFilter()
    chosen.camper = filter.camper
    chosen.hasBalance = true
    try reservations.forEachSlice(chosen) { stays in
      for open in try journal.store.read({ try balances(of: stays) })
      where filter.states.isEmpty || filter.states.contains(open.state) { try body(open) }
    }
  }

  /// The open balances of reservations, in their order, without accounts that are settled, such as that of a hold that has
  /// just run out.
  func balances(of stays: [Reservation]) throws -> [OpenBalance] {
    let owing = stays.filter { $0.sums.balance > 0 }
    let ended = owing.filter { !$0.status.isActive }.compactMap(\.id)
    journal.store.expect([{ _ = try self.ledger.table.lastCharges(of: ended) }])
    let deposits = try reservations.deposits(for: owing)
    let charged = try ledger.table.lastCharges(of: ended)
    return stays.compactMap { stay in
      stay.id.flatMap { balance(of: stay, deposit: deposits[$0], charged: charged[$0]) }
    }
  }

  private func balance(of reservation: Reservation, deposit: Deposit?, charged: Day?) -> OpenBalance? {
    let sums = reservation.sums
    guard sums.balance != 0 else { return nil }
    if sums.balance < 0 { return OpenBalance(reservation: reservation, due: nil, state: .credit) }
    let isActive = reservation.status.isActive
    let isDepositDue = deposit.map { sums.paid < $0.amount } ?? false
    let due: Day? =
      if let deposit, isDepositDue { min(deposit.due, reservation.arrival) } else {
        isActive ? reservation.arrival : charged
      }
    let today = journal.clock.today
    guard let due, due < today else { return OpenBalance(reservation: reservation, due: due, state: .due) }
    var open = OpenBalance(reservation: reservation, due: due, state: .overdue)
    // Before the stay only the deposit is late.
    let isStayDue = !isActive || reservation.arrival < today
    open.overdue = isStayDue ? sums.balance : min(sums.balance, (deposit?.amount ?? 0) - sums.paid)
    return open
  }
}

/// An account on which something is to be paid, or paid back.
public struct OpenBalance: Sendable {
  public let reservation: Reservation
  /// The day by which it is to be paid: until the deposit is paid its due day, then the day of arrival, or for a stay
  /// that is over the day of the last charge; nil for a credit.
  public let due: Day?
  public let state: BalanceState
  /// The part of it whose day is past: of the deposit alone before the day of arrival is past.
  public internal(set) var overdue = 0

  package static let blank = OpenBalance(reservation: .blank, due: nil, state: .due)
}

/// The state of an account that is not settled.
public enum BalanceState: String, Hashable, Sendable, CaseIterable, FieldRepresentable,
  LosslessStringConvertible
{
  case due
  /// Due before today.
  case overdue
  /// The party has paid more than was charged.
  case credit

  public init?(_ text: String) { self.init(rawValue: text) }
  public var description: String { rawValue }
}

/// A filter of accounts; a nil property filters nothing.
public struct BalanceFilter: Hashable, Sendable {
  /// The states to list; empty lists every state.
  public var states: [BalanceState] = []
  public var camper: CamperID?

  public init() {}
}
