import ArgumentParser
import CampgroundManager

/// Shows what happened, newest first.
struct Log: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what happened, newest first.",
    discussion: "With --json each entry has what it changed, before and after.")

  @Option(
    help: ArgumentHelp(
      "Only what changed this reservation, camper, site, block, waitlist entry or account entry.", valueName: "id"))
  var on: String?

  @Option(help: ArgumentHelp("Only what this one did.", valueName: "name"))
  var actor: String?

  @Option(help: ArgumentHelp("Only what was done on this day.", valueName: "day"), transform: Read.day)
  var day: Day?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("At most so many.", valueName: "number"), transform: Read.number)
  var limit: Int?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var on: String?
    var actor: String?
    var day: Day?
    var limit: Int?
  }

  var request: Request { Request(on: on, actor: actor, day: day, limit: limit) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    var filter = LogFilter()
    if let on = request.on { try narrow(&filter, to: on, in: campground) }
    filter.actor = request.actor
    filter.limit = request.limit
    if let day = request.day {
      filter.from = CampgroundClock.moment(at: day, .midnight).seconds
      filter.before = CampgroundClock.moment(at: day.advanced(by: 1), .midnight).seconds
    }
    let chosen = filter
    let isNew = try campground.log.newest.rawValue == 0
    return .list(empty: isNew ? "Nothing has happened yet." : "No entry of the log matches.") { each in
      try campground.log.forEachEntry(chosen) { try each(LogReport(entry: $0)) }
    }
  }

  /// A reservation or a block by its id; else a site by its number, else a camper; one that was undone by its id or number too.
  private static func narrow(_ filter: inout LogFilter, to text: String, in campground: Campground) throws {
    if try narrow(&filter, toThing: text, in: campground) { return }
    if let number = SiteNumber(text) {
      filter.narrow(toSite: number)
      if try campground.log.hasEntry(filter) { return }
    }
    if let id = CamperID(text) {
      filter.narrow(toCamper: id)
      if try campground.log.hasEntry(filter) { return }
    }
    filter.narrow(toCamper: try campground.campers.find(CamperReference(text)).id)
  }

  /// What has an id of its own letter; one that is not even in the journal is not found. Returns false for other text.
  private static func narrow(
    _ filter: inout LogFilter, toThing text: String, in campground: Campground
  ) throws -> Bool {
    if let id = ReservationID(text) {
      filter.narrow(toReservation: id)
      if try !campground.log.hasEntry(filter) { _ = try campground.reservations.find(ReservationReference(id)) }
    } else if let id = WaitlistID(text) {
      filter.narrow(toWaitlist: id)
      if try !campground.log.hasEntry(filter) { _ = try campground.waitlist.find(WaitlistReference(id)) }
    } else if let id = BlockID(text) {
      filter.narrow(toBlock: id)
      if try !campground.log.hasEntry(filter) { _ = try campground.blocks.find(BlockReference(id)) }
    } else if let id = LedgerID(text) {
      filter.narrow(toLedger: id)
      _ = try campground.accounts.findEntry(LedgerReference(id))
    } else {
      return false
    }
    return true
  }
}
