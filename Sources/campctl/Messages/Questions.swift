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

  /// `r-3 has stayed 1 night longer, which is not charged; … Check it out all the same?`
  static func checkOut(_ reservation: String, late nights: Int, until day: Day) -> String {
    let (are, them) = (Phrases.noun(nights, "is", "are"), Phrases.noun(nights, "it", "them"))
    return "\(reservation) has stayed \(Phrases.nights(nights)) longer, which \(are) not charged; campctl change "
      + "\(reservation) --depart \(day) makes \(them) part of the stay. Check it out all the same?"
  }

  static func checkOut(group: String, costs amount: String) -> String {
    "Checking \(group) out early costs \(amount). Check them out?"
  }

  /// `Warning about Ann Lee: loud. Check in all the same?`
  static func checkIn(_ warnings: [String]) -> String { "\(warnings.joined(separator: ". ")). Check in all the same?" }

  /// `Site 022: Ann Lee should have left at 11:00. Check out?`
  static func checkOut(_ parties: [(SiteNumber, OccupyingParty)], _ warnings: [String]) -> String {
    let still = parties.map { "Site \($0): \($1.camper) \($1.departureWords)" }
    return (warnings + still).joined(separator: ". ") + ". Check out?"
  }

  /// `By card there is a surcharge of 3.00 USD, 103.00 USD in all. Charge it?`
  static func surcharge(_ fee: Int, of total: Int, by method: String, _ currency: Currency) -> String {
    "By \(method) there is a surcharge of \(currency.text(fee)) \(currency), \(currency.text(total)) \(currency) in all. "
      + "Charge it?"
  }

  /// `r-3 owes 90.00 USD; 100.00 leaves a credit of 10.00. Take it?`
  static func overpaid(_ reservation: String, owes owed: Int, _ paid: Int, _ currency: Currency) -> String {
    let text = currency.text
    return owed > 0
      ? "\(reservation) owes \(text(owed)) \(currency); \(text(paid)) leaves a credit of \(text(paid - owed)). Take it?"
      : "\(reservation) owes nothing; \(text(paid)) \(currency) is a credit. Take it?"
  }

  /// `r-3 has a credit of 10.00 USD; refunding 45.00 leaves 35.00 to pay. Refund it?`
  static func refundBeyond(_ credit: Int, of reservation: String, _ refunded: Int, _ currency: Currency) -> String {
    let text = currency.text
    let has = credit > 0 ? "a credit of \(text(credit)) \(currency)" : "no credit"
    return "\(reservation) has \(has); refunding \(text(refunded)) leaves \(text(refunded - credit)) to pay. Refund it?"
  }

  /// `Occ is due on stays of up to 29 nights: 80.00 USD. That makes 10.00 USD more, 880.00 in all. Go on?`
  static func lawTax(_ words: String) -> String { "\(words). Go on?" }

  /// `w-1, Ann Lee, 555-0101, waits for Sun 2027-07-04 to Tue 2027-07-06 and could have site 12. Go on all the same?`
  static func passedOver(_ entry: Waiting, wish: String, site: SiteNumber, others: Int) -> String {
    let more = others == 0 ? "" : " \(others == 1 ? "1 more waits" : "\(others) more wait") for these nights."
    return "\(entry.entry.id), \(entry.camper.fullName), \(entry.camper.phoneNumber), waits for \(wish) and could have "
      + "site \(site).\(more) Go on all the same?"
  }

  /// `cancel acts on 2 stays: r-1 (Ann Lee, site 12) and r-4 (Bob Low, site 14). Go on?`
  static func act(_ command: String, onStays count: Int, _ parties: String) -> String {
    "\(command) acts on \(Phrases.count(count, "stay")): \(parties). Go on?"
  }

  /// The question whether digits are meant as a reservation.
  static func goOn(with reservation: Reservation, _ otherReading: String) -> String {
    "\(otherReading). Go on with \(reservation.id?.description ?? "")?"
  }

  /// `There is no reservation zoe n. Is r-104 (Zoe Novak, site 175, …) meant?`
  static func meant(_ problem: String, _ near: String) -> String { "\(problem). Is \(near) meant?" }

  /// `r-4 (Ann Lee, site 12) and r-7 (Bacon Lover, site 14) become no-shows`, the beginning of a question.
  static func noShows(_ missing: [Reservation]) -> String {
    let parties = missing.map { "\($0.id?.description ?? "") (\($0.camper.fullName), site \($0.siteNumber))" }
    return "\(Phrases.list(parties)) \(parties.count == 1 ? "becomes a no-show" : "become no-shows")"
  }

  static func noShow(_ reservation: String, costs amount: String) -> String {
    "Marking \(reservation) a no-show costs \(amount). Mark it?"
  }
}

/// The words of a conversation in which a command is put together.
extension Questions {
  static let firstNight = "The first night, such as fri, tomorrow, 4 July or 2027-07-04:"
  static let numberOfNights = "How many nights?"
  static let caller = "The camper, by name or phone number (a new one: new and the full name):"
  static let party = "The party, such as 2 or 2 adults 1 child 1 pet 28 feet:"
  static let site = "The site, by number (any: the best one that is free):"

  /// `12, 14, 15 and 20 more are free`
  static func free(_ sites: [SiteNumber]) -> String {
    let shown = sites.prefix(6).map(\.description).joined(separator: ", ")
    let more = sites.count > 6 ? " and \(sites.count - 6) more" : ""
    return "\(shown)\(more) \(Phrases.noun(sites.count, "is", "are")) free"
  }

  static let run = "Run it?"
  static let whichOne = "Which one?"
  static let yesOrNo = "Please answer y or n; Esc ends it."
  static let answerNeeded = "An answer is needed here; Esc ends it."
  static func numberOfLine(_ count: Int) -> String { "Please answer with a number from 1 to \(count); Esc ends it." }

  /// `There is no camper Bob Low. Is this a new camper?`
  static func newCamper(_ name: String) -> String { "There is no camper \(name). Is this a new camper?" }
}
