import Arguments
import CampgroundManager

/// The texts of a reservation, as arguments.
extension ReservationDetails: ArgumentSet {
  /// The arguments of a new reservation.
  static let given: [Argument<Self>] = [
    option("group", .group, "Group name; reservations with the same name belong together.") { $0.group = $1 },
    option("notes", .text, "Notes about the reservation.") { $0.notes = $1 },
    option("source", .source, "The source of the reservation, such as phone, web or an agency.") { $0.source = $1 },
    option("ref", .text.named("number"), "The number that the reservation has at its source.") { $0.ref = $1 },
  ]

  /// The arguments of a search.
  static let searched: [Argument<Self>] = [
    option("group", .group, "Only reservations of this group.") { $0.group = $1 },
    option("source", .source, "Only reservations of this source, such as phone or web.") { $0.source = $1 },
    option("ref", .text.named("number"), "Only the reservation with this number at its source.") { $0.ref = $1 },
  ]
}

extension ReservationEdits {
  /// The arguments of a change.
  static let details: [Argument<Self>] = [
    option("notes", .edit(.text), "Notes about the reservation.") { $0.notes = $1 },
    option("group", .edit(.group), "Group name; reservations with the same name belong together.") { $0.group = $1 },
    option("source", .edit(.source), "The source of the reservation, such as phone, web or an agency.") {
      $0.source = $1
    },
    option("ref", .edit(.text.named("number")), "The number that the reservation has at its source.") { $0.ref = $1 },
  ]
}

extension ValueReader<String> {
  static var group: Self { .text.named("name", completion: .of(.group)) }
  static var source: Self { .text.named("name", completion: .of(.source)) }
}
