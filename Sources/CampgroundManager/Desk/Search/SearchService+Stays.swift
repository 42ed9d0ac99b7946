import Persistence

/// Reservations by their own texts, and by what people wrote on their accounts.
extension SearchService {
  // Made once: a statement is known again by the object.
  private static let stayColumns = Reservation.columns(of: "r")
  private static let blockColumns = Block.columns(of: "block")

  func stays(_ search: SearchText) throws -> [Finding] {
    // In the order of the index each stay would be looked up; the sum lets the engine go through the table.
    var found: [ReservationID: FoundText] = [:]
    try store.forEach(
      """
      SELECT \(Self.stayColumns) FROM reservation AS r JOIN camp_site AS site ON site.id = r.site
      WHERE \(Reservation.mayHave(search, in: "r")) ORDER BY r.departure + 0 DESC, r.id DESC
      """
    ) { row in
      if found.count == Self.limit { return }
      let stay = try Reservation.readRow(row)
      if let id = stay.id, let text = stay.found(search) { found[id] = text }
    }
    return try findings(found)
  }

  /// The stays and sales with memos and items on their accounts; words that campctl writes itself do not count.
  func accounts(_ search: SearchText) throws -> [Finding] {
    var found: [ReservationID: FoundText] = [:]
    var sales: [LedgerID: FoundText] = [:]
    try store.forEach(
      """
      SELECT \(LedgerTable.columns) FROM ledger WHERE may_contain(\(search.probe), memo, name) ORDER BY id DESC
      """
    ) { row in
      let entry = try LedgerEntry.readRow(row)
      guard found.count + sales.count < Self.limit, let text = entry.found(byHand: search) else { return }
      if let reservation = entry.reservation {
        found[reservation] = text
      } else {
        sales[entry.sale ?? entry.id] = text
      }
    }
    return try findings(found)
      + sales.sorted { $0.key < $1.key }.map { Finding(thing: .sale($0.key), found: $0.value) }
  }

  private func findings(_ found: [ReservationID: FoundText]) throws -> [Finding] {
    try stays("r.id", found.keys.sorted()).compactMap { stay in
      stay.id.flatMap { found[$0] }.map { Finding(thing: .reservation(stay), found: $0) }
    }
  }
}

extension LedgerEntry {
  fileprivate func found(byHand search: SearchText) -> FoundText? {
    if isByHand, let memo, search.isIn(memo) { return FoundText(name: "memo", text: memo) }
    return item == .other && search.isIn(name) ? FoundText(name: "item", text: name) : nil
  }
}

/// Sites and blocks by their texts; items by their name.
extension SearchService {
  func sites(_ search: SearchText) throws -> [Finding] {
    try CampSiteTable(store: store).all(where: CampSite.mayHave(search, in: "site")).compactMap { site in
      site.found(search).map { Finding(thing: .site(site), found: $0) }
    }
  }

  func blocks(_ search: SearchText) throws -> [Finding] {
    try store.rows(
      """
      SELECT \(Self.blockColumns) FROM block JOIN camp_site AS site ON site.id = block.site
      WHERE \(Block.mayHave(search, in: "block")) ORDER BY block.departure DESC, block.id DESC
      """, Block.readRow
    ).compactMap { block in block.found(search).map { Finding(thing: .block(block), found: $0) } }
  }

  func items(_ search: SearchText) throws -> [Finding] {
    try store.rows("SELECT name FROM item ORDER BY id") { try $0[0] as String }.filter { search.isIn($0) }.map { name in
      Finding(thing: .item(name), found: FoundText(name: "name", text: name))
    }
  }
}
