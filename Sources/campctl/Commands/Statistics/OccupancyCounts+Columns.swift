import CampgroundManager

extension OccupancyCounts: StatisticsColumns {
  static var columns: [TextColumn] {
    [.right("SITE-NIGHTS"), .right("BLOCKED"), .right("OCCUPIED"), .right("OCCUPANCY")]
  }

  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("siteNights", siteNights)
    fields.field("blocked", blocked)
    fields.field("occupied", occupied)
    fields.field("occupancy", Figures.number(occupancy))
  }

  func cells(_ currency: Currency) -> [String] {
    ["\(siteNights)", "\(blocked)", "\(occupied)", Figures.percent(occupancy)]
  }

  var bar: (length: Int, words: String) { (occupancy.scaled(to: 1000) ?? 0, Figures.percent(occupancy)) }
}

extension Sheet {
  static func occupancy<Key: StatisticsRowKey>(
    _ occupancy: Occupancy, by grouping: OccupancyGrouping, _ key: Key.Type
  ) -> Sheet {
    let days = "\(occupancy.days.lowerBound) to \(occupancy.days.upperBound)"
    return Sheet(
      title: "Occupancy", subtitle: "\(days), by \(grouping.rawValue)",
      tables: [occupancy.table(key, "Occupancy", .share)],
      notes: ["Occupancy = occupied / (site-nights - blocked)."],
      empty: "There are no nights to sell from \(days).")
  }
}
