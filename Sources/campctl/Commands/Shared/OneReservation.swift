import Arguments
import CampgroundManager

/// One reservation: its id, its camper, or the site where the party is.
struct OneReservation: ArgumentSet, Sendable {
  var reservation: ReservationReference?
  var site: SiteNumber?

  static let arguments: [Argument] = [
    positional(
      "reservation", .reservation, "The reservation, such as r-3, or its camper's name or phone number.",
      orOptions: ["site"]
    ) { $0.reservation = $1 },
    siteOption,
  ]

  static let siteOption = option("site", .site, "The site whose reservation is meant, instead of its id.", short: "s") {
    $0.site = $1
  }

  /// Throws ``Failure`` unless exactly one of the two is given.
  func reference() throws(Failure) -> ReservationReference {
    switch (reservation, site) {
    case (let reservation?, nil): return reservation
    case (nil, let site?): return ReservationReference(site: site)
    default: throw .usage(.reservationOrSite(option: "site"))
    }
  }
}
