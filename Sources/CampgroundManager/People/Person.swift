import Persistence

/// Everything about one person: the records, the things that belong to them, and the journal's entries about them.
struct Person {
  let id: CamperID
  /// The camper, and those who were merged into it.
  let campers: [Camper]
  var reservations: [Reservation] = []
  var waits: [WaitlistEntry] = []
  /// Reservations that an undo removed; the journal still has their images.
  private(set) var undoneReservations: [ReservationID] = []
  /// The reservations that had another camper, too, each with those others: they got it from the person, or gave it.
  private(set) var others: [ReservationID: Set<CamperID>] = [:]
  /// The entries on the accounts of all of these reservations.
  private(set) var ledger: [LedgerID] = []
  /// The journal's entries that changed one of these things.
  private(set) var entries: Set<EntryID> = []
  /// The entries that changed a reservation of the person's while it was another camper's.
  private(set) var entriesOfOthers: Set<EntryID> = []
  /// All names that the records ever had.
  private(set) var names = PersonNames()

  /// Everything of the person in the journal, by kind and number.
  var things: [(kind: String, number: Int64)] {
    campers.map { (Camper.kind, $0.journalNumber) } + reservations.map { (Reservation.kind, $0.journalNumber) }
      + (undoneReservations + formerReservations).map { (Reservation.kind, $0.rawValue) }
      + waits.map { (WaitlistEntry.kind, $0.journalNumber) } + ledger.map { (LedgerEntry.kind, $0.rawValue) }
  }

  /// The reservations that are another camper's by now.
  var formerReservations: [ReservationID] {
    let own = Set(reservations.compactMap(\.id) + undoneReservations)
    return others.keys.filter { !own.contains($0) }.sorted()
  }

  /// Finds the journal's entries about the person.
  mutating func readJournal(in store: Store) throws {
    try readUndoneReservations(in: store)
    try readHandedOver(in: store)
    for camper in campers {
      add(camper)
      let images = try store.rows(
        "SELECT coalesce(before, after), coalesce(after, before) FROM change WHERE kind = \(Camper.kind) AND thing = \(camper.id)"
      ) { try [$0[0] as String, $0[1] as String] }
      for image in images.joined() { add(try CamperTable.image(image)) }
    }
    ledger = try ledgerEntries(in: LedgerTable(store: store)).map(\.id)
    for (kind, number) in things {
      let images = try store.rows(
        "SELECT command, coalesce(after, before) FROM change WHERE kind = \(kind) AND thing = \(number)"
      ) { (entry: try $0[0] as EntryID, image: try $0[1] as String) }
      let others = kind == Reservation.kind ? others[ReservationID(rawValue: number)] ?? [] : []
      for (entry, image) in images {
        if !others.isEmpty, Self.isOf(others, image) {
          entriesOfOthers.insert(entry)
        } else {
          entries.insert(entry)
          if kind == Reservation.kind { addPlates(of: image) }
        }
      }
    }
    entries.formUnion(try importsOfRows(in: store))
  }

  /// The imports of tables with rows about the person, which have entries of their own.
  private func importsOfRows(in store: Store) throws -> [EntryID] {
    let imports = try store.rows(
      "SELECT id, batch FROM command WHERE name IN ('import-campers', 'import-reservations') AND batch IS NOT NULL"
    ) { (id: try $0[0] as EntryID, batch: try $0[1] as EntryID) }
    if imports.isEmpty { return [] }
    let batches = try entries.map { entry in
      try store.value("SELECT coalesce(batch, 0) FROM command WHERE id = \(entry)", as: EntryID.self)
    }
    return imports.filter { batches.contains($0.batch) }.map(\.id)
  }

  private mutating func readUndoneReservations(in store: Store) throws {
    let ids = Set(campers.map(\.id))
    let images = try ChangeImages.all(
      in: store, "kind = \(Reservation.kind) AND thing NOT IN (SELECT id FROM reservation) ORDER BY id")
    for images in images where !undoneReservations.contains(ReservationID(rawValue: images.thing)) {
      let isTheirs = [images.before, images.after].contains { image in
        image.flatMap { try? ReservationTable.image($0) }.map { ids.contains($0.camper.id) } ?? false
      }
      if isTheirs { undoneReservations.append(ReservationID(rawValue: images.thing)) }
    }
  }

  /// Finds the reservations that got another camper by a change of theirs alone.
  private mutating func readHandedOver(in store: Store) throws {
    let ids = Set(campers.map(\.id))
    let named = campers.map { camper -> SQL in
      let name = "%\"camper\":\"\(camper.id)\"%"
      return "change.before LIKE \(name) OR change.after LIKE \(name)"
    }
    let rows = try store.rows(
      """
      SELECT change.thing, change.before, change.after FROM change JOIN command ON command.id = change.command
      WHERE command.name IN ('change', 'import-ical') AND change.kind = \(Reservation.kind)
        AND change.before IS NOT NULL AND change.after IS NOT NULL AND (\(SQL.joined(named, by: " OR "))) ORDER BY change.id
      """
    ) { (number: try $0[0] as Int64, images: try [$0[1] as String, $0[2] as String]) }
    for row in rows {
      let both = Set(row.images.compactMap { try? ReservationTable.image($0).camper.id })
      guard both.count == 2, !both.isDisjoint(with: ids), !both.isSubset(of: ids) else { continue }
      others[ReservationID(rawValue: row.number), default: []].formUnion(both.subtracting(ids))
    }
  }

  /// True for the image of a reservation of one of these campers.
  static func isOf(_ others: Set<CamperID>, _ image: String) -> Bool {
    (try? ReservationTable.image(image)).map { others.contains($0.camper.id) } ?? false
  }

  private mutating func add(_ camper: Camper) {
    guard !camper.isForgotten else { return }
    names.add(name: camper.fullName, phones: camper.phones, mail: camper.email)
  }

  private mutating func addPlates(of image: String) {
    if let plates = try? ReservationTable.image(image).party.plates { names.add(plates: plates) }
  }
}
