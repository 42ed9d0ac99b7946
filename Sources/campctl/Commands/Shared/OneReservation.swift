import Arguments
import CampgroundManager

/// One reservation: its id, its camper, or the site where the party is.
///
/// This is the one declaration of it: a command that takes others in its place has this as a part.
struct OneReservation: ArgumentSet, Sendable {
  var reservation: ReservationReference?
  var site: SiteNumber?

  static let arguments = arguments()

  /// The same for a command that has other words for the reservation, or takes other options in its place.
  static func arguments(
    _ help: String = "The reservation, such as r-3, or its camper's name or phone number.",
    orOptions others: [String] = []
  ) -> [Argument<Self>] {
    [
      positional("reservation", .reservation, help) { $0.reservation = $1 }.orOptions(["site"] + others),
      option("site", .partySite, "The site whose reservation is meant, instead of its id.") { $0.site = $1 }.short("s"),
    ]
  }

  /// True when neither is given.
  var isEmpty: Bool { reservation == nil && site == nil }

  /// The problem unless exactly one of the two is given.
  func misuse(or problem: UsageProblem = .reservationOrSite(option: "site")) -> [UsageProblem] {
    (reservation == nil) == (site == nil) ? [problem] : []
  }

  /// The reference, when exactly one of the two is given.
  var given: ReservationReference? { try? reference() }

  /// Throws ``Failure`` with the problem unless exactly one of the two is given.
  func reference(
    or problem: UsageProblem = .reservationOrSite(option: "site")
  ) throws(Failure) -> ReservationReference {
    switch (reservation, site) {
    case (let reservation?, nil): return reservation
    case (nil, let site?): return ReservationReference(site: site)
    default: throw .usage(problem)
    }
  }
}
