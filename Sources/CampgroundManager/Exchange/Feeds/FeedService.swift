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
  /// The calendar is a difference to the one before. Nights that somebody holds here stay theirs, and nights that a
  /// silent calendar no longer has wait for a later reading; the rest is applied.
  ///
  /// - Parameters:
  ///   - file: The calendar.
  ///   - name: The name of the file, for the journal and for errors.
  ///   - feed: The name of the other system, which is the source of its reservations and the name of their camper.
  ///   - number: The site.
  ///   - terms: The ways in which the calendar is read.
  /// - Returns: The nights that were reserved, changed, cancelled and blocked, and those that were left.
  /// - Throws: ``UnreadableCalendar`` for a file that is not read whole, ``CampingError`` without such a site, and for a
  ///   feed that cannot be a camper's name.
  @discardableResult
  package func importCalendar(
    _ file: FileBytes, named name: String, of feed: String, to number: SiteNumber, _ terms: FeedTerms = FeedTerms()
  ) throws -> WriteResult<FeedReport> {
    let calendar = try CalendarReader.calendar(
      of: file, named: name, journal.clock, closed: ClosedSummaries(terms.closed))
    return try journal.record("import-ical") { entry in
      expect(calendar, of: feed, to: number)
      let (site, camper, now) = (try sites.find(number), try camper(feed), journal.clock.now)
      let sold = try events(of: calendar, camper.fullName, on: site)
      let first = min(now.day, sold.map(\.stay.arrival).min() ?? now.day)
      let state = try table.state(of: camper.fullName, on: site, from: first)
      let known = try table.memory(of: camper.fullName, on: site.siteNumber)
      let former = known ?? FeedMemory()
      let reading = FeedReading(site: site, camper: camper, terms: terms, now: now)
      let plan = FeedPlan(sold, state, echoes: former.echoes, reading)
      let memory = FeedMemory(plan, after: former, today: now.day)
      let closures = FeedBlocks(state.blocks, plan.closures)
      var report = FeedReport(plan, closures, feed: camper.fullName, site: site.siteNumber)
      report.echoed = calendar.events.count - sold.count
      report.add(calendar.leftOut + plan.covered.map(LeftOutEvent.init(covered:)), areNew: known == nil)
      report.add(plan.waits, settle: terms.settle)
      report.mark(former.conflicts, today: now.day)
      entry.record(FeedEntry(file: name, report: report, memory: memory))
      try FeedChange(service: self, site: site, camper: camper, takesGuests: terms.guests).apply(
        plan, closures, insteadOf: state, &entry)
      if memory != former || known == nil && !report.leftOut.isEmpty { try entry.begin() }
      return report
    }
  }

  /// Expects the reads of an import, which travel to a server together.
  private func expect(_ calendar: ReadCalendar, of feed: String, to number: SiteNumber) {
    let (writer, journal, table) = (writer, journal, table)
    journal.store.expect([
      { _ = try self.camper(feed) },
      { _ = try self.events(of: calendar, self.camper(feed).fullName, on: self.sites.find(number)) },
      { _ = try table.memory(of: self.camper(feed).fullName, on: self.sites.find(number).siteNumber) },
      { _ = try table.state(of: self.camper(feed).fullName, on: self.sites.find(number), from: journal.clock.today) },
      { _ = try writer.policies.policy() },
    ])
    let source = PersonText.kept(feed)
    journal.store.expect(
      calendar.events.map { event in
        { _ = try writer.reservations.holder(of: event.guest.number ?? event.ref, from: source) }
      })
  }

  /// The events that are neither our own nor another feed's.
  private func events(of calendar: ReadCalendar, _ feed: String, on site: CampSite) throws -> [FeedEvent] {
    let sold = calendar.events.filter { !$0.isFree }
    journal.store.expect([{ _ = try self.table.holders(of: sold, on: site) }])
    let identity = try CampgroundIdentity(of: journal.store)
    let holders = try table.holders(of: sold, on: site)
    return sold.filter { event in
      !identity.isOwn(event.uid) && !(holders[event.stay]?.brought(event, besides: feed) ?? false)
    }
  }

  /// The camper of a feed, who is not kept as long as it has sold nothing.
  private func camper(_ feed: String) throws -> Camper {
    var problems: [Problem] = []
    let name = PersonText.clean(feed, field: "feed", limit: 200, &problems)
    if name.isEmpty { problems.append(.record(.emptyName(field: "feed"))) }
    try problems.refuse()
    let edits = CamperEdits(fullName: name, phone: Camper.noPhoneNumber)
    return try campers.withoutPhone(like: edits) ?? edits.applied(to: .unkept, &problems)
  }
}

extension FeedReport {
  fileprivate init(_ plan: FeedPlan, _ closures: FeedBlocks, feed: String, site: SiteNumber) {
    self.init(feed: feed, site: site)
    added = plan.added.count + plan.changed.count { $0.isBack } + closures.added.count
    changed = plan.changed.count { !$0.isBack } + plan.met.count + closures.changed.count
    gone = plan.gone.count + closures.gone.count
    unchanged = plan.unchanged - plan.met.count + closures.unchanged
    conflicts = plan.conflicts.sorted { ($0.stay.arrival, $0.stay.departure) < ($1.stay.arrival, $1.stay.departure) }
  }

  /// Adds the events that take no nights.
  fileprivate mutating func add(_ events: [LeftOutEvent], areNew: Bool) {
    leftOut = events.sorted { $0.line < $1.line }
    for place in leftOut.indices { leftOut[place].isNew = areNew }
  }

  /// Adds the nights that wait, each with the time from which it goes.
  fileprivate mutating func add(_ waits: [FeedLoss.Waiting], settle minutes: Int) {
    waiting = waits.map { wait in
      FeedWaiting(
        uid: wait.uid, holder: wait.holder.id,
        stay: Stay(arrival: wait.nights.lowerBound, departure: wait.nights.upperBound) ?? .blank, since: wait.since,
        goesAt: wait.since + 60 * minutes, isNew: wait.isNew)
    }
  }

  /// Marks the conflicts that the import before reported.
  fileprivate mutating func mark(_ reported: Set<String>, today: Day) {
    for place in conflicts.indices { conflicts[place].isNew = !conflicts[place].isAmong(reported, today: today) }
  }
}
