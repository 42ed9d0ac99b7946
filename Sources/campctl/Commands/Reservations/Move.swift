import Arguments
import CampgroundManager

/// Moves a reservation to another site.
struct Move: ChangeCommand {
  var reservation: ReservationReference?
  var fromSite: SiteNumber?
  var site: SiteNumber?
  var anySite = false
  var from: Day?
  var acceptUnknownLength = false
  var reprice = false
  var overrides = OverrideArguments()

  static let help = CommandHelp(
    "Move a reservation to another site.",
    discussion: """
      By default all nights move before the stay, and those from today on during it; --from sets another first \
      night. The nights keep their price unless --reprice charges that of the new site. A site of another type has \
      to allow them by its rules.
      """,
    examples: ["campctl move r-3 --site 14", "campctl move r-3 --any-site", "campctl move r-3 --site 14 --reprice"])

  static func purpose(of argument: String) -> ReservationPurpose { .price }

  static let arguments: [Argument] = .of(
    [
      positional(
        "reservation", .reservation, "The reservation, such as r-3, or its camper's name or phone number.",
        orOptions: ["from-site"]
      ) { $0.reservation = $1 },
      option("from-site", .partySite, "The site whose reservation is meant, instead of its id.") { $0.fromSite = $1 },
      option("site", .site, "The new site.", short: "s") { $0.site = $1 },
      flag(
        "any-site",
        "Choose the best free site: one that fills a gap, then the smallest that fits, then the lowest number."
      ) { $0.anySite = $1 },
      option("from", .day, "The first night to move (default: the first, during the stay tonight).") { $0.from = $1 },
      flag("accept-unknown-length", "Accept a site whose maximum rig length is unknown.") {
        $0.acceptUnknownLength = $1
      },
      flag("reprice", "Charge what the moved nights cost today on the new site.") { $0.reprice = $1 },
    ], part(OverrideArguments.arguments) { $1(&$0.overrides) })

  /// Throws ``Failure`` unless exactly one of the two is given.
  private func reference() throws(Failure) -> ReservationReference {
    switch (reservation, fromSite) {
    case (let reservation?, nil): return reservation
    case (nil, let site?): return ReservationReference(site: site)
    default: throw .usage(.reservationOrSite(option: "from-site"))
    }
  }

  func perform(in campground: Campground) throws -> Response {
    campground.waitlist.expectMatches()
    guard (site == nil) == anySite else { throw Failure.usage(.newSiteOrAny) }
    let terms = MoveTerms(
      overrides: overrides.overrides, acceptsUnknownLength: acceptUnknownLength, reprices: reprice)
    let moved = try campground.reservations.move(reference(), to: site, from: from, terms)
    let written = try moved.map(MovedView.maker(in: campground))
    let view = written.result
    return try Response(
      written, written.changed ? view.sentence : "Nothing to move: \(view.label) is on site \(view.site) already.",
      extras: .notes(view.notes(on: "This site")) + .waitlistMatches(of: written, in: campground))
  }
}
