import Arguments
import CampgroundManager

/// The texts of a reservation, as arguments.
extension ReservationDetails: ArgumentSet {
  /// The arguments of a new reservation.
  static let given: [Argument] = [
    option("group", .group, "Tie it to others of this name.") { $0.group = $1 },
    option("notes", .text, "What else to know.") { $0.notes = $1 },
    option("source", .source, "Where it came from, such as phone, web or an agency.") { $0.source = $1 },
  ]

  /// The arguments of a search.
  static let searched: [Argument] = [
    option("group", .group, "Only those of this group.") { $0.group = $1 },
    option("source", .source, "Only those that came from there, such as phone or web.") { $0.source = $1 },
  ]
}

extension ReservationEdits {
  /// The arguments of a change.
  static let details: [Argument] = [
    option("notes", .edit(.text), "What else to know.") { $0.notes = $1 },
    option("group", .edit(.group), "Tie it to others of this name.") { $0.group = $1 },
    option("source", .edit(.source), "Where it came from, such as phone, web or an agency.") { $0.source = $1 },
  ]
}

extension ValueReader<String> {
  static var group: Self { .text.named("name", completion: .of(.group)) }
  static var source: Self { .text.named("name", completion: .of(.source)) }
}
