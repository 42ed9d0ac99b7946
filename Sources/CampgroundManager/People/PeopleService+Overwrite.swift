import Persistence

/// The rows of a person who is forgotten (domain rule R24).
extension PeopleService {
  /// Overwrites the rows; every one of them is in the entry, so that earlier entries can no longer be undone.
  func overwrite(
    _ person: Person, _ keys: ErasedKey, _ others: OthersTexts, _ entry: inout JournalEntry
  ) throws {
    for camper in person.campers {
      let after = others.reworded(camper.forgotten, in: campers)
      try campers.update(after)
      try entry.add(after)
    }
    for before in person.reservations {
      var after = before.forgotten
      if let ref = before.ref { after.imported = keys.name(ofRef: ref, from: before.source) }
      after = others.reworded(after, in: reservations)
      if after != before { try reservations.update(before, to: after) }
      try entry.add(after)
    }
    for before in person.waits {
      var after = before
      if before.status == .waiting { (after.status, after.version) = (.left, before.version + 1) }
      after = others.reworded(after, in: waitlist)
      if after != before { try waitlist.update(after) }
      try entry.add(after)
    }
    try closeWayBack(person, others, &entry)
  }

  /// Names the things that stay as they are, but for words about the person, which earlier entries have, too.
  private func closeWayBack(_ person: Person, _ others: OthersTexts, _ entry: inout JournalEntry) throws {
    let ledger = LedgerTable(store: journal.store)
    for before in person.ledger {
      let after = others.reworded(before.forgetting(), in: ledger)
      try LedgerTable.overwrite(before, by: after, as: before.journalNumber, in: journal.store)
      try entry.add(after)
    }
    for stay in person.formerStays { try entry.add(others.reworded(stay, in: reservations)) }
    for id in person.undoneReservations {
      try entry.add(Reservation.kind, id.rawValue, ErasureMark.of(person.id), nil)
    }
  }
}

extension JournalEntry {
  /// Records a thing that is overwritten as it is now, before and after.
  fileprivate mutating func add<Thing: Journaled>(_ thing: Thing) throws {
    try add(Thing.kind, thing.journalNumber, thing.imageText, thing.imageText)
  }
}
