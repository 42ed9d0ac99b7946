import CampgroundManager

/// The extent in which a camper was forgotten, beside the camper.
extension Forgotten {
  var extras: Extras { .field("reservations", reservations) + .field("entries", entries) }

  var countWords: String {
    let stays = Phrases.count(reservations, "reservation")
    let entries = Phrases.count(entries, "entry", "entries")
    return "its record, \(stays) and \(entries) of the journal"
  }
}
