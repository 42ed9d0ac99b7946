import CampgroundManager

extension TestCampground {
  /// Takes nights of a site out of sale, by rows alone.
  public func block(_ site: CampSite, _ days: Range<Day>) throws {
    let store = campground.store
    try store.write {
      let block: BlockID = try store.insert(
        """
        INSERT INTO block (version, site, arrival, departure, reason)
        VALUES (1, \(site.id), \(days.lowerBound), \(days.upperBound), \("new gravel")) RETURNING id
        """)
      for night in days {
        try store.execute(
          "INSERT INTO night (site, night, block) VALUES (\(site.id), \(night), \(block))")
      }
    }
  }
}
