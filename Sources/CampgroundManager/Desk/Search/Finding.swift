/// A record in which a text stands, and the stay that leads to its party.
package struct Finding: Sendable {
  /// The field in which the text stands.
  package enum Place: String, Hashable, Sendable, FieldRepresentable {
    case fullName, phone, secondPhone, email, address, members, notes, warning
    case plates, group, source, ref, pass, cancelReason, because, taxExempt, memo, item
    case reason, feed, name

    package var fieldValue: FieldValue { .text(rawValue) }
  }

  /// The thing that has the text.
  package enum FoundThing: Sendable {
    /// A camper, with the stay that is going on, was left today, comes next, or is overdue.
    case camper(Camper, Reservation?)
    case reservation(Reservation)
    case block(BlockID, SiteNumber, Range<Day>)
    /// An item on offer, by its name.
    case item(String)
    /// A sale over the counter, which is nobody's.
    case sale(LedgerID)
  }

  package let thing: FoundThing
  package let place: Place
  /// The whole text of the field.
  package let text: String
  /// True when its party should have come or left by now.
  package var isOverdue = false
}

extension Finding {
  package static let blank = Finding(thing: .reservation(.blank), place: .plates, text: "")

  /// The word for the kind of thing.
  package var kind: String {
    switch thing {
    case .camper: "camper"
    case .reservation: "reservation"
    case .block: "block"
    case .item: "item"
    case .sale: "sale"
    }
  }

  /// The id, or the name, by which commands find the thing.
  package var id: String {
    switch thing {
    case .camper(let camper, _): camper.id.description
    case .reservation(let stay): stay.id?.description ?? ""
    case .block(let id, _, _): id.description
    case .item(let name): name
    case .sale(let id): id.description
    }
  }

  package var camper: Camper? {
    switch thing {
    case .camper(let camper, _): camper
    case .reservation(let stay): stay.camper
    default: nil
    }
  }

  package var reservation: Reservation? {
    switch thing {
    case .camper(_, let stay): stay
    case .reservation(let stay): stay
    default: nil
    }
  }

  /// True when its party is at the campground.
  package var isHere: Bool { reservation?.status == .checkedIn }
}
