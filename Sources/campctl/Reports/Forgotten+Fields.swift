import CampgroundManager

/// The extent of forgetting, beside a camper who was forgotten.
extension Forgotten: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("reservations", reservations)
    fields.field("entries", entries)
  }

  var countWords: String {
    let stays = reservations == 1 ? "1 reservation" : "\(reservations) reservations"
    let entries = entries == 1 ? "1 entry" : "\(entries) entries"
    return "its record, \(stays) and \(entries) of the journal"
  }
}
