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

  /// For people: the values of the other that the kept one has not.
  var formerNotes: [String] {
    former.isEmpty ? [] : [Hints.former(former.map(\.value), of: kept.id)]
  }

  /// For people: the stays of both that do not go together.
  var collisionNotes: [String] {
    collisions.overlaps.prefix(5).map { Hints.overlap($0.one, $0.other) }
      + collisions.tooLong.prefix(5).map { Hints.tooManyInRow($0.reservation, $0.problem) }
  }
}
