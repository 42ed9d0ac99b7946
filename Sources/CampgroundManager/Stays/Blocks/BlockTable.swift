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

  private func block(_ row: Row) throws -> Block {
    var block = try Block.readRow(row)
    block.displacedNights = try displacedNights(of: block.id)
    return block
  }

  private func displacedNights(of id: BlockID) throws -> [DisplacedNight] {
    try store.rows(
      "SELECT reservation, night, \(NightPrice.columns) FROM displaced_night WHERE block = \(id) ORDER BY night"
    ) {
      try DisplacedNight(reservation: $0[0], night: $0[1], price: NightPrice.ifAny($0, at: 2))
    }
  }

  func block(_ id: BlockID) throws -> Block? {
    try store.first("SELECT \(Self.columns) FROM \(Self.tables) WHERE block.id = \(id)", block)
  }

  /// The blocks that pass the filter, by their first night, then site, then id.
  func blocks(_ filter: BlockFilter) throws -> [Block] {
    var parts: [SQL] = ["1 = 1"]
    if let site = filter.site { parts.append(CampSiteTable.isNumbered(site)) }
    if let from = filter.from { parts.append("block.departure > \(from)") }
    if let before = filter.before { parts.append("block.arrival < \(before)") }
    return try store.rows(
      """
      SELECT \(Self.columns) FROM \(Self.tables) WHERE \(SQL.joined(parts, by: " AND "))
      ORDER BY block.arrival, site.order_key, site.number, block.id
      """, block)
  }

  /// Stores a new block, or a former one under its old id, and takes its nights, which must be free.
  func insert(_ block: Block, as old: BlockID? = nil) throws -> Block {
    var kept = block
    kept.id = BlockID(
      rawValue: try store.insert(into: "block", under: old?.rawValue) {
        SQL(Self.insertion, block.insertValues(under: $0))
      })
    try takeNights(of: kept)
    return kept
  }

  /// Takes a block's nights; throws ``CampingError`` naming who holds one of them.
  func takeNights(of block: Block) throws {
    try nights.take(Segment(site: block.site, arrival: block.from, departure: block.before), for: block.id)
    for displaced in block.displacedNights {
      try store.execute(
        """
        INSERT INTO displaced_night (block, night, reservation, \(NightPrice.columns))
        VALUES (\(block.id), \(displaced.night), \(displaced.reservation), \(displaced.price?.values ?? NightPrice.none))
        """)
    }
  }
}
