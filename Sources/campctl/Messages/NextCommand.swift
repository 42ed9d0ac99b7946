import Basics
import CampgroundManager

/// The parts of responses that name the command to run next.
enum NextCommand {
  /// `r-3 has a credit of 20.00 USD; campctl refund r-3 20.00 pays it out.`
  static func refund(credit amount: String, _ currency: Currency, of reservation: String) -> String {
    "\(reservation) has a credit of \(amount) \(currency); campctl refund \(reservation) \(amount) pays it out."
  }

  /// `A security deposit of 100.00 USD is still held for r-3; campctl refund r-3 100.00 --security returns it.`
  static func refund(security amount: String, _ currency: Currency, of reservation: String) -> String {
    "A security deposit of \(amount) \(currency) is still held for \(reservation); "
      + "campctl refund \(reservation) \(amount) --security returns it."
  }

  /// The rest of a sentence about the payments of a cancelled reservation.
  static func refund(paid amount: String, of reservation: String) -> String {
    "\(amount) of the payments is to be refunded: campctl refund \(reservation) \(amount)."
  }

  /// The rest of a sentence about nights that have no price of their own.
  static func charge(_ reservation: String, nights: Int) -> String {
    let (are, them) = (Phrases.noun(nights, "is", "are"), Phrases.noun(nights, "it", "them"))
    return "which \(are) not charged: campctl charge \(reservation) AMOUNT charges \(them)"
  }

  /// The way to charge nights beyond the day of departure as nights.
  static func undoAndStay(_ reservation: String, until day: Day) -> String {
    "As nights of the stay they are charged by campctl undo, campctl change \(reservation) --depart \(day) and check-out."
  }

  static func confirm(_ hold: String) -> String { "campctl confirm \(hold) makes it a reservation all the same." }

  static func checkInAfterAll(_ reservation: String) -> String {
    "campctl check-in \(reservation) lets the party in after all."
  }

  static func reserveAgain(_ segment: Segment, _ camper: CamperID, _ party: Party) -> String {
    "campctl reserve --site \(segment.site) \(words(segment, camper, party)) takes them again."
  }

  static func reserveElsewhere(_ segment: Segment, _ camper: CamperID, _ party: Party) -> String {
    "campctl reserve --any-site \(words(segment, camper, party)) takes the best site that is free."
  }

  /// The same stay, with all of its party that is not the default.
  private static func words(_ segment: Segment, _ camper: CamperID, _ party: Party) -> String {
    let plain = Party()
    let nights = segment.arrival.distance(to: segment.departure)
    let counts: [(String, Int?)] = [
      ("adults", party.adults == plain.adults ? nil : party.adults),
      ("children", party.children == plain.children ? nil : party.children),
      ("pets", party.pets == plain.pets ? nil : party.pets),
      ("vehicles", party.vehicles == plain.vehicles ? nil : party.vehicles), ("rig-length", party.rigLength),
    ]
    let options = counts.compactMap { name, count in count.map { "--\(name) \($0)" } }
    let equipment = party.equipment.map { ["--equipment \($0)"] } ?? []
    return (["--camper \(camper) --arrive \(segment.arrival) --nights \(nights)"] + options + equipment)
      .joined(separator: " ")
  }

  /// The rest of a sentence about maps of what a file lacks, whose sites are placeholders.
  static func maps(_ line: String) -> String {
    "as this line shows\(line.contains("=SITE") ? ", with one of your sites for SITE" : ""): \(line)"
  }

  static func redo(_ entry: EntryID) -> String { "campctl redo \(entry) redoes it." }

  static func undo(_ entry: EntryID) -> String { "campctl undo \(entry) undoes it." }

  static func listOverdue(more: Int) -> String { "\(more) more; campctl list-reservations --overdue lists them." }

  static let whyNoSite = "--why gives the reasons against each."
  static let whyNoStay = "No such stay is free on a site that fits; --why gives the reasons against each."
}
