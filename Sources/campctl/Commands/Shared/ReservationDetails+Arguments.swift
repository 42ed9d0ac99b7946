import Arguments
import CampgroundManager

/// What is written of a reservation, as it is given.
extension ReservationDetails: ArgumentSet {
  /// When it is made.
  static let given: [Argument] = [
    option("group", .group, "Tie it to others of this name.") { $0.group = $1 },
    option("notes", .text, "What else to know.") { $0.notes = $1 },
    option("source", .source, "Where it came from, such as phone, web or an agency.") { $0.source = $1 },
  ]

  /// When it is looked for.
  static let searched: [Argument] = [
    option("group", .group, "Only those of this group.") { $0.group = $1 },
    option("source", .source, "Only those that came from there, such as phone or web.") { $0.source = $1 },
  ]
}

extension ReservationEdits {
  /// When it is changed.
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
