import Persistence

/// Nights that are not for sale.
extension NightTable {
  /// Takes free nights for a block, ascending.
  func take(_ segment: Segment, for block: BlockID) throws {
    for night in segment.arrival..<segment.departure {
      try store.execute(
        """
        INSERT INTO night (site, night, block)
        VALUES ((SELECT id FROM camp_site WHERE number = \(segment.site)), \(night), \(block))
        """)
    }
  }

  /// The number of these nights that blocks hold, by the sites' ids.
  func blocked(on sites: [CampSite], _ stay: Stay) throws -> [Int64: Int] {
    var counts: [Int64: Int] = [:]
    for some in Slices.of(sites.map(\.id)) {
      try store.forEach(
        """
        SELECT site, count(*) FROM night WHERE \(SQL("site", isOneOf: some))
          AND night >= \(stay.arrival) AND night < \(stay.departure) AND block IS NOT NULL
        GROUP BY site
        """
      ) { counts[try $0[0]] = try $0[1] }
    }
    return counts
  }

  /// Gives back all nights of a block.
  func release(_ block: BlockID) throws {
    try store.execute("DELETE FROM night WHERE block = \(block)")
  }
}
