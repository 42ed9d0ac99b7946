import ArgumentParser
import CampgroundManager

/// Lists reservations by arrival, then site.
struct ListReservations: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List reservations by arrival, then site.",
    discussion: "Every status is listed, unless --status narrows it.")

  @Option(
    help: ArgumentHelp("Only those of this status; may be given again.", valueName: "status"),
    transform: Read.status)
  var status: [ReservationStatus] = []

  @Option(help: ArgumentHelp("Only those on this site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Option(help: ArgumentHelp("Only this camper's.", valueName: "camper"))
  var camper: CamperReference?

  @Option(help: ArgumentHelp("Only those of this group.", valueName: "name"))
  var group: String?

  @Flag(help: "Only parties that should have come or left by now.")
  var overdue = false

  @Option(help: ArgumentHelp("Only those that arrive on this day.", valueName: "day"), transform: Read.day)
  var arriving: Day?

  @Option(help: ArgumentHelp("Only those that leave on this day.", valueName: "day"), transform: Read.day)
  var departing: Day?

  @Option(
    help: ArgumentHelp("Only those that stay the night of this day.", valueName: "day"), transform: Read.day)
  var on: Day?

  @Option(
    help: ArgumentHelp("Only those with a night on or after this day.", valueName: "day"), transform: Read.day
  )
  var from: Day?

  @Option(
    help: ArgumentHelp("Only those with a night before this day.", valueName: "day"), transform: Read.day)
  var before: Day?

  @Flag(help: "Only those that a block has left without a site for a night from today on.")
  var displaced = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("At most so many.", valueName: "number"),
    transform: Read.number)
  var limit: Int?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var status: [ReservationStatus]?
    var site: SiteNumber?
    var camper: CamperReference?
    var group: String?
    var overdue: Bool?
    var arriving: Day?
    var departing: Day?
    var on: Day?
    var from: Day?
    var before: Day?
    var displaced: Bool?
    var limit: Int?
  }

  var request: Request {
    Request(
      status: status.isEmpty ? nil : status, site: site, camper: camper, group: group,
      overdue: overdue ? true : nil, arriving: arriving, departing: departing, on: on, from: from, before: before,
      displaced: displaced ? true : nil, limit: limit)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    var filter = ReservationFilter()
    filter.statuses = request.status ?? []
    filter.site = try request.site.map { try campground.sites.find($0).siteNumber }
    filter.camper = try request.camper.map { try campground.campers.find($0).id }
    filter.group = request.group
    filter.isOverdue = request.overdue ?? false
    filter.arriving = request.arriving
    filter.departing = request.departing
    filter.on = request.on
    filter.from = request.from
    filter.before = request.before
    filter.displacedFrom = request.displaced == true ? campground.clock.today : nil
    filter.limit = request.limit
    let report = try campground.reporter()
    let chosen = filter
    return .list(empty: "No reservation matches.") { each in
      try campground.reservations.forEachReservation(chosen) { try each(report($0).withOverdue) }
    }
  }
}
