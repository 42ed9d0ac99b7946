import CampgroundManager

/// The extent in which a camper was forgotten, beside the camper.
extension Forgotten {
  var extras: Extras { .field("reservations", reservations) + .field("blocks", blocks) + .field("entries", entries) }

  var countWords: String {
    let stays = Phrases.count(reservations, "reservation")
    let entries = Phrases.count(entries, "entry", "entries")
    let reasons = blocks == 0 ? "" : ", the \(Phrases.noun(blocks, "reason")) of \(Phrases.count(blocks, "block"))"
    return "its record, \(stays)\(reasons) and \(entries) of the journal"
  }
}
