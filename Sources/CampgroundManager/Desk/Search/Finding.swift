/// A record in which a text stands, and the stay that leads to its party.
package struct Finding: Sendable {
  /// The field in which the text stands.
  package enum Place: String, Hashable, Sendable, FieldRepresentable {
    case fullName, phone, secondPhone, email, address, members, notes, warning
    case plates, group, source, pass

    package var fieldValue: FieldValue { .text(rawValue) }
  }

  /// A camper, or a reservation.
  package let kind: ThingKind
  package let place: Place
  /// The whole text of the field.
  package let text: String
  package let camper: Camper
  /// The reservation in which it stands; of a camper the one that is going on, was left today, or comes next.
  package let reservation: Reservation?
  /// True when its party is at the campground.
  package var isHere: Bool { reservation?.status == .checkedIn }
}

extension Finding {
  package static let blank = Finding(kind: .reservation, place: .plates, text: "", camper: .blank, reservation: .blank)

  /// The id of the camper or the reservation.
  package var id: String {
    kind == .camper ? camper.id.description : reservation?.id?.description ?? ""
  }
}
