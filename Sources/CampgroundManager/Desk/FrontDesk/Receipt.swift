import Persistence

/// The proof of the money that was paid for a stay or a sale, to hand over.
package struct Receipt: Sendable {
  package let settings: CampgroundSettings
  /// The stay, without the camper's warning; nil for a sale.
  package let reservation: Reservation?
  /// The sale; nil for a stay.
  package let sale: Sale?
  /// The payments that stand, the oldest first; of a receipt for one entry that one, of a sale its refunds, too.
  package let payments: [Payment]
  /// The entry that was requested; nil for all payments of a stay.
  package let entry: LedgerID?

  /// The sum of the payments, less refunds; security deposits are not in it.
  package var paid: Int { payments.filter { !$0.isSecurity }.reduce(0) { $0 + $1.amount } }
  /// The security deposits, less those that were returned.
  package var security: Int { payments.filter(\.isSecurity).reduce(0) { $0 + $1.amount } }

  package static let blank = Receipt(
    settings: CampgroundSettings(), reservation: nil, sale: nil, payments: [], entry: nil)
}

extension Payment {
  package var isSecurity: Bool { entry.item == .security }
}

extension FrontDeskService {
  /// The receipt of all payments for a stay; throws ``CampingError`` when there is no such reservation, and when nothing
  /// was paid.
  package func receipt(of reference: ReservationReference) throws -> Receipt {
    try journal.store.read {
      let reservation = try reservations.find(reference)
      let payments = try standing("ledger.reservation = \(reservation.id)")
      if payments.isEmpty {
        throw CampingError(.notFound, reservation.id.map { [.desk(.nothingPaid($0))] } ?? [])
      }
      return Receipt(
        settings: try settings.settings(), reservation: reservation.withoutWarning, sale: nil, payments: payments,
        entry: nil)
    }
  }

  /// The receipt of one payment, or of a sale; throws ``CampingError`` for an entry that is neither, or was undone.
  package func receipt(of reference: LedgerReference) throws -> Receipt {
    try journal.store.read {
      let entry = try accounts.findEntry(reference)
      let sale = entry.reservation == nil ? try accounts.ledger.table.sale(entry.sale ?? entry.id) : nil
      let reservation = try entry.reservation.map { try reservations.find(ReservationReference($0)) }
      let owner: SQL =
        if let id = entry.reservation { "ledger.reservation = \(id)" } else {
          "(ledger.id = \(sale?.payment.id) OR ledger.sale = \(sale?.payment.id))"
        }
      let standing = try standing(owner)
      let payments = sale == nil ? standing.filter { $0.entry.id == entry.id } : standing
      guard !payments.isEmpty else { throw CampingError(.notFound, [.desk(.noPayment(entry.id))]) }
      return Receipt(
        settings: try settings.settings(), reservation: reservation?.withoutWarning, sale: sale, payments: payments,
        entry: entry.id)
    }
  }

  /// The payments of an account or a sale, less those that were taken back.
  private func standing(_ owner: SQL) throws -> [Payment] {
    let table = PaymentTable(store: journal.store, clock: journal.clock)
    var standing: [Payment] = []
    for payment in try table.payments(
      "\(owner) AND ledger.item IN ('money', 'security') AND ledger.amount <> 0 ORDER BY ledger.id")
    {
      if let place = standing.firstIndex(where: { $0.entry.id == payment.entry.counters }) {
        standing.remove(at: place)
      } else {
        standing.append(payment)
      }
    }
    return standing
  }
}
