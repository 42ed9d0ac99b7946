import CampgroundManager

/// The things that became the kept camper's when two became one, beside the kept one.
extension Merged {
  var extras: Extras {
    .object("merged", other) + .field("reservations", reservations) + .field("waitlistEntries", waitlist)
  }

  /// ` with 2 reservations and 1 waitlist entry`; nothing when there was none.
  var countWords: String {
    let counts: [(Int, String, String?)] = [
      (reservations, "reservation", nil), (waitlist, "waitlist entry", "waitlist entries"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { Phrases.count($0, $1, $2) }
    return words.isEmpty ? "" : " with " + words.joined(separator: " and ")
  }
}
