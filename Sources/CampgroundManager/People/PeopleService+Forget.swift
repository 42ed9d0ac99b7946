import Persistence

/// A camper whose record was erased, and the extent of it.
package struct Forgotten: Hashable, Sendable {
  package let camper: Camper
  package let reservations: Int
  /// The number of blocks whose reason named the camper.
  package let blocks: Int
  /// The number of the journal's entries whose texts are overwritten.
  package let entries: Int
}

/// Erasing a person (domain rule R24).
extension PeopleService {
  /// Overwrites a camper's name, phone number, mail, notes and warning everywhere, the journal and the keys included,
  /// and the reasons of blocks that name the person.
  ///
  /// Nights stay as they are. It cannot be undone, and neither can earlier changes of that person's things. Throws
  /// ``CampingError`` while one of the camper's stays is still to come or going on, or an account is not settled.
  @discardableResult
  package func forget(_ reference: CamperReference) throws -> Written<Forgotten> {
    try journal.record("forget-camper") { entry in
      let before = try camperService.find(reference)
      try entry.requireVersion(of: before)
      let person = try person(before)
      try open(of: person).refuse()
      entry.record(["camper": before.id])
      // This is done for a forgotten camper, too, so that it can be tried again after a failure.
      journal.store.rewriteWhenCommitted()
      let keys = try ErasedKey(in: journal.store) ?? ErasedKey()
      guard person.campers.contains(where: { $0 != $0.forgotten(person) }) else {
        eraseOwnKey(person, as: keys)
        return Forgotten(camper: before, reservations: person.reservations.count, blocks: 0, entries: 0)
      }
      let counts = Forgotten(camper: before.forgotten(person), person)
      try overwrite(person, keys, &entry)
      let last = try entry.begin()
      try PersonEraser(store: journal.store, person: person, keys: keys).eraseJournal(before: last)
      eraseOwnKey(person, as: keys)
      return counts
    }
  }

  /// Reduces the forgetting's own key to the part that may be kept; repeating the request under it gets the answer
  /// again.
  ///
  /// A camper forgotten already has no known name by which to find out whether the key contains it.
  private func eraseOwnKey(_ person: Person, as keys: ErasedKey) {
    guard let key = journal.state.terms.key else { return }
    let mayBeNamed = person.names.isEmpty || person.names.occur(in: key.name)
    journal.state.terms.key = RequestKey(
      mayBeNamed ? keys.name(of: key.name) : key.name,
      request: person.names.occur(in: key.request) ? ErasureMark.of(person.id) : key.request)
  }

  /// The extent of the words that forgetting would overwrite.
  ///
  /// Throws as ``forget(_:)`` does.
  package func whatForgettingErases(_ reference: CamperReference) throws -> Forgotten {
    try journal.store.read {
      let camper = try camperService.find(reference)
      let person = try person(camper)
      try open(of: person).refuse()
      return Forgotten(camper: camper, person)
    }
  }

  /// Everything about a camper, and about those who were merged into it.
  private func person(_ camper: Camper) throws -> Person {
    let campers = try [camper] + self.campers.merged(into: camper.id)
    var person = Person(id: camper.id, campers: campers)
    for camper in campers {
      person.reservations += try reservations.reservations(of: camper.id)
      person.waits += try waitlist.entries(of: camper.id)
    }
    try person.readJournal(in: journal.store)
    return person
  }

  /// Overwrites the rows; every one of them is in the entry, so that earlier entries can no longer be undone.
  private func overwrite(_ person: Person, _ keys: ErasedKey, _ entry: inout JournalEntry) throws {
    for camper in person.campers {
      let after = camper.forgotten(person)
      try campers.update(after)
      try entry.add(Camper.kind, after.journalNumber, after.imageText, after.imageText)
    }
    for before in person.reservations {
      var after = before.forgotten(person)
      if let ref = before.ref { after.imported = keys.name(ofRef: ref, from: before.source) }
      if after != before { try reservations.update(before, to: after) }
      try entry.add(Reservation.kind, after.journalNumber, after.imageText, after.imageText)
    }
    for before in person.waits {
      var after = before
      if before.status == .waiting { (after.status, after.version) = (.left, before.version + 1) }
      if after != before { try waitlist.update(after) }
      try entry.add(WaitlistEntry.kind, after.journalNumber, after.imageText, after.imageText)
    }
    for id in person.ledger {
      let image = try LedgerTable(store: journal.store).imageText(of: id.rawValue)
      try entry.add(LedgerEntry.kind, id.rawValue, image, image)
    }
    for id in person.blocks {
      guard let block = try blocks.block(id) else { continue }
      let after = block.forgetting(person.names)
      if after != block { try blocks.erase(after) }
      try entry.add(Block.kind, id.rawValue, after.imageText, after.imageText)
    }
    for id in person.formerReservations {
      let image = try reservations.imageText(of: id.rawValue)
      try entry.add(Reservation.kind, id.rawValue, image, image)
    }
    for id in person.undoneReservations {
      try entry.add(Reservation.kind, id.rawValue, ErasureMark.of(person.id), nil)
    }
  }
}

extension Forgotten {
  fileprivate init(camper: Camper, _ person: Person) {
    self.init(
      camper: camper, reservations: person.reservations.count, blocks: person.blocks.count,
      entries: person.entries.count)
  }
}

extension Journaled {
  /// The thing without any words about the person; nights, days and amounts stay.
  func forgotten(_ person: Person) -> Self {
    var after = forgetting(person.names)
    if after != self { after.version += 1 }
    return after
  }
}

extension Forgotten: RecordedAnswer {
  struct Answer: Recorded {
    var camper = CamperID(rawValue: 0)
    var reservations = 0
    var blocks = 0
    var entries = 0

    static let blank = Answer()
    static let fields: FieldList = [
      field("camper", { $0.camper }, { $0.camper = $1 }),
      field("reservations", { $0.reservations }, { $0.reservations = $1 }),
      field("blocks", isRequired: false, { $0.blocks }, { $0.blocks = $1 }),
      field("entries", { $0.entries }, { $0.entries = $1 }),
    ]
  }

  var answer: Answer { Answer(camper: camper.id, reservations: reservations, blocks: blocks, entries: entries) }

  static func replay(_ answer: Answer, from store: Store) throws -> Forgotten {
    guard let camper = try CamperTable(store: store).current(answer.camper) else {
      throw StoreError.corrupt("a key's answer names camper \(answer.camper), who is not there")
    }
    // The process that forgot may have been killed before it rewrote the file.
    store.rewriteWhenCommitted()
    return Forgotten(
      camper: camper, reservations: answer.reservations, blocks: answer.blocks, entries: answer.entries)
  }
}
