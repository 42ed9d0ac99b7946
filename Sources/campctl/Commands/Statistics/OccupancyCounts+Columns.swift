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
