import Persistence

/// The rows of blocks; the nights they hold are the night table's.
struct BlockTable {
  let store: Store
  let nights: NightTable

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    nights = NightTable(store: store, clock: clock)
  }

  private static let columns = Block.columns(of: "block")
  private static let insertion = Block.insertion(into: "block")
  private static let tables: SQL = "block JOIN camp_site AS site ON site.id = block.site"

  /// The blocks of a condition, in the order that it ends with, with the nights that they have displaced.
  private func blocks(where condition: SQL) throws -> [Block] {
    var found = try store.rows("SELECT \(Self.columns) FROM \(Self.tables) WHERE \(condition)", Block.readRow)
    let displaced = try displacedNights(of: found.map(\.id))
    for place in found.indices { found[place].displacedNights = displaced[found[place].id] ?? [] }
    return found
  }

  private func displacedNights(of ids: [BlockID]) throws -> [BlockID: [DisplacedNight]] {
    var nights: [BlockID: [DisplacedNight]] = [:]
    for some in Slices.of(ids) {
      try store.forEach(
        """
        SELECT block, reservation, night, \(NightPrice.columns) FROM displaced_night
        WHERE \(SQL("block", isOneOf: some)) ORDER BY night
        """
      ) {
        nights[try $0[0], default: []].append(
          try DisplacedNight(reservation: $0[1], night: $0[2], price: NightPrice.ifAny($0, at: 3)))
      }
    }
    return nights
  }

  func block(_ id: BlockID) throws -> Block? {
    store.expect([{ _ = try displacedNights(of: [id]) }])
    return try blocks(where: "block.id = \(id)").first
  }

  /// Some blocks, oldest first.
  func blocks(_ ids: [BlockID]) throws -> [Block] {
    try Slices.of(ids).flatMap { try blocks(where: "\(SQL("block.id", isOneOf: $0)) ORDER BY block.id") }
  }

  /// The blocks that pass the filter, by their first night, then site, then id.
  func blocks(_ filter: BlockFilter) throws -> [Block] {
    var parts: [SQL] = ["1 = 1"]
    if let site = filter.site { parts.append(CampSiteTable.isNumbered(site)) }
    if let from = filter.from { parts.append("block.departure > \(from)") }
    if let before = filter.before { parts.append("block.arrival < \(before)") }
    return try blocks(
      where: "\(SQL.joined(parts, by: " AND ")) ORDER BY block.arrival, site.order_key, site.number, block.id")
  }

  /// Stores a new block; throws ``CampingError`` naming who holds one of its nights.
  func insert(_ block: Block) throws -> Block {
    try nights.requireFree([block.segment])
    return try put(block)
  }

  /// Stores a changed block; throws ``CampingError`` naming who holds one of the nights that it has now.
  func update(_ block: Block) throws {
    try release(block.journalNumber)
    try nights.requireFree([block.segment])
    try restore(block, as: block.journalNumber)
  }

  /// Stores a new block, or a former one under its old id, and takes its nights, which are free.
  func put(_ block: Block, as old: BlockID? = nil) throws -> Block {
    var kept = block
    kept.id = BlockID(
      rawValue: try store.insert(into: "block", under: old?.rawValue) {
        SQL(Self.insertion, block.insertValues(under: $0))
      })
    try nights.take(kept.segment, for: kept.id)
    for displaced in kept.displacedNights {
      try store.execute(
        """
        INSERT INTO displaced_night (block, night, reservation, \(NightPrice.columns))
        VALUES (\(kept.id), \(displaced.night), \(displaced.reservation), \(displaced.price?.values ?? NightPrice.none))
        """)
    }
    return kept
  }
}
