/// An entry of the ledger by which money or a security deposit came in, was paid out, or changed its account.
package struct Payment: Hashable, Sendable {
  package let entry: LedgerEntry
  /// The moment of the command that made it; nil when the journal does not have it.
  package let moment: Moment?

  /// The amount in minor units; below 0 for money that was paid out or left its account.
  package var amount: Int { entry.kind == .refund ? -entry.amount : entry.amount }

  package static let blank = Payment(entry: .blank, moment: nil)
}

/// A filter of payments; a nil property filters nothing.
package struct PaymentFilter: Hashable, Sendable {
  /// The first day.
  package var from: Day?
  /// The day after the last.
  package var before: Day?
  /// The method of payment, whatever its case; empty for payments without one.
  package var method: String?
  package var actor: String?
  package var camper: CamperID?
  /// True when money that changed hands elsewhere counts, too, which imports have brought in.
  package var isWithImported = false

  package init() {}

  /// True when the method is the one of the filter.
  func allows(_ payment: Payment) -> Bool {
    guard let method else { return true }
    return (payment.entry.method ?? "").lowercased() == method.lowercased()
  }
}
