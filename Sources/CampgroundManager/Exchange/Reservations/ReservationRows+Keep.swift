/// Keeping a row: a new reservation, or the changes of one.
extension ReservationRows {
  /// Returns the id of the new reservation.
  func add(
    _ wanted: Reservation, _ row: ReservationRow, on site: CampSite, _ entry: inout JournalEntry
  ) throws -> ReservationID? {
    var draft = wanted
    draft.camper = try camper(row, &entry)
    try requireFree(wanted, on: site)
    let made = try importer.reservations.writer.agree(draft, on: site, lines: lines(of: wanted, row), &entry)
    guard let id = made.id else { return nil }
    try pay(id, row, of: wanted, &entry)
    try writeOff(made, row, &entry)
    return id
  }

  /// Gives a reservation the number that its row has beside the values of the last import, whatever was changed here
  /// since; returns false when the row has others, too.
  func takeNumber(
    _ row: ReservationRow, _ before: Reservation, _ line: TableRow, _ entry: inout JournalEntry
  ) throws -> Bool {
    guard let ref = row.ref, before.ref == nil, before.imported == run.reader.digest(line, without: "ref") else {
      return false
    }
    var after = before
    (after.details.ref, after.details.source, after.imported) = (ref, row.source, run.reader.digest(line))
    after.version = before.version + 1
    var problems: [Problem] = []
    after.details.clean(&problems)
    try problems.refuse()
    try importer.table.update(before, to: after)
    try entry.changed(before, to: after)
    return true
  }

  /// Changes a reservation that nobody has changed here since the last import.
  func update(
    _ before: Reservation, to wanted: Reservation, _ row: ReservationRow, _ line: TableRow,
    _ entry: inout JournalEntry
  ) throws {
    guard let id = before.id else { return }
    guard try isAsImported(Reservation.kind, id.rawValue) else {
      throw refused(line, nil, .changedHere(id.description))
    }
    var after = wanted
    (after.id, after.version, after.sums) = (before.id, before.version + 1, before.sums)
    after.needs = row.needs.applied(to: before.needs)
    // A number stays, though a file lacks it.
    if wanted.ref == nil { (after.details.ref, after.details.source) = (before.ref, before.source) }
    after.camper = try camper(before.camper, row, line, &entry)
    _ = try importer.reservations.writer.agree(before, to: after, lines: lines(of: wanted, row), &entry)
    try pay(id, row, of: wanted, &entry)
  }

  /// Blocks the nights of a row without a camper; the same block again is none.
  func block(_ row: ReservationRow, on site: CampSite, _ entry: inout JournalEntry) throws -> RowOutcome {
    guard let stay = row.stay else { return .unchanged }
    var filter = BlockFilter()
    (filter.site, filter.from, filter.before) = (site.siteNumber, stay.arrival, stay.departure)
    let same = try importer.blocks.blocks(filter)
    if same.contains(where: { $0.from == stay.arrival && $0.before == stay.departure }) { return .unchanged }
    var problems: [Problem] = []
    let reason = PersonText.reason(row.notes ?? row.person.fullName ?? "closed", field: "notes", &problems)
    try problems.refuse()
    if same.count == 1, same[0].reason == reason, same[0].displacedNights.isEmpty,
      try isAsImported(Block.kind, same[0].journalNumber)
    {
      try change(same[0], to: stay, &entry)
      return .updated
    }
    let block = try importer.blocks.insert(
      Block(
        id: BlockID(rawValue: 0), version: 1, site: site.siteNumber, from: stay.arrival, before: stay.departure,
        reason: reason))
    try entry.created(block)
    return .added
  }

  /// Gives a block of an earlier import the days that it has now.
  private func change(_ block: Block, to stay: Stay, _ entry: inout JournalEntry) throws {
    var after = block
    (after.from, after.before, after.version) = (stay.arrival, stay.departure, block.version + 1)
    try importer.blocks.update(after)
    try entry.changed(block, to: after)
  }

  func requireFree(_ wanted: Reservation, on site: CampSite) throws {
    guard !wanted.nights.isEmpty, let stay = Stay(arrival: wanted.arrival, departure: wanted.departure),
      let conflict = try importer.table.nights.conflict(on: site, stay)
    else { return }
    throw CampingError(.nightsTaken, [.nights(.taken(conflict))], conflict: conflict)
  }

  /// True when all changes of a thing are imports'.
  private func isAsImported(_ kind: String, _ number: Int64) throws -> Bool {
    let names = ["import-reservation", "import-camper"]
    // Entries that were undone, and their undoing, do not count.
    let history = try JournalTable(store: journal.store).history(of: kind, number)
    return !history.isEmpty && history.allSatisfy { names.contains($0.command) }
  }
}

/// The camper of a row.
extension ReservationRows {
  /// The camper of the same name and number, or a new one.
  private func camper(_ row: ReservationRow, _ entry: inout JournalEntry) throws -> Camper {
    var problems: [Problem] = []
    if row.person.phone == nil, let named = try importer.campers.withoutPhone(like: edits(of: row)) { return named }
    let record =
      row.person.phone == nil
      ? edits(of: row).applied(to: .unkept, &problems) : try importer.campers.caller(edits(of: row), &problems)
    try problems.refuse()
    let kept = try importer.campers.keepingCaller(record)
    if kept.id != record.id { try entry.created(kept) }
    return kept
  }

  /// The camper of a reservation with the values of the row, unless somebody has changed them here.
  private func camper(
    _ before: Camper, _ row: ReservationRow, _ line: TableRow, _ entry: inout JournalEntry
  ) throws -> Camper {
    var problems: [Problem] = []
    var after = edits(of: row, besides: before).applied(to: before, &problems)
    try problems.refuse()
    guard after != before else { return before }
    guard try isAsImported(Camper.kind, before.id.rawValue) else {
      throw refused(line, "camper", .changedHere(before.id.description))
    }
    after.version += 1
    try importer.campers.campers.update(after)
    try entry.changed(before, to: after)
    return after
  }

  /// The values that the row has; a row without a phone number keeps the known one.
  private func edits(of row: ReservationRow, besides known: Camper? = nil) -> CamperEdits {
    var edits = row.person.edits
    if known == nil, edits.phone == nil { edits.phone = Camper.noPhoneNumber }
    return edits
  }
}
