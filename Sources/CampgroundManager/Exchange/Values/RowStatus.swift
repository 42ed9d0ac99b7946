/// The status of a reservation elsewhere.
enum RowStatus: Hashable, Sendable {
  case reservation(ReservationStatus)
  /// Nobody's: the site is closed.
  case closed

  /// The names that a map can give a status.
  static let names = ["reserved", "checked-in", "checked-out", "cancelled", "no-show", "closed"]

  /// Returns nil for words that are no status.
  init?(_ text: String) {
    // `Arriving in 3 days` is a status, whatever the number.
    let key = CellText.key(text).filter { !$0.isNumber }
    if ["cancelledby", "canceledby"].contains(where: key.hasPrefix) {
      self = .reservation(.cancelled)
    } else if let status = Self.words.first(where: { $0.value.contains(key) })?.key {
      self = status
    } else {
      return nil
    }
  }

  /// True for words that name who cancelled, or why.
  static func isReason(_ text: String) -> Bool {
    RowStatus(text) == .reservation(.cancelled) && !plainlyCancelled.contains(CellText.key(text))
  }

  private static let plainlyCancelled: Set<String> = ["cancelled", "canceled", "cancel", "cxl", "void", "voided"]

  private static let words: [RowStatus: Set<String>] = [
    .reservation(.reserved): [
      "reserved", "confirmed", "booked", "active", "upcoming", "future", "new", "open", "paid", "unpaid", "deposit",
      "guaranteed", "arriving", "arrivingtoday", "arrivingtomorrow", "arrivinginday", "arrivingindays", "duein",
      "reservation", "held", "hold", "onhold", "tentative", "pending", "provisional", "ok", "okay", "approved",
      "accepted",
      "modified", "awaitingpayment", "changerequested",
    ],
    .reservation(.checkedIn): [
      "checkedin", "checkin", "inhouse", "arrived", "occupied", "onsite", "current", "currentlyhosting", "hosting",
      "dueout", "departingtoday", "departingtomorrow", "departinginday", "departingindays", "checkingouttoday",
      "checkingouttomorrow", "checkingoutinday", "checkingoutindays",
    ],
    .reservation(.checkedOut): [
      "checkedout", "checkout", "departed", "completed", "complete", "past", "left", "finished", "stayed", "pastguest",
      "previousguest", "reviewguest", "awaitingguestreview", "awaitingreview", "awaitingyourreview",
    ],
    .reservation(.cancelled): plainlyCancelled.union([
      "expired", "declined", "deleted", "rejected", "refused", "denied", "withdrawn", "timedout", "notpossible",
      "requestdeclined", "requestexpired", "requestwithdrawn",
    ]),
    .reservation(.noShow): ["noshow", "didnotarrive"],
    .closed: [
      "closed", "closure", "blocked", "block", "maintenance", "outoforder", "outofservice", "unavailable",
      "notavailable",
      "closedbymanagement",
    ],
  ]
}
