import Persistence

/// Overwrites the words about a person in the journal and the keys; actors and times stay (domain rules R24, R25).
struct PersonEraser {
  let store: Store
  let person: Person
  /// The names that keys get.
  let keys: ErasedKey

  /// The kinds of things that may tell of a person.
  private static var kinds: [any JournaledTable.Type] {
    [CamperTable.self, ReservationTable.self, WaitlistTable.self, LedgerTable.self]
  }

  /// Overwrites the images, requests and keys of the entries before the one that does it.
  func eraseJournal(before last: EntryID) throws {
    for table in Self.kinds { try eraseImages(of: table) }
    try eraseLedger()
    try eraseWhatMergingCopied()
    for some in Slices.of(person.entries.filter { $0 < last }.sorted()) {
      let mark = ErasureMark.of(person.id)
      try store.execute("UPDATE command SET request = \(mark) WHERE \(SQL("id", isOneOf: some))")
    }
    try eraseKeys(before: last)
  }

  private func eraseImages<Table: JournaledTable>(of table: Table.Type) throws {
    let numbers = person.things.filter { $0.kind == Table.kind }.map(\.number)
    for image in try ChangeImages.all(in: store, of: Table.kind, numbers) {
      let others = Table.kind == Reservation.kind ? person.others[ReservationID(rawValue: image.thing)] ?? [] : []
      // An unreadable image may contain anything.
      try image.overwrite(in: store) { text in
        ErasureMark.isMark(text) || Person.isOf(others, text)
          ? text : (try? Table.image(text).forgetting().imageText) ?? ErasureMark.of(person.id)
      }
    }
  }

  /// Overwrites the words of people on the person's accounts; amounts and days stay.
  private func eraseLedger() throws {
    for entry in try person.ledgerEntries(in: LedgerTable(store: store)) {
      try LedgerTable.overwrite(entry, by: entry.forgetting(), as: entry.journalNumber, in: store)
    }
  }
}

extension Person {
  /// The entries on the accounts of all of the person's reservations, those that an undo removed included, and those of
  /// other accounts that gave money to one of them or got it from there: both sides of a transfer have its reason.
  func ledgerEntries(in table: LedgerTable) throws -> [LedgerEntry] {
    let ids = reservations.compactMap(\.id) + undoneReservations
    let entries = try table.entries(of: ids)
    let own = ids.flatMap { entries[$0] ?? [] }
    let names = Set(ids.map(\.description))
    let others = Set(own.filter { $0.kind == .transfer }.compactMap { ReservationID($0.name) }).subtracting(ids)
    let theirs = try table.entries(of: others.sorted())
    return own
      + others.sorted().flatMap { theirs[$0] ?? [] }.filter { $0.kind == .transfer && names.contains($0.name) }
  }
}
