import Arguments
import CampgroundManager

/// One reservation, or all reservations of a camper or of a group.
struct AccountSubject: ArgumentSet, Sendable {
  var reservation: ReservationReference?
  var camper: CamperReference?
  var group: String?

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.", orOptions: ["camper", "group"]) {
      $0.reservation = $1
    },
    option("camper", .camper, "The camper whose reservations are meant, instead of one reservation.", short: "c") {
      $0.camper = $1
    },
    option("group", .group, "The group whose reservations are meant, instead of one reservation.") { $0.group = $1 },
  ]

  enum Subject {
    case one(ReservationReference)
    case all(AccountHolder)
  }

  /// Throws ``Failure`` unless exactly one of the three is given.
  func subject() throws(Failure) -> Subject {
    switch (reservation, camper, group) {
    case (let reservation?, nil, nil): return .one(reservation)
    case (nil, let camper?, nil): return .all(.camper(camper))
    case (nil, nil, let group?) where group.allSatisfy(\.isWhitespace): throw .usage(.emptyGroup)
    case (nil, nil, let group?): return .all(.group(group))
    default: throw .usage(.accountHolder)
    }
  }
}
