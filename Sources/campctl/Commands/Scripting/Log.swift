import Arguments
import CampgroundManager

/// Shows the journal, newest first.
struct Log: ListCommand {
  typealias Element = LogEntryView

  static let listDays = DayRelation(.past)

  var on: String?
  var actor: String?
  var day: Day?
  var since: Day?
  var roles = false

  static let help = CommandHelp(
    "List the journal's entries in words, newest first.",
    discussion: "Times are the campground's. With --json each entry has the changed records before and after.",
    examples: [
      "campctl log --limit 10", "campctl log --since yesterday", "campctl log --on r-3 --json",
      "campctl log --where 'command:cancel,refund actor:ann'",
    ])

  static let arguments: [Argument<Self>] = [
    option(
      "on", .text.named("id", completion: .of(.subject)),
      "Only entries about this reservation, camper, site, block, waitlist entry or account entry."
    ) { $0.on = $1 },
    option("actor", .text.named("name"), "Only entries of this actor.") { $0.actor = $1 },
    option("day", .day(.past), "Only entries of this day.") { $0.day = $1 },
    option("since", .day(.past), "Only entries of this day and of later ones.") { $0.since = $1 },
    flag("roles", "Also show which role of the server wrote each entry, and when by the server's clock.") {
      $0.roles = $1
    },
  ]

  func perform(in campground: Campground) throws -> Response {
    if roles, !campground.store.isOnServer { throw StoreRoleProblem.noServer }
    var filter = LogFilter()
    if let on { try Self.narrow(&filter, to: on, in: campground) }
    filter.actor = actor
    if let day {
      filter.from = CampgroundClock.moment(at: day, .midnight).seconds
      filter.before = CampgroundClock.moment(at: day.advanced(by: 1), .midnight).seconds
    }
    if let since {
      filter.from = max(filter.from ?? .min, CampgroundClock.moment(at: since, .midnight).seconds)
    }
    let chosen = filter
    let isNew = try campground.log.newest.rawValue == 0
    let empty = isNew ? "Nothing has happened yet." : "No entry of the log matches."
    return Response(
      LogList(empty: empty, names: try LogNames(campground), hasWitnesses: roles) { [roles] each in
        try campground.log.forEachSlice(chosen) { entries in
          let witnesses = roles ? try campground.log.witnesses(of: entries.map(\.id)) : [:]
          for entry in entries {
            try each(LogEntryView(entry: entry, witness: witnesses[entry.id], hasWitness: roles))
          }
        }
      })
  }

  /// Narrows to a reservation or a block by its id; else a site by its number, else a camper, else a reservation by its
  /// number at a source; an undone one by its id or number, too.
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
    do {
      filter.narrow(toCamper: try campground.campers.find(CamperReference(text)).id)
    } catch let error as CampingError where error.name == .notFound {
      guard let id = try campground.reservations.reservation(ofRef: text)?.id else { throw error }
      filter.narrow(toReservation: id)
    }
  }

  /// Narrows to a thing with an id of its own letter; throws for one that is not even in the journal. Returns false for
  /// other text.
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
