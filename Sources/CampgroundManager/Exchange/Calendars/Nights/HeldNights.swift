import Persistence

/// The nights of sites that somebody holds, as events.
struct HeldNights {
  let store: Store
  let clock: CampgroundClock
  let hasDetails: Bool
  let hasBlocks: Bool
  /// The feed whose own nights are left out; nil for none.
  let excluded: String?
  fileprivate var reservations: ReservationTable { ReservationTable(store: store, clock: clock) }
  /// The number of runs that are read at once.
  private static let slice = 1000

  init(store: Store, clock: CampgroundClock, _ request: CalendarRequest, hasBlocks: Bool) {
    (self.store, self.clock, self.hasBlocks) = (store, clock, hasBlocks)
    (hasDetails, excluded) = (request.hasDetails, request.excluded)
  }

  /// Calls the body with the events of sites that end after a day, site by site, by their nights.
  func forEachEvent(on sites: [CampSite], after day: Day?, _ body: (CalendarEvent) throws -> Void) throws {
    let all = try runs(on: sites)
    let runs = sites.flatMap { site in (all[site.id] ?? []).map { (site: site, run: $0) } }
      .filter { $0.run.before > day ?? .earliest && (hasBlocks || $0.run.block == nil) }
    for some in Slices.of(runs, by: Self.slice) {
      let holders = try Holders(of: some.map(\.run), self)
      for (site, run) in some {
        if let event = event(run, on: site, holders) { try body(event) }
      }
    }
  }

  /// The holders of some runs, with the changes of each.
  private struct Holders {
    let identity: CampgroundIdentity
    let stays: [ReservationID: Reservation]
    let blocks: [BlockID: Block]
    let stayChanges: [Int64: CalendarService.Change]
    let blockChanges: [Int64: CalendarService.Change]

    init(of runs: [ChartRun], _ nights: HeldNights) throws {
      let (store, service) = (nights.store, CalendarService(store: nights.store))
      let (ids, closed) = (runs.compactMap(\.reservation), runs.compactMap(\.block))
      let table = BlockTable(store: store, clock: nights.clock)
      func changes(_ kind: String, _ numbers: [Int64]) throws -> [Int64: CalendarService.Change] {
        try service.changes(of: kind, numbers)
      }
      store.expect([
        { _ = try nights.reservations.reservations(ids: Set(ids)) },
        { _ = try changes(Reservation.kind, ids.map(\.rawValue)) },
        { _ = try table.blocks(closed) }, { _ = try changes(Block.kind, closed.map(\.rawValue)) },
      ])
      identity = try CampgroundIdentity(of: store)
      stays = try nights.reservations.reservations(ids: Set(ids))
      stayChanges = try changes(Reservation.kind, ids.map(\.rawValue))
      blocks = Dictionary(try table.blocks(closed).map { ($0.id, $0) }) { first, _ in first }
      blockChanges = try changes(Block.kind, closed.map(\.rawValue))
    }
  }

  private func event(
    _ run: ChartRun, on site: CampSite, _ holders: Holders
  ) -> CalendarEvent? {
    switch run.holder {
    case .reservation(let id):
      guard let stay = holders.stays[id], excluded == nil || !stay.isOf(feed: excluded) else { return nil }
      let uid = stay.uid(of: run, on: site, holders.identity)
      return event(stay, run, on: site, EventMark(uid: uid, holders.stayChanges[id.rawValue] ?? .init()))
    case .block(let id):
      guard let block = holders.blocks[id], excluded == nil || block.feed != excluded else { return nil }
      let uid = block.uid(holders.identity)
      return event(block, run, on: site, EventMark(uid: uid, holders.blockChanges[id.rawValue] ?? .init()))
    }
  }

  private func runs(on sites: [CampSite]) throws -> [Int64: [ChartRun]] {
    var runs = ChartRuns()
    try store.forEach(
      """
      SELECT night, site, reservation, block FROM night
      WHERE \(SQL("site", isOneOf: sites.map(\.id))) AND \(NightTable(store: store, clock: clock).isHeld)
      ORDER BY site, night
      """
    ) { runs.append(try $0[0], on: try $0[1], try ChartRun.Holder($0, at: 2)) }
    return runs.bySite
  }

  private func event(_ stay: Reservation, _ run: ChartRun, on site: CampSite, _ mark: EventMark) -> CalendarEvent {
    let status: CalendarEvent.Status = stay.status == .held ? .tentative : .confirmed
    let word = stay.status == .held ? "held" : "reserved"
    var event = CalendarEvent(
      mark, run.nights, status,
      summary: hasDetails ? "Site \(site.siteNumber): \(stay.camper.fullName)" : "Site \(site.siteNumber) \(word)")
    event.location = "Site \(site.siteNumber)"
    if hasDetails { event.description = stay.calendarText }
    return event
  }

  private func event(_ block: Block, _ run: ChartRun, on site: CampSite, _ mark: EventMark) -> CalendarEvent {
    let summary = "Site \(site.siteNumber) not available" + (hasDetails ? ": \(block.reason)" : "")
    var event = CalendarEvent(mark, run.nights, .confirmed, summary: summary)
    event.location = "Site \(site.siteNumber)"
    return event
  }
}

extension ChartRun {
  fileprivate var nights: Range<Day> { from..<before }
  fileprivate var reservation: ReservationID? { if case .reservation(let id) = holder { id } else { nil } }
  fileprivate var block: BlockID? { if case .block(let id) = holder { id } else { nil } }
}

extension Reservation {
  /// True for one that a feed has brought.
  fileprivate func isOf(feed: String?) -> Bool { feedMark != nil && details.source == feed }

  /// The id of the event of some of its nights in a row. A stay that came from a calendar keeps its id there, so that its
  /// own system recognises it.
  fileprivate func uid(of run: ChartRun, on site: CampSite, _ identity: CampgroundIdentity) -> String {
    let place = segments.firstIndex { $0.site == site.siteNumber && $0.arrival == run.from } ?? 0
    let name = id?.description ?? ""
    guard feedMark != nil, let uid = feedUID, FeedEvent.isUID(uid) else {
      return identity.uid(name, place: place + 1)
    }
    return CampgroundIdentity.uid(of: uid, place: place + 1)
  }

  /// The party, its number and its phone, for the owner's own calendar.
  fileprivate var calendarText: String {
    let people = party.adults + party.children
    let lines = [
      id?.description, people == 1 ? "1 person" : "\(people) people",
      camper.phoneNumber == Camper.noPhoneNumber ? nil : camper.phoneNumber, details.group.map { "Group: \($0)" },
      details.notes,
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }
}

extension Block {
  /// The id of its event: one event elsewhere may be a reservation and several blocks here.
  fileprivate func uid(_ identity: CampgroundIdentity) -> String {
    guard let ref, FeedEvent.isUID(ref) else { return identity.uid(id.description) }
    return "\(id)-\(ref)"
  }
}
