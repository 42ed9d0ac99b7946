import Persistence

/// Everything about one person: the records, the things that belong to them, and the journal's entries about them.
struct Person {
  let id: CamperID
  /// The camper, and those who were merged into it.
  let campers: [Camper]
  var reservations: [Reservation] = []
  var waits: [WaitlistEntry] = []
  /// The stays that are another camper's by now.
  var formerStays: [Reservation] = []
  /// Reservations that an undo removed; the journal still has their images.
  private(set) var undoneReservations: [ReservationID] = []
  /// The reservations that had another camper, too, each with those others: they got it from the person, or gave it.
  private(set) var others: [ReservationID: Set<CamperID>] = [:]
  /// The entries on the accounts of all of these reservations.
  private(set) var ledger: [LedgerEntry] = []
  /// The images of all of these things, by their kinds.
  private(set) var images: [String: [ChangeImages]] = [:]
  /// The images of records while they were merged with one of the person's, each with whether it is its record's newest.
  private(set) var imagesOfMerging: [(change: ChangeImages, isNewest: Bool)] = []
  /// The journal's entries that changed one of these things.
  private(set) var entries: Set<EntryID> = []
  /// The entries that changed a reservation of the person's while it was another camper's.
  private(set) var entriesOfOthers: Set<EntryID> = []
  /// All names that the records ever had.
  private(set) var names = PersonNames()

  /// The same with the stays that were the person's, and are not.
  private var things: [(kind: String, number: Int64)] {
    ownThings + (undoneReservations + formerReservations).map { (Reservation.kind, $0.rawValue) }
  }

  /// The person's records, stays and waits, by kind and number.
  var ownThings: [(kind: String, number: Int64)] {
    campers.map { (Camper.kind, $0.journalNumber) } + reservations.map { (Reservation.kind, $0.journalNumber) }
      + waits.map { (WaitlistEntry.kind, $0.journalNumber) }
  }

  /// The reservations that are another camper's by now.
  var formerReservations: [ReservationID] {
    let own = Set(reservations.compactMap(\.id) + undoneReservations)
    return others.keys.filter { !own.contains($0) }.sorted()
  }

  /// Finds the journal's entries about the person, and their images.
  mutating func readJournal(in store: Store) throws {
    expectJournal(in: store)
    try readUndoneReservations(in: store)
    try readHandedOver(in: store)
    try readMerging(in: store)
    for camper in campers { add(camper) }
    for image in try ChangeImages.all(in: store, of: Camper.kind, campers.map(\.journalNumber)) {
      for text in [image.before, image.after].compactMap(\.self) { add(try CamperTable.image(text)) }
    }
    store.expect([{ [self] in _ = try ledgerEntries(in: LedgerTable(store: store)) }])
    try readImages(of: things, in: store)
    ledger = try ledgerEntries(in: LedgerTable(store: store))
    // They have no names of the person's that are looked for elsewhere.
    try store.ifAny { try readImages(of: ledger.map { (LedgerEntry.kind, $0.journalNumber) }, in: store) }
    entries.formUnion(try importsOfRows(in: store))
  }

  /// Expects the reads of the journal that follow from the campers alone, which travel to a server together.
  private func expectJournal(in store: Store) {
    var person = self
    let numbers = campers.map(\.journalNumber)
    store.expect([
      { try person.readUndoneReservations(in: store) }, { try person.readHandedOver(in: store) },
      { try person.readMerging(in: store) }, { _ = try ChangeImages.all(in: store, of: Camper.kind, numbers) },
    ])
  }

  private mutating func readImages(of things: [(kind: String, number: Int64)], in store: Store) throws {
    let kinds = Dictionary(grouping: things, by: \.kind).mapValues { $0.map(\.number) }.sorted { $0.key < $1.key }
    store.expect(kinds.map { kind, numbers in { _ = try ChangeImages.all(in: store, of: kind, numbers) } })
    for (kind, numbers) in kinds {
      images[kind] = try ChangeImages.all(in: store, of: kind, numbers)
      for change in images[kind] ?? [] { add(change, of: kind) }
    }
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

  /// Finds the images of the records that were merged with one of the person's, from the first entry of that to the last.
  private mutating func readMerging(in store: Store) throws {
    for camper in campers {
      let merging = try entriesOfMerging(camper.id, in: store)
      guard let first = merging.min(), let last = merging.max() else { continue }
      let records = try store.rows(
        "SELECT DISTINCT thing FROM change WHERE kind = \(Camper.kind) AND \(SQL("command", isOneOf: merging))"
      ) { try $0[0] as Int64 }
      for images in Dictionary(grouping: try ChangeImages.all(in: store, of: Camper.kind, records), by: \.thing).values
      {
        let newest = images.map(\.id).max()
        imagesOfMerging += images.filter { first...last ~= $0.entry }.map { ($0, $0.id == newest) }
      }
    }
  }

  /// The entries that merged a camper with another, and those that undid and redid them.
  private func entriesOfMerging(_ camper: CamperID, in store: Store) throws -> [EntryID] {
    try store.rows(
      """
      WITH RECURSIVE merging (id) AS (
        SELECT command.id FROM command JOIN change ON change.command = command.id
          WHERE command.name = 'merge-campers' AND change.kind = \(Camper.kind) AND change.thing = \(camper)
        UNION SELECT undoing.by FROM undoing JOIN merging ON undoing.entry = merging.id)
      SELECT id FROM merging ORDER BY id
      """
    ) { try $0[0] }
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

  /// The entries on the accounts of all of the person's reservations, those that an undo removed included, and those of
  /// other accounts that gave money to one of them or got it from there: both sides of a transfer have its reason.
  private func ledgerEntries(in table: LedgerTable) throws -> [LedgerEntry] {
    let ids = reservations.compactMap(\.id) + undoneReservations
    let entries = try table.entries(of: ids)
    let own = ids.flatMap { entries[$0] ?? [] }
    let names = Set(ids.map(\.description))
    let others = Set(own.filter { $0.kind == .transfer }.compactMap { ReservationID($0.name) }).subtracting(ids)
    let theirs = try table.entries(of: others.sorted())
    return own
      + others.sorted().flatMap { theirs[$0] ?? [] }.filter { $0.kind == .transfer && names.contains($0.name) }
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
