import Persistence

/// Keeps the reservations of one import, row by row.
final class ReservationRows {
  let importer: ReservationImporter
  let run: TableImport<ReservationRow>
  let currency: Currency
  /// The source that the request names.
  private let source: String?
  let sites: SiteFinder
  /// The stays of people who were forgotten, by the digests of their numbers.
  private let erasedRefs: [String: ReservationID]
  private let erasures: [ErasedKey]
  var journal: Journal { importer.journal }

  init(importer: ReservationImporter, run: TableImport<ReservationRow>, source: String?) throws {
    self.importer = importer
    self.run = run
    self.source = source
    let store = importer.journal.store
    (currency, sites, erasedRefs) = try store.read {
      (
        try SettingsTable(store: store).settings().currency, SiteFinder(try CampSiteTable(store: store).all()),
        try importer.table.erasedRefs()
      )
    }
    erasures = Set(erasedRefs.keys.map { ErasedKey(of: $0).salt }).sorted().map { ErasedKey(salt: $0) }
  }

  func keep(_ row: ReservationRow, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    let row = withSource(row)
    guard let site = sites.site(row.site ?? "", loop: row.loop) else { throw refused(line, "site", .noSite) }
    if row.status == .closed {
      try requireNoMoney(row, line)
      return try block(row, on: site, &entry)
    }
    let digest = run.reader.digest(line)
    let before = try former(row, on: site)
    try requireFirst(row, on: site, line)
    if before == nil { try requireNoOtherSource(row, on: site, line) }
    if let before, before.imported == digest { return .unchanged }
    if let before, try takeNumber(row, before, line, &entry) { return .updated }
    var wanted = try draft(of: row, on: site, line)
    wanted.imported = digest
    guard let before else {
      try note(add(wanted, row, on: site, &entry), row, wanted, entry)
      return .added
    }
    try update(before, to: wanted, row, line, &entry)
    try note(before.id, row, wanted, entry)
    return .updated
  }

  /// The reservation of a row; throws ``RefusedRow`` with the problems of its values.
  private func draft(of row: ReservationRow, on site: CampSite, _ line: TableRow) throws -> Reservation {
    var problems: Problems = []
    let wanted = try draft(of: row, on: site, &problems)
    guard problems.isEmpty else {
      throw RefusedRow(cells: problems.map { run.reader.refusal(line, $0.0, $0.1) })
    }
    return wanted
  }

  /// Notes the rules that a stay breaks, and a total that is not charged.
  private func note(
    _ id: ReservationID?, _ row: ReservationRow, _ wanted: Reservation, _ entry: JournalEntry
  ) throws {
    run.note(try importer.reservations.agreedElsewhere(entry.changes))
    guard let id, let total = uncharged(row, as: wanted.status) else { return }
    run.note(UnchargedTotal(reservation: id, status: wanted.status, total: total))
  }

  /// The row with the source that the request names, or the common one for a number.
  func withSource(_ row: ReservationRow) -> ReservationRow {
    var row = row
    if let source { row.source = source }
    if row.ref != nil { row.source = row.source ?? run.reader.plan.layout?.source ?? "import" }
    return row
  }

  /// Throws for the price of a closed site, which would be lost.
  private func requireNoMoney(_ row: ReservationRow, _ line: TableRow) throws {
    for (column, amount) in [("total", row.total), ("paid", row.paid)] {
      if let amount, amount != .zero, amount.description.contains(where: { "1"..."9" ~= $0 }) {
        throw refused(line, column, .contradiction(amount.description, other: "closed"))
      }
    }
  }

  func refused(_ line: TableRow, _ column: String?, _ problem: CellProblem) -> RefusedRow {
    run.refused(line, column, problem)
  }

  /// Throws for a row whose reservation an earlier row of the file has.
  private func requireFirst(_ row: ReservationRow, on site: CampSite, _ line: TableRow) throws {
    let texts =
      row.ref.map { [$0, row.source ?? ""] } ?? [
        site.siteNumber.text, row.person.fullName ?? "", row.person.phone ?? "",
      ]
    let identity = texts + (row.ref == nil ? ["\(String(describing: row.stay))"] : [])
    if let first = run.earlierRow(of: identity, line) {
      throw refused(line, row.ref == nil ? nil : "ref", .repeated(row: first))
    }
  }

  /// Throws for a row of a reservation that is there with its number of another source.
  private func requireNoOtherSource(_ row: ReservationRow, on site: CampSite, _ line: TableRow) throws {
    guard let ref = row.ref.map(PersonText.kept), let arrival = row.stay?.arrival else { return }
    let others = try importer.table.reservations(
      "r.arrival = \(arrival) AND r.site = \(site.id) AND r.ref = \(ref) ORDER BY r.id")
    guard let other = try others.first ?? same(as: row, on: site).first(where: { $0.isWithoutNumber }),
      let id = other.id
    else { return }
    throw refused(line, "ref", .otherSource(id.description, source: other.source ?? ""))
  }

  /// The reservation that an earlier import made of a row, or somebody here; nil when there is none.
  func former(_ row: ReservationRow, on site: CampSite) throws -> Reservation? {
    guard let ref = row.ref.map(PersonText.kept) else {
      return try same(as: row, on: site).first { $0.ref == nil || $0.imported != nil }
    }
    let source = row.source.map(PersonText.kept)
    let erased = erasures.lazy.compactMap { self.erasedRefs[$0.name(ofRef: ref, from: source)] }
    if let holder = try importer.table.holder(of: ref, from: source) ?? erased.first {
      return try importer.table.reservation(holder)
    }
    // A number that an earlier import did not read.
    return try same(as: row, on: site).first { $0.isWithoutNumber && ($0.source == nil || $0.source == source) }
  }

  /// The reservations of the row's camper with its days and its site.
  private func same(as row: ReservationRow, on site: CampSite) throws -> [Reservation] {
    guard let stay = row.stay else { return [] }
    let name = PersonText.nameKey(row.person.fullName ?? "")
    return try importer.table.reservations(
      "r.site = \(site.id) AND r.arrival = \(stay.arrival) AND r.departure = \(stay.departure) ORDER BY r.id"
    ).filter { PersonText.nameKey($0.camper.fullName) == name }
  }
}

extension Reservation {
  /// True when an import has made it that read no number of the other system.
  fileprivate var isWithoutNumber: Bool { details.ref == nil && imported != nil }
}
