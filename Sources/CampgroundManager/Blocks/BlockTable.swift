import Persistence

/// The rows of blocks; the nights they hold are the night table's.
struct BlockTable {
  let store: Store
  let nights: NightTable

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    nights = NightTable(store: store, clock: clock)
  }

  private static let columns: SQL = """
    block.id, block.version, site.number, block.arrival, block.departure, block.reason
    """
  private static let tables: SQL = "block JOIN camp_site AS site ON site.id = block.site"

  private func block(_ row: Row) throws -> Block {
    let id: BlockID = try row[0]
    return try Block(
      id: id, version: row.version(1), site: row[2], from: row[3], before: row[4], reason: row[5],
      displacedNights: displacedNights(of: id))
  }

  private func displacedNights(of id: BlockID) throws -> [DisplacedNight] {
    try store.rows(
      "SELECT reservation, night, \(NightPrice.columns) FROM displaced_night WHERE block = \(id) ORDER BY night"
    ) {
      try DisplacedNight(reservation: $0[0], night: $0[1], price: NightPrice($0, at: 2))
    }
  }

  func block(_ id: BlockID) throws -> Block? {
    try store.first("SELECT \(Self.columns) FROM \(Self.tables) WHERE block.id = \(id)", block)
  }

  /// Those that pass the filter, by their first night, then site, then id.
  func blocks(_ filter: BlockFilter) throws -> [Block] {
    var parts: [SQL] = ["1 = 1"]
    if let site = filter.site { parts.append("site.number = \(site)") }
    if let from = filter.from { parts.append("block.departure > \(from)") }
    if let before = filter.before { parts.append("block.arrival < \(before)") }
    return try store.rows(
      """
      SELECT \(Self.columns) FROM \(Self.tables) WHERE \(SQL.joined(parts, by: " AND "))
      ORDER BY block.arrival, site.order_key, site.number, block.id
      """, block)
  }

  /// Keeps a new block and takes its nights, which must be free.
  func insert(
    _ stay: Stay, on site: CampSite, reason: String, displacing displaced: [DisplacedNight]
  ) throws -> Block {
    let number = try store.insert(
      """
      INSERT INTO block (version, site, arrival, departure, reason)
      VALUES (1, \(site.id), \(stay.arrival), \(stay.departure), \(reason))
      """)
    let block = Block(
      id: BlockID(rawValue: number), version: 1, site: site.siteNumber, from: stay.arrival, before: stay.departure,
      reason: reason, displacedNights: displaced)
    try takeNights(of: block)
    return block
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
