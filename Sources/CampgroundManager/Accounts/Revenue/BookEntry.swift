/// An event of one day in a reservation's money: a night is spent, or the ledger has an entry of that day.
struct BookEntry: Hashable {
  let day: Day
  /// The reservation; nil for a sale.
  let reservation: ReservationID?
  /// The site of the night, or else of the reservation; nil when that was undone.
  let site: SiteNumber?
  /// The source of the reservation, if one was given.
  let source: String?
  /// The ledger's entry; nil for a night.
  var entry: LedgerID?
  /// The sort of the ledger's entry; nil for a night.
  var kind: LedgerEntry.Kind?
  /// The method of payment.
  var method: String?
  /// The lines in minor units; those of money are above 0 when it was received and below when it was paid out.
  let lines: [LedgerLine]
}

extension BookEntry: Comparable {
  /// Sorts by day; on one day the nights first, by reservation, then the ledger's entries in their order.
  static func < (left: BookEntry, right: BookEntry) -> Bool {
    (left.day, left.entry?.rawValue ?? 0, left.reservation?.rawValue ?? 0)
      < (right.day, right.entry?.rawValue ?? 0, right.reservation?.rawValue ?? 0)
  }
}
