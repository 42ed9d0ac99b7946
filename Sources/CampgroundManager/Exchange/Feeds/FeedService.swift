import Persistence

/// Imports the calendars of other systems, which have sold nights of our sites (domain rules R26, R37).
package final class FeedService {
  let journal: Journal
  let sites: CampSiteService
  let campers: CamperService
  let writer: ReservationWriter
  let blocks: BlockTable
  private var table: FeedTable { FeedTable(store: journal.store, clock: journal.clock) }

  init(journal: Journal, reservations: ReservationService) {
    self.journal = journal
    sites = CampSiteService(journal: journal)
    campers = CamperService(journal: journal)
    writer = reservations.writer
    blocks = BlockTable(store: journal.store, clock: journal.clock)
  }

  /// Makes the nights of a site those that a calendar has: sold ones become reservations, closed ones blocks.
  ///
  /// The calendar is a difference to the one before. Nights that somebody holds here stay theirs; the rest is applied.
  ///
  /// - Parameters:
  ///   - file: The calendar.
  ///   - name: The name of the file, for the journal and for errors.
  ///   - feed: The name of the other system, which is the source of its reservations and the name of their camper.
  ///   - number: The site.
  /// - Throws: ``UnreadableCalendar`` for a file that is not read whole, ``CampingError`` without such a site, and for a
  ///   feed that cannot be a camper's name.
  @discardableResult
  package func importCalendar(
    _ file: FileBytes, named name: String, of feed: String, to number: SiteNumber
  ) throws -> Written<FeedReport> {
    let events = try CalendarReader.events(of: file, named: name, journal.clock)
    return try journal.record("import-ical") { entry in
      let site = try sites.find(number)
      let camper = try camper(feed)
      let identity = try CampgroundIdentity(of: journal.store)
      let theirs = try events.filter {
        try !identity.isOwn($0.uid) && !$0.isFree && !table.isOfAnother($0, than: camper.fullName, on: site)
      }
      let today = journal.clock.today
      let first = min(today, theirs.map(\.stay.arrival).min() ?? today)
      let state = try table.state(of: camper.fullName, on: site, from: first)
      let former = try table.memory(of: camper.fullName, on: site.siteNumber)
      let plan = FeedPlan(theirs, state, echoes: former.echoes, on: site, today: today)
      let memory = FeedMemory(plan, today: today)
      let closures = FeedBlocks(state.blocks, plan.closures)
      var report = FeedReport(plan, closures, feed: camper.fullName, site: site.siteNumber)
      report.echoed = events.count - theirs.count
      report.mark(former.conflicts, today: today)
      entry.record(FeedEntry(file: name, report: report, memory: memory))
      try FeedChange(service: self, site: site, camper: camper).apply(plan, closures, &entry)
      if memory != former { try entry.begin() }
      return report
    }
  }

  /// The camper of a feed, who is not kept as long as it has sold nothing.
  private func camper(_ feed: String) throws -> Camper {
    var edits = CamperEdits()
    (edits.fullName, edits.phone) = (feed, Camper.noPhoneNumber)
    var (details, problems) = (ReservationDetails(), [Problem]())
    details.source = feed
    details.clean(&problems)
    let camper = edits.applied(to: .unkept, &problems)
    try problems.refuse()
    return try campers.withoutPhone(like: edits) ?? camper
  }
}

extension FeedReport {
  fileprivate init(_ plan: FeedPlan, _ closures: FeedBlocks, feed: String, site: SiteNumber) {
    self.init(feed: feed, site: site)
    added = plan.added.count + plan.changed.count { $0.isBack } + closures.added.count
    changed = plan.changed.count { !$0.isBack } + closures.changed.count
    gone = plan.gone.count + closures.gone.count
    unchanged = plan.unchanged + closures.unchanged
    conflicts = plan.conflicts.sorted { ($0.stay.arrival, $0.stay.departure) < ($1.stay.arrival, $1.stay.departure) }
  }

  /// Marks the conflicts that the import before reported.
  fileprivate mutating func mark(_ reported: Set<String>, today: Day) {
    for place in conflicts.indices { conflicts[place].isNew = !conflicts[place].isAmong(reported, today: today) }
  }
}
