/// The whole agreement with a party, to mail or hand over.
public struct Confirmation: Sendable {
  public let account: Account
  public let settings: CampgroundSettings
  /// The policy in force when it was made.
  public let policy: Policy
  /// The charges for people, pets and vehicles beyond those included in the rates.
  public let extras: [QuotedLine]
  /// Taxes and fees.
  public let taxes: [QuotedLine]
  /// The charges by hand, as one line, and penalties.
  public let others: [QuotedLine]

  public var reservation: Reservation { account.reservation }
  /// True when money is any part of it.
  public var isPriced: Bool { account.sums != AccountSums() || reservation.nights.contains { $0.price != nil } }
}

extension FrontDeskService {
  /// The agreement with a party; throws ``CampingError`` when there is no such reservation, or it does not stand.
  public func confirmation(of reference: ReservationReference) throws -> Confirmation {
    try journal.store.read {
      let account = try accounts.account(reference)
      let reservation = account.reservation
      let lines = try reservation.id.map(accounts.ledger.table.lines) ?? []
      if let id = reservation.id, [.cancelled, .expired, .noShow].contains(reservation.status) {
        let problem = Problem.notAllowed("confirmed in writing", id, reservation.status, isDone: false)
        throw CampingError(.invalidRequest, [problem])
      }
      return Confirmation(
        account: account, settings: try settings.settings(), policy: try policies.policy(reservation.policy),
        extras: lines.confirmed([.extras]), taxes: lines.confirmed([.taxes, .fees]),
        others: lines.confirmed([.penalties, .other]))
    }
  }
}

extension [LedgerLine] {
  fileprivate func confirmed(_ items: Set<LedgerEntry.Item>) -> [QuotedLine] {
    filter { items.contains($0.item) }.map { line in
      let name = line.name.isEmpty ? "other charges" : line.name
      return QuotedLine(name: name, amount: line.amount, isFee: line.item == .fees)
    }
  }
}
