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
    let records = try ChangeImages.all(in: store, of: Camper.kind, campers.map(\.journalNumber))
    for camper in campers {
      add(camper)
      for record in records where record.thing == camper.journalNumber {
        for image in [record.before, record.after].compactMap(\.self) { add(try CamperTable.image(image)) }
      }
    }
    ledger = try ledgerEntries(in: LedgerTable(store: store)).map(\.id)
    let kinds = Dictionary(grouping: things, by: \.kind).mapValues { $0.map(\.number) }.sorted { $0.key < $1.key }
    store.expect(kinds.map { kind, numbers in { _ = try ChangeImages.all(in: store, of: kind, numbers) } })
    for (kind, numbers) in kinds {
      for change in try ChangeImages.all(in: store, of: kind, numbers) { add(change, of: kind) }
    }
    entries.formUnion(try importsOfRows(in: store))
  }

  private mutating func add(_ change: ChangeImages, of kind: String) {
    let image = kind == Reservation.kind ? change.after ?? change.before : nil
    let others = others[ReservationID(rawValue: change.thing)] ?? []
    if let image, !others.isEmpty, Self.isOf(others, image) {
      entriesOfOthers.insert(change.entry)
    } else {
      entries.insert(change.entry)
      if let image { addPlates(of: image) }
    }
  }

  /// The imports of tables with rows about the person, which have entries of their own.
  private func importsOfRows(in store: Store) throws -> [EntryID] {
    let imports = try store.rows(
      "SELECT id, batch FROM command WHERE name IN ('import-campers', 'import-reservations') AND batch IS NOT NULL"
    ) { (id: try $0[0] as EntryID, batch: try $0[1] as EntryID) }
    if imports.isEmpty { return [] }
    let batches = try Slices.of(entries.sorted()).flatMap { some in
      try store.rows("SELECT batch FROM command WHERE batch IS NOT NULL AND \(SQL("id", isOneOf: some))") {
        try $0[0] as EntryID
      }
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
