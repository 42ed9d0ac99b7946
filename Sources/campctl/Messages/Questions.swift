import CampgroundManager

/// The questions that a person at a terminal answers before a command that costs money or needs thought.
enum Questions {
  /// `Cancelling r-3 costs 90.00 USD. Cancel it?`
  static func cancel(_ reservation: String, costs amount: String) -> String {
    "Cancelling \(reservation) costs \(amount). Cancel it?"
  }

  static func cancel(group: String, of count: Int, costs amount: String) -> String {
    "Cancelling \(Phrases.count(count, "reservation")) of \(group) costs \(amount). "
      + "Cancel \(count == 1 ? "it" : "them")?"
  }

  static func checkOut(_ reservation: String, early nights: Int, costs amount: String) -> String {
    "Checking \(reservation) out \(Phrases.nights(nights)) early costs \(amount). Check it out?"
  }

  static func checkOut(group: String, costs amount: String) -> String {
    "Checking \(group) out early costs \(amount). Check them out?"
  }

  /// `Warning about Ann Lee: loud. Check in all the same?`
  static func checkIn(_ warnings: [String]) -> String { "\(warnings.joined(separator: ". ")). Check in all the same?" }

  /// `By card there is a surcharge of 3.00 USD, 103.00 USD in all. Charge it?`
  static func surcharge(_ fee: Int, of total: Int, by method: String, _ currency: Currency) -> String {
    "By \(method) there is a surcharge of \(currency.text(fee)) \(currency), \(currency.text(total)) \(currency) in all. "
      + "Charge it?"
  }

  /// `Occ is due on stays of up to 29 nights: 80.00 USD. That makes 10.00 USD more, 880.00 in all. Go on?`
  static func lawTax(_ words: String) -> String { "\(words). Go on?" }

  /// The question whether digits are meant as a reservation.
  static func goOn(with reservation: Reservation, _ otherReading: String) -> String {
    "\(otherReading). Go on with \(reservation.id?.description ?? "")?"
  }

  /// `There is no reservation zoe n. Is r-104 (Zoe Novak, site 175, …) meant?`
  static func meant(_ text: String, _ near: ReservationCandidate) -> String {
    "There is no reservation \(text). Is \(near.words) meant?"
  }

  static func noShow(_ reservation: String, costs amount: String) -> String {
    "Marking \(reservation) a no-show costs \(amount). Mark it?"
  }
}
