import CampgroundManager

/// What stands beside a camper who was forgotten: in how much.
extension Forgotten {
  var extras: Extras { .field("reservations", reservations) + .field("entries", entries) }

  var countWords: String {
    let stays = Phrases.count(reservations, "reservation")
    let entries = Phrases.count(entries, "entry", "entries")
    return "its record, \(stays) and \(entries) of the journal"
  }
}
