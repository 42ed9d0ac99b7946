/// A reservation as a row of another system's table has it.
struct ReservationRow: Sendable {
  var person = PersonCells()
  /// The other system's number.
  var ref: String?
  var source: String?
  var site: String?
  var loop: String?
  var status: RowStatus?
  var arrivalCell: DayCell?
  var departureCell: DayCell?
  var nights: Int?
  var adults: Int?
  var children: Int?
  var people: Int?
  var pets: Int?
  var vehicles: Int?
  var plates: String?
  var equipment: String?
  var rigLength: Int?
  /// The needs of the party, as far as its cells have any.
  var needs = ReservationEdits()
  var group: String?
  var notes: String?
  var passType: String?
  var passNumber: String?
  var cancelReason: String?
  var bookedCell: DayCell?
  var total: Amount?
  var taxes: Amount?
  var deposit: Amount?
  var paid: Amount?
  var balance: Amount?
  var refunded: Amount?
  var writtenOff: Amount?
  var fee: Amount?
  var method: String?
  var paidCell: DayCell?

  /// The days that its cells make.
  var stay: Stay?
  var booked: Day?
  var paidOn: Day?
}

/// The status of a reservation elsewhere.
enum RowStatus: Hashable, Sendable {
  case reservation(ReservationStatus)
  /// Nobody's: the site is closed.
  case closed

  /// Returns nil for a word that is no status.
  init?(_ text: String) {
    let key = CellText.key(text)
    guard let status = Self.words.first(where: { $0.value.contains(key) })?.key else { return nil }
    self = status
  }

  private static let words: [RowStatus: Set<String>] = [
    .reservation(.reserved): [
      "reserved", "confirmed", "booked", "active", "upcoming", "future", "new", "open", "paid", "deposit", "guaranteed",
      "arriving", "reservation", "held", "hold", "onhold", "tentative", "pending", "provisional",
    ],
    .reservation(.checkedIn): ["checkedin", "checkin", "inhouse", "arrived", "occupied", "onsite", "current"],
    .reservation(.checkedOut): [
      "checkedout", "checkout", "departed", "completed", "complete", "past", "left", "finished",
    ],
    .reservation(.cancelled): ["cancelled", "canceled", "cancel", "cxl", "void", "voided", "expired"],
    .reservation(.noShow): ["noshow", "didnotarrive"],
    .closed: [
      "closed", "closure", "blocked", "block", "maintenance", "outoforder", "outofservice", "unavailable",
      "notavailable",
      "closedbymanagement",
    ],
  ]
}
