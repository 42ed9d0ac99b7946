import CampgroundManager

/// What stands beside a camper who was forgotten: in how much.
extension Forgotten {
  var extras: Extras { .field("reservations", reservations) + .field("entries", entries) }

  var countWords: String {
    let stays = reservations == 1 ? "1 reservation" : "\(reservations) reservations"
    let entries = entries == 1 ? "1 entry" : "\(entries) entries"
    return "its record, \(stays) and \(entries) of the journal"
  }
}
