import Basics
import Persistence

/// Reservations by their own texts, and by what people wrote on their accounts.
extension SearchService {
  func stays(_ search: SearchText) throws -> [Finding] {
    // In the order of the index each stay would be looked up; the sum lets the engine go through the table.
    var found: [ReservationID: (Finding.FoundField, String)] = [:]
    try store.forEach(
      """
      SELECT id, plates, ref, party_group, notes, source, cancel_reason, terms FROM reservation
      WHERE may_contain(\(search.probe), plates, ref, party_group, notes, source, cancel_reason, terms)
      ORDER BY departure + 0 DESC, id DESC
      """
    ) { row in
      guard found.count < Self.limit, let place = try search.place(in: row) else { return }
      found[try row[0]] = place
    }
    return try findings(found)
  }

  /// The stays and sales with memos and items on their accounts; words that campctl writes itself do not count.
  func accounts(_ search: SearchText) throws -> [Finding] {
    var found: [ReservationID: (Finding.FoundField, String)] = [:]
    var sales: [LedgerID: (Finding.FoundField, String)] = [:]
    try store.forEach(
      """
      SELECT \(LedgerTable.columns) FROM ledger WHERE may_contain(\(search.probe), memo, name) ORDER BY id DESC
      """
    ) { row in
      let entry = try LedgerEntry.readRow(row)
      guard found.count + sales.count < Self.limit, let place = search.place(in: entry) else { return }
      if let reservation = entry.reservation {
        found[reservation] = place
      } else {
        sales[entry.sale ?? entry.id] = place
      }
    }
    return try findings(found)
      + sales.sorted { $0.key < $1.key }.map { Finding(thing: .sale($0.key), place: $0.value.0, text: $0.value.1) }
  }

  private func findings(_ found: [ReservationID: (Finding.FoundField, String)]) throws -> [Finding] {
    try stays("r.id", found.keys.sorted()).compactMap { stay in
      stay.id.flatMap { found[$0] }.map { Finding(thing: .reservation(stay), place: $0.0, text: $0.1) }
    }
  }
}

extension SearchText {
  typealias Found = (Finding.FoundField, String)

  fileprivate func place(in row: Row) throws -> Found? {
    for (place, column) in [(Finding.FoundField.plates, 1), (.ref, 2)] {
      let text: String? = try row[column]
      if isInPlates(text) { return (place, text ?? "") }
    }
    let texts: [(Finding.FoundField, String?)] = [
      (.group, try row[3]), (.notes, try row[4]), (.source, try row[5]), (.cancelReason, try row[6]),
    ]
    if let found = texts.first(where: { isIn($0.1) }) { return (found.0, found.1 ?? "") }
    return try (row[7] as String?).map(AgreedTerms.read(image:)).flatMap(place)
  }

  private func place(in terms: AgreedTerms) -> Found? {
    if let pass = terms.pass, isInPlates(pass) { return (.pass, pass) }
    let reasons = [terms.nightlyReason] + terms.discounts.map(\.because)
    if let reason = reasons.compactMap(\.self).first(where: isIn) { return (.because, reason) }
    return terms.certificate.flatMap { isIn($0) ? (.taxExempt, $0) : nil }
  }

  fileprivate func place(in entry: LedgerEntry) -> Found? {
    if entry.isByHand, let memo = entry.memo, isIn(memo) { return (.memo, memo) }
    return entry.item == .other && isIn(entry.name) ? (.item, entry.name) : nil
  }
}

/// Blocks by their reason, calendar and number there; items by their name.
extension SearchService {
  func blocks(_ search: SearchText) throws -> [Finding] {
    var found: [Finding] = []
    try store.forEach(
      """
      SELECT block.id, camp_site.number, block.arrival, block.departure, block.reason, block.feed, block.ref
      FROM block JOIN camp_site ON camp_site.id = block.site
      WHERE may_contain(\(search.probe), block.reason, block.feed, block.ref) ORDER BY block.departure DESC, block.id DESC
      """
    ) { row in
      let texts: [(Finding.FoundField, String?)] = [(.reason, try row[4]), (.feed, try row[5]), (.ref, try row[6])]
      guard found.count < Self.limit, let text = texts.first(where: { search.isIn($0.1) }) else { return }
      let days = try LookUpService.days(row, at: 2)
      found.append(Finding(thing: .block(try row[0], try row[1], days), place: text.0, text: text.1 ?? ""))
    }
    return found
  }

  func items(_ search: SearchText) throws -> [Finding] {
    try store.rows("SELECT name FROM item ORDER BY id") { try $0[0] as String }.filter(search.isIn).map { name in
      Finding(thing: .item(name), place: .name, text: name)
    }
  }
}
