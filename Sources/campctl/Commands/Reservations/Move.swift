import Arguments
import CampgroundManager

/// Moves a reservation to another site, or all that blocks have displaced.
struct Move: ChangeCommand, StaysCommand {
  var reservation: ReservationReference?
  var fromSite: SiteNumber?
  var site: SiteNumber?
  var anySite = false
  var displaced = false
  var from: Day?
  var acceptUnknownLength = false
  var reprice = false
  var overrides = OverrideArguments()

  static let help = CommandHelp(
    "Move a reservation to another site, or all displaced ones.",
    discussion: """
      By default all nights move before the stay, and those from today on during it; --from sets another first \
      night. The nights keep their price unless --reprice charges that of the new site. A site of another type has \
      to allow them by its rules. With --displaced every reservation that lacks a night gets a site that fits, as far as \
      there are any; exit status 3 reports that some have none.
      """,
    examples: [
      "campctl move r-3 --site 14", "campctl move r-3 --any-site", "campctl move r-3 --site 14 --reprice",
      "campctl move --displaced --any-site",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .price }

  static let arguments: [Argument<Self>] = .of(
    [
      positional(
        "reservation", .reservation, "The reservation, such as r-3, or its camper's name or phone number."
      ) { $0.reservation = $1 }.orOptions(["from-site", "displaced", "where"]),
      option("from-site", .partySite, "The site whose reservation is meant, instead of its id.") { $0.fromSite = $1 },
      option("site", .site, "The new site.") { $0.site = $1 }.short("s"),
      flag(
        "any-site",
        "Choose the best free site: one that fills a gap, then the smallest that fits, then the lowest number."
      ) { $0.anySite = $1 },
      flag("displaced", "Move every reservation from which a block has taken nights; needs --any-site.") {
        $0.displaced = $1
      },
      option("from", .day, "The first night to move (default: the first, during the stay tonight).") { $0.from = $1 },
      flag("accept-unknown-length", "Accept a site whose maximum rig length is unknown.") {
        $0.acceptUnknownLength = $1
      },
      flag("reprice", "Charge what the moved nights cost today on the new site.") { $0.reprice = $1 },
    ], part(OverrideArguments.arguments) { $1(&$0.overrides) })

  private var terms: MoveTerms {
    MoveTerms(overrides: overrides.overrides, acceptsUnknownLength: acceptUnknownLength, reprices: reprice)
  }

  /// Throws ``Failure`` unless exactly one of the two is given.
  private func reference() throws(Failure) -> ReservationReference {
    switch (reservation, fromSite) {
    case (let reservation?, nil): return reservation
    case (nil, let site?): return ReservationReference(site: site)
    default: throw .usage(.reservationOrSite(option: "from-site"))
    }
  }

  var namesStays: Bool { reservation != nil || fromSite != nil || displaced }
  func on(_ stay: ReservationReference) -> Self { with { $0.reservation = stay } }

  var misuse: [UsageProblem] {
    guard displaced else {
      return ((reservation == nil) == (fromSite == nil) ? [.reservationOrSite(option: "from-site")] : [])
        + ((site == nil) == anySite ? [] : [.newSiteOrAny])
    }
    let isAlone = reservation == nil && fromSite == nil && site == nil && from == nil
    return (isAlone ? [] : [.standsAlone("displaced")])
      + (anySite ? [] : [.withoutOther("displaced", needs: "any-site")])
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.reservations.problems(ofMoving: try? reference(), from: from, overrides.overrides)
  }

  func perform(in campground: Campground) throws -> Response {
    if displaced { return try moveDisplaced(in: campground) }
    try misuse.refuse()
    let moved = try campground.reservations.move(reference(), to: site, from: from, terms)
    let written = try moved.map(MovedView.maker(in: campground))
    let view = written.result
    return Response(
      written, written.changed ? view.sentence : "Nothing to move: \(view.label) is on site \(view.site) already.",
      extras: .notes(view.notes(on: "This site")))
  }

  private func moveDisplaced(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let written = try campground.reservations.moveDisplaced(terms)
      .map { try $0.map(MovedView.maker(in: campground)) }
    let notes = written.result.flatMap { $0.isPlaced ? $0.notes(on: "Site \($0.site)") : [] }
    var response = try Response(
      written, written.result.map { $0.isPlaced ? $0.sentence : $0.lackOfPlace }, extras: .notes(notes)
    ).orElse("No reservation is displaced.")
    if !written.replayed, !written.result.allSatisfy(\.isPlaced) { response.status = .conflict }
    return response
  }
}
