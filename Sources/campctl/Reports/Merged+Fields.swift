import CampgroundManager

/// The fields beside the kept one of two merged campers.
extension Merged: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.object("merged", other.write)
    fields.field("reservations", reservations)
    fields.field("waitlistEntries", waitlist)
  }

  /// ` with 2 reservations and 1 waitlist entry`; empty when there was none.
  var countWords: String {
    let counts = [
      (reservations, "reservation", "reservations"), (waitlist, "waitlist entry", "waitlist entries"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return words.isEmpty ? "" : " with " + words.joined(separator: " and ")
  }
}
