import Arguments
import CampgroundManager

/// Lists reservations by arrival, then site.
struct ListReservations: ChainCommand, ListCommand {
  typealias Element = ReservationView

  var status: [ReservationStatus] = []
  var site: SiteNumber?
  var camper: CamperReference?
  var details = ReservationDetails()
  var overdue = false
  var arriving: Day?
  var departing: Day?
  var on: Day?
  var from: Day?
  var before: Day?
  var displaced = false

  static let help = CommandHelp(
    "List reservations by arrival, then site.",
    discussion: "Every status is listed by default; --status narrows the list.",
    examples: ["campctl list-reservations --status reserved --from 2027-07-01 --before 2027-08-01"])

  static let arguments: [Argument<Self>] = .of(
    [
      option(
        "status", .list(of: .choice("status"), "statuses"),
        "Only reservations of these statuses, such as reserved,held (default: every status)."
      ) { $0.status = $1 },
      option("site", .site, "Only reservations on this site.") { $0.site = $1 }.short("s"),
      option("camper", .camper, "Only this camper's reservations.") { $0.camper = $1 }.short("c"),
    ], part(ReservationDetails.searched) { $1(&$0.details) },
    [
      flag("overdue", "Only parties that should have come or left by now.") { $0.overdue = $1 },
      option("arriving", .day(.nearest), "Only reservations that arrive on this day.") { $0.arriving = $1 },
      option("departing", .day(.nearest), "Only reservations that depart on this day.") { $0.departing = $1 },
      option("on", .day(.nearest), "Only reservations with the night of this day.") { $0.on = $1 },
      option("from", .day(.nearest), "Only reservations with a night on or after this day.") { $0.from = $1 },
      option("before", .day(.nearest, after: "from"), "Only reservations with a night before this day.") {
        $0.before = $1
      },
      flag("displaced", "Only reservations that a block has left without a site for a night from today on.") {
        $0.displaced = $1
      },
    ])

  func perform(in campground: Campground) throws -> Response {
    var filter = ReservationFilter()
    filter.statuses = status
    filter.site = try site.map { try campground.sites.find($0).siteNumber }
    filter.camper = try camper.map { try campground.campers.find($0).id }
    filter.details = details
    if let group = details.group { filter.details.group = try campground.reservations.groupName(group) ?? group }
    filter.isOverdue = overdue
    filter.arriving = arriving
    filter.departing = departing
    filter.on = on
    filter.from = from
    filter.before = before
    filter.displacedFrom = displaced ? campground.clock.today : nil
    return Response(try ReservationView.list(filter, in: campground))
  }
}

extension ReservationView {
  /// The reservations that pass a filter of their columns, and then one of their fields.
  static func list(_ filter: ReservationFilter, in campground: Campground) throws -> ViewList<ReservationView> {
    let view = try maker(in: campground)
    return ViewList(empty: "No reservation matches.", sorted: ReservationFilter.sorted) { wish, each in
      var filter = filter
      filter.wish = wish
      try campground.reservations.forEachReservation(filter) { try each(view($0).withOverdue) }
    }
  }
}
