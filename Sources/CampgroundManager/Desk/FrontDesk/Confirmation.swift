/// The whole agreement with a party, to mail or hand over.
package struct Confirmation: Sendable {
  package let account: Account
  package let settings: CampgroundSettings
  /// The policy in force when it was made.
  package let policy: Policy
  /// The charges for people, pets and vehicles beyond those included in the rates.
  package let extras: [QuotedLine]
  /// Taxes and fees.
  package let taxes: [QuotedLine]
  /// The charges by hand, as one line, and penalties.
  package let others: [QuotedLine]

  package var reservation: Reservation { account.reservation }
  /// True when money is any part of it.
  package var isPriced: Bool { account.sums != AccountSums() || reservation.nights.contains { $0.price != nil } }
}

extension FrontDeskService {
  /// The agreement with a party; throws ``CampingError`` when there is no such reservation, or it does not stand.
  package func confirmation(of reference: ReservationReference) throws -> Confirmation {
    try journal.store.read {
      let account = try accounts.account(reference)
      let reservation = account.reservation
      let lines = try reservation.id.map(accounts.ledger.table.lines) ?? []
      if let id = reservation.id, [.cancelled, .expired, .noShow].contains(reservation.status) {
        throw CampingError(.invalidRequest, [.desk(.noConfirmation(id, reservation.status))])
      }
      return Confirmation(
        account: account, settings: try settings.settings(), policy: try policies.policy(reservation.policy),
        extras: lines.confirmed([.extras]), taxes: lines.confirmed([.taxes, .fees], reservation.taxes),
        others: lines.confirmed(Set(AccountItem.allCases.filter(\.isApart) + [.discounts])))
    }
  }
}

extension [LedgerLine] {
  fileprivate func confirmed(_ items: Set<LedgerEntry.Item>, _ rules: [TaxRule] = []) -> [QuotedLine] {
    filter { items.contains($0.item) }.map { line in
      let isDiscount = line.item == .discounts || line.item == .agreedApart
      let name = line.name.isEmpty ? (isDiscount ? "discount" : "other charges") : line.name
      let isIncluded = rules.contains { $0.isIncluded && $0.name == line.name }
      return QuotedLine(name: name, amount: line.amount, isFee: line.item == .fees, isIncluded: isIncluded)
    }
  }
}
