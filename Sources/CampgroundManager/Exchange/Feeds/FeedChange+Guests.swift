/// Guests of events as campers.
extension FeedChange {
  /// The guest of an event as a camper, who may be new; nil unless guests are taken, and for an event without a name.
  func guest(of event: FeedEvent, _ entry: inout JournalEntry) throws -> Camper? {
    guard takesGuests, let name = event.guest.name else { return nil }
    let email = event.guest.email.map(Edit.set)
    let edits = CamperEdits(fullName: name, phone: event.guest.phone ?? Camper.noPhoneNumber, email: email)
    if event.guest.phone == nil, let known = try service.campers.withoutPhone(like: edits) { return known }
    var problems: [Problem] = []
    let record =
      event.guest.phone == nil
      ? edits.applied(to: .unkept, &problems) : try service.campers.caller(edits, &problems)
    guard problems.isEmpty else { return nil }
    let kept = try service.campers.keepingCaller(record)
    if kept.id != record.id { try entry.created(kept) }
    return kept
  }

  /// Gives a reservation that the feed itself has to the guest of its event.
  func meet(
    _ known: KnownEvent, in kept: inout [(Reservation, Reservation)], _ entry: inout JournalEntry
  ) throws {
    guard let guest = try guest(of: known.event, &entry) else { return }
    let place = kept.firstIndex { $0.0.id == known.before.id }
    var after = place.map { kept[$0].1 } ?? known.before
    if place == nil { after.version += 1 }
    after.camper = guest
    if let place { kept[place].1 = after } else { kept.append((known.before, after)) }
  }
}
