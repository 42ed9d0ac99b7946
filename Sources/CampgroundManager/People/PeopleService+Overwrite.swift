import Persistence

/// The rows of a person who is forgotten (domain rule R24).
extension PeopleService {
  /// Overwrites the rows; every one of them is in the entry, so that earlier entries can no longer be undone.
  func overwrite(_ person: Person, _ keys: ErasedKey, _ entry: inout JournalEntry) throws {
    for camper in person.campers {
      let after = camper.forgotten
      try campers.update(after)
      try entry.add(after)
    }
    for before in person.reservations {
      var after = before.forgotten
      if let ref = before.ref { after.imported = keys.name(ofRef: ref, from: before.source) }
      if after != before { try reservations.update(before, to: after) }
      try entry.add(after)
    }
    for before in person.waits {
      var after = before
      if before.status == .waiting { (after.status, after.version) = (.left, before.version + 1) }
      if after != before { try waitlist.update(after) }
      try entry.add(after)
    }
    try closeWayBack(person, &entry)
  }

  /// Names the things that stay as they are, too, of which earlier entries have words about the person.
  private func closeWayBack(_ person: Person, _ entry: inout JournalEntry) throws {
    let lines = try LedgerTable(store: journal.store).imageTexts(of: person.ledger.map(\.rawValue))
    for id in person.ledger { try entry.add(LedgerEntry.kind, id.rawValue, lines[id.rawValue], lines[id.rawValue]) }
    let stays = try reservations.imageTexts(of: person.formerReservations.map(\.rawValue))
    for id in person.formerReservations {
      try entry.add(Reservation.kind, id.rawValue, stays[id.rawValue], stays[id.rawValue])
    }
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
