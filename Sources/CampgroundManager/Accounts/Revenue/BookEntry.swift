/// What one day does to a reservation's money: a night is spent, or the ledger has an entry of that day.
struct BookEntry: Hashable {
  let day: Day
  let reservation: ReservationID
  /// Of the night, or else of the reservation; nil when that was undone.
  let site: SiteNumber?
  /// Nil for a night.
  let entry: LedgerID?
  /// How money changed hands.
  var method: String?
  /// In minor units; those of money are above 0 for what was received and below for what was paid out.
  let lines: [LedgerLine]
}

extension BookEntry: Comparable {
  /// By day; on one day the nights first, by reservation, then the ledger's entries in their order.
  static func < (left: BookEntry, right: BookEntry) -> Bool {
    (left.day, left.entry?.rawValue ?? 0, left.reservation) < (right.day, right.entry?.rawValue ?? 0, right.reservation)
  }
}
