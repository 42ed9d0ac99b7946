/// Makes the difference of a calendar.
struct FeedChange {
  let service: FeedService
  let site: CampSite
  /// The camper of the feed.
  let camper: Camper
  let takesGuests: Bool

  /// All nights are released before any is taken.
  func apply(
    _ plan: FeedPlan, _ closures: FeedBlocks, insteadOf state: FeedState, _ entry: inout JournalEntry
  ) throws {
    for block in closures.gone + closures.changed.map(\.before) { try service.blocks.release(block.journalNumber) }
    var kept = plan.changed.map { ($0.before, after($0)) } + plan.gone.map { ($0, gone($0)) }
    kept += plan.marked.map { ($0.before, marked($0.before, $0.stay)) }
    for known in (plan.changed + plan.met) where known.isNamed(of: camper) { try meet(known, in: &kept, &entry) }
    if !kept.isEmpty { _ = try service.writer.keep(kept, &entry) }
    try add(plan.added, &entry)
    try apply(closures, &entry)
    try apply(plan.waits, insteadOf: state.waits, &entry)
  }

  private func add(_ new: [FeedEvent], _ entry: inout JournalEntry) throws {
    var feed = camper
    let policy = new.isEmpty ? 0 : try service.writer.policies.policy().version
    for event in new {
      var draft = Reservation.blank
      let guest = try guest(of: event, &entry)
      if guest == nil, feed.id == Camper.unkept.id {
        feed = try service.campers.campers.insert(camper)
        try entry.created(feed)
      }
      draft.camper = guest ?? feed
      draft.details.source = camper.fullName
      draft.adopt(event, as: try free(event.guest.number ?? event.ref, from: camper.fullName))
      draft.policy = policy > 0 ? policy : nil
      draft.adopt(event.stay, on: site, today: today)
      if draft.ref != event.ref { draft.mark(event.stay, on: site, uid: event.ref) }
      _ = try service.writer.agree(draft, on: site, lines: [], &entry)
    }
  }

  /// The number of an event, or the next that no reservation of the source has.
  private func free(_ ref: String, from source: String) throws -> String {
    var (found, count) = (ref, 1)
    while try service.writer.reservations.holder(of: found, from: source) != nil {
      count += 1
      found = CampgroundIdentity.uid(of: ref, place: count)
    }
    return found
  }

  private func after(_ known: KnownEvent) -> Reservation {
    var after = known.before
    after.version += 1
    (after.holdExpires, after.cancelReason) = (nil, nil)
    after.adopt(known.stay(today: today) ?? known.event.stay, on: site, today: today)
    return after
  }

  /// The reservation with another mark, as it is otherwise.
  private func marked(_ before: Reservation, _ stay: Stay?) -> Reservation {
    var after = before
    after.version += 1
    after.mark(stay, on: site)
    return after
  }

  /// The reservation without its nights; it can come back.
  private func gone(_ before: Reservation) -> Reservation {
    var after = before
    after.version += 1
    (after.status, after.nights, after.holdExpires) = (.cancelled, [], nil)
    after.cancelReason = "gone from the calendar of \(before.source ?? "")"
    after.mark(nil, on: site)
    return after
  }

  private var today: Day { service.journal.clock.today }

  private func apply(_ closures: FeedBlocks, _ entry: inout JournalEntry) throws {
    for block in closures.gone {
      try service.blocks.remove(block.journalNumber)
      try entry.deleted(block)
    }
    for (before, nights) in closures.changed {
      var after = before
      (after.from, after.before, after.version) = (nights.lowerBound, nights.upperBound, before.version + 1)
      try service.blocks.update(after)
      try entry.changed(before, to: after)
    }
    for closure in closures.added {
      var block = Block.blank
      (block.version, block.site, block.feed) = (1, site.siteNumber, camper.fullName)
      (block.from, block.before) = (closure.nights.lowerBound, closure.nights.upperBound)
      (block.reason, block.ref) = ("not available at \(camper.fullName)", closure.ref)
      // The plan has left out the nights that somebody holds.
      try entry.created(service.blocks.put(block))
    }
  }

  /// Makes the nights that wait those of this reading.
  private func apply(
    _ waits: [FeedLoss.Waiting], insteadOf former: [FeedWait], _ entry: inout JournalEntry
  ) throws {
    let table = FeedWaitTable(store: service.journal.store)
    for wait in former where !waits.contains(where: { wait.isOf($0, on: today) }) {
      try table.remove(wait.journalNumber)
      try entry.deleted(wait)
    }
    var kept = former
    for wait in waits where !kept.contains(where: { $0.isOf(wait, on: today) }) {
      let made = try table.insert(
        FeedWait(
          id: FeedWait.blank.id, version: 1, feed: camper.fullName, site: site.siteNumber, isClosed: wait.isClosed,
          from: wait.nights.lowerBound, before: wait.nights.upperBound, since: wait.since))
      try entry.created(made)
      kept.append(made)
    }
  }
}

extension Reservation {
  /// Gives it the nights of an event, without a price of our own; those that it has keep theirs.
  fileprivate mutating func adopt(_ event: Stay, on site: CampSite, today: Day) {
    if status != .checkedIn {
      status = event.departure <= today ? .checkedOut : event.arrival < today ? .checkedIn : .reserved
    }
    siteNumber = site.siteNumber
    stay = StayRequest(arrival: event.arrival, departure: event.departure)
    let prices = Dictionary(nights.map { ($0.night, $0.price) }) { first, _ in first }
    nights = event.nights.map { Night(site: site.siteNumber, night: $0, price: prices[$0] ?? nil) }
    mark(event, on: site)
  }

  /// Gives it the number and the words of its event.
  fileprivate mutating func adopt(_ event: FeedEvent, as ref: String) {
    details.ref = ref
    details.notes = event.guest.words
    if let people = event.guest.party, people.adults + people.children > 0 {
      (party.adults, party.children) = (people.adults, people.children)
    }
  }
}
