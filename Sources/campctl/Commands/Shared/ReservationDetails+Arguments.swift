import Arguments
import CampgroundManager

/// The texts of a reservation as arguments, each declared once for a new one, for a change and for a search.
private struct DetailOption: Sendable {
  let name: String
  let reader: ValueReader<String>
  let help: String
  /// The properties; a closure, since a path is a type that the runtime has to put together.
  let given: @Sendable () -> WritableKeyPath<ReservationDetails, String?>
  let changed: @Sendable () -> WritableKeyPath<ReservationEdits, Edit<String>?>
  /// The help of a search by it; nil for a text that nobody searches whole.
  let searched: String?

  static let all: [DetailOption] = [
    DetailOption(
      name: "group", reader: .group, help: "Group name; reservations with the same name belong together.",
      given: { \.group }, changed: { \.group }, searched: "Only reservations of this group."),
    DetailOption(
      name: "notes", reader: .text, help: "Notes about the reservation.", given: { \.notes }, changed: { \.notes },
      searched: nil),
    DetailOption(
      name: "source", reader: .source, help: "The source of the reservation, such as phone, web or an agency.",
      given: { \.source }, changed: { \.source }, searched: "Only reservations of this source, such as phone or web."),
    DetailOption(
      name: "ref", reader: .text.named("number"), help: "The number that the reservation has at its source.",
      given: { \.ref }, changed: { \.ref }, searched: "Only the reservation with this number at its source."),
    DetailOption(
      name: "vehicle-tags", reader: .text.named("tags"),
      help: "The hang tags that the campground gave out for the vehicles, such as '118, 119'.",
      given: { \.vehicleTags }, changed: { \.vehicleTags }, searched: "Only the reservation with these vehicle tags."),
  ]
}

extension ReservationDetails: ArgumentSet {
  /// The arguments of a new reservation.
  static let given: [Argument<Self>] = DetailOption.all.map { text in
    option(text.name, text.reader, text.help) { $0[keyPath: text.given()] = $1 }
  }

  /// The arguments of a search.
  static let searched: [Argument<Self>] = DetailOption.all.compactMap { text in
    text.searched.map { help in option(text.name, text.reader, help) { $0[keyPath: text.given()] = $1 } }
  }
}

extension ReservationEdits {
  /// The arguments of a change.
  static let details: [Argument<Self>] = DetailOption.all.map { text in
    option(text.name, .edit(text.reader), text.help) { $0[keyPath: text.changed()] = $1 }
  }
}

extension ValueReader<String> {
  static var group: Self { .text.named("name", completion: .of(.group)) }
  static var source: Self { .text.named("name", completion: .of(.source)) }
}
