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

  @Option(
    parsing: .unconditional, help: ArgumentHelp("At most so many.", valueName: "number"),
    transform: Read.number)
  var limit: Int?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    var filter = ReservationFilter()
    filter.statuses = status
    filter.site = try site.map { try campground.sites.find($0).siteNumber }
    filter.camper = try camper.map { try campground.campers.find($0).id }
    filter.arriving = arriving
    filter.departing = departing
    filter.on = on
    filter.from = from
    filter.before = before
    filter.limit = limit
    let report = try campground.reporter()
    return .list(empty: "No reservation matches.") { each in
      try campground.reservations.forEachReservation(filter) { try each(report($0)) }
    }
  }
}
