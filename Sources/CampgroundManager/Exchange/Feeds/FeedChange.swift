/// Makes the difference of a calendar.
struct FeedChange {
  let service: FeedService
  let site: CampSite
  let camper: Camper

  /// All nights are released before any is taken.
  func apply(_ plan: FeedPlan, _ closures: FeedBlocks, _ entry: inout JournalEntry) throws {
    for block in closures.gone + closures.changed.map(\.before) { try service.blocks.release(block.journalNumber) }
    var kept = plan.changed.map { ($0.before, after($0)) } + plan.gone.map { ($0, gone($0)) }
    kept += plan.marked.map { ($0.before, marked($0.before, $0.stay)) }
    if !kept.isEmpty { _ = try service.writer.keep(kept, &entry) }
    try add(plan.added, &entry)
    try apply(closures, &entry)
  }

  private func add(_ new: [FeedEvent], _ entry: inout JournalEntry) throws {
    guard !new.isEmpty else { return }
    var guest = camper
    if guest.id == Camper.unkept.id {
      guest = try service.campers.campers.insert(camper)
      try entry.created(guest)
    }
    let policy = try service.writer.policies.policy().version
    for event in new {
      var draft = Reservation.blank
      draft.camper = guest
      (draft.details.source, draft.details.ref) = (guest.fullName, try free(event.ref, from: guest.fullName))
      draft.policy = policy > 0 ? policy : nil
      draft.take(event.stay, on: site, today: today)
      _ = try service.writer.agree(nil, draft, on: site, lines: [], &entry)
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
    after.take(known.stay(today: today) ?? known.event.stay, on: site, today: today)
    return after
  }

  /// The reservation with another mark, as it is otherwise.
  private func marked(_ before: Reservation, _ stay: Stay?) -> Reservation {
    var after = before
    after.version += 1
    after.imported = FeedMark(site: site.id, stay: stay).text
    return after
  }

  /// The reservation without its nights; it can come back.
  private func gone(_ before: Reservation) -> Reservation {
    var after = before
    after.version += 1
    (after.status, after.nights, after.holdExpires) = (.cancelled, [], nil)
    after.cancelReason = "gone from the calendar of \(before.source ?? "")"
    after.imported = FeedMark(site: site.id, stay: nil).text
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
      try service.blocks.restore(after, as: before.journalNumber)
      try entry.changed(before, to: after)
    }
    for closure in closures.added {
      var block = Block.blank
      (block.version, block.site, block.feed) = (1, site.siteNumber, camper.fullName)
      (block.from, block.before) = (closure.nights.lowerBound, closure.nights.upperBound)
      (block.reason, block.ref) = ("not available at \(camper.fullName)", closure.ref)
      try entry.created(service.blocks.insert(block))
    }
  }
}

extension Reservation {
  /// Gives it the nights of an event, without a price of our own; those that it has keep theirs.
  fileprivate mutating func take(_ event: Stay, on site: CampSite, today: Day) {
    if status != .checkedIn {
      status = event.departure <= today ? .checkedOut : event.arrival < today ? .checkedIn : .reserved
    }
    siteNumber = site.siteNumber
    stay = StayRequest(arrival: event.arrival, departure: event.departure)
    let prices = Dictionary(nights.map { ($0.night, $0.price) }) { first, _ in first }
    nights = event.nights.map { Night(site: site.siteNumber, night: $0, price: prices[$0] ?? nil) }
    imported = FeedMark(site: site.id, stay: event).text
  }
}
