import Persistence

/// Nights that are not for sale.
extension NightTable {
  /// Takes nights for a block, ascending; throws ``CampingError`` naming who holds one of them.
  func take(_ segment: Segment, for block: BlockID) throws {
    if let conflict = try conflict(on: segment) {
      throw CampingError(.nightsTaken, [.nights(.taken(conflict))], conflict: conflict)
    }
    for night in segment.arrival..<segment.departure {
      try store.execute(
        """
        INSERT INTO night (site, night, block)
        VALUES ((SELECT id FROM camp_site WHERE number = \(segment.site)), \(night), \(block))
        """)
    }
  }

  /// The number of these nights that blocks hold.
  func blocked(on site: CampSite, _ stay: Stay) throws -> Int {
    try store.value(
      """
      SELECT count(*) FROM night
      WHERE site = \(site.id) AND night >= \(stay.arrival) AND night < \(stay.departure) AND block IS NOT NULL
      """, as: Int.self) ?? 0
  }

  /// Gives back all nights of a block.
  func release(_ block: BlockID) throws {
    try store.execute("DELETE FROM night WHERE block = \(block)")
  }
}
