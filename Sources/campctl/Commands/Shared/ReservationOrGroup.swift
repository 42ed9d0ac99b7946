import Arguments
import CampgroundManager

/// One reservation, or all reservations of a group.
struct ReservationOrGroup: ArgumentSet, Sendable {
  var reservation: ReservationReference?
  var site: SiteNumber?
  var group: String?

  static let arguments: [Argument] = [
    positional(
      "reservation", .reservation, "The reservation, such as r-3, or its camper's name or phone number.",
      optional: true
    ) { $0.reservation = $1 },
    option("site", .site, "The site whose reservation is meant, instead of its id.", short: "s") { $0.site = $1 },
    option(
      "group", .group,
      "The group whose open reservations are meant, instead of one reservation."
    ) { $0.group = $1 },
  ]

  enum Subject {
    case one(ReservationReference)
    case group(String)
  }

  /// Throws ``Failure`` unless exactly one of the three is given.
  func subject() throws(Failure) -> Subject {
    switch (reservation, site, group) {
    case (let reservation?, nil, nil): return .one(reservation)
    case (nil, let site?, nil): return .one(ReservationReference(site: site))
    case (nil, nil, let group?) where group.allSatisfy(\.isWhitespace):
      throw .usage(.emptyGroup)
    case (nil, nil, let group?): return .group(group)
    default: throw .usage(.reservationOrGroup)
    }
  }
}

extension ReservationOrGroup {
  /// The note about reservations of a group that a command has not touched.
  static func rest(
    of name: String, besides written: Written<[ReservationView]>, in campground: Campground
  ) throws -> [String] {
    var filter = ReservationFilter()
    filter.details.group = name
    let done = Set(written.result.map(\.label))
    var rest: [String] = []
    try campground.reservations.forEachReservation(filter) { reservation in
      let label = reservation.id?.description ?? ""
      if !done.contains(label) { rest.append("\(label) (\(reservation.status.description.lowercased()))") }
    }
    return rest.isEmpty ? [] : ["Left as they are: \(rest.joined(separator: ", "))."]
  }
}
