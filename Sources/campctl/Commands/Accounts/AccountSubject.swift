import Arguments
import CampgroundManager

/// One reservation, or all reservations of a camper or of a group.
struct AccountSubject: ArgumentSet, Sendable {
  var reservation: ReservationReference?
  var site: SiteNumber?
  var camper: CamperReference?
  var group: String?

  static let arguments: [Argument] = [
    positional(
      "reservation", .reservation, "The reservation, such as r-3, or its camper's name or phone number.",
      orOptions: ["site", "camper", "group"]
    ) { $0.reservation = $1 },
    option("site", .site, "The site whose reservation is meant, instead of its id.", short: "s") { $0.site = $1 },
    option("camper", .camper, "The camper whose reservations are meant, instead of one reservation.", short: "c") {
      $0.camper = $1
    },
    option("group", .group, "The group whose reservations are meant, instead of one reservation.") { $0.group = $1 },
  ]

  enum Subject {
    case one(ReservationReference)
    case all(AccountHolder)
  }

  /// Throws ``Failure`` unless exactly one of the four is given.
  func subject() throws(Failure) -> Subject {
    switch (reservation, site, camper, group) {
    case (let reservation?, nil, nil, nil): return .one(reservation)
    case (nil, let site?, nil, nil): return .one(ReservationReference(site: site))
    case (nil, nil, let camper?, nil): return .all(.camper(camper))
    case (nil, nil, nil, let group?) where group.allSatisfy(\.isWhitespace): throw .usage(.emptyGroup)
    case (nil, nil, nil, let group?): return .all(.group(group))
    default: throw .usage(.accountHolder)
    }
  }
}
