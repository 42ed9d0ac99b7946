import CampgroundManager

/// The key of a row of revenue in tables and JSON.
extension RevenueKey {
  func write(to fields: inout some FieldWriter) {
    switch self {
    case .days(let days):
      fields.field("from", days.lowerBound)
      fields.field("before", days.upperBound)
    case .type(let type): fields.field("type", type)
    case .site(let site): fields.field("site", site)
    }
  }

  var words: String {
    switch self {
    case .days(let days): PeriodWords.dated(days)
    case .type(let type): type?.text ?? "no site"
    case .site(let site): site?.text ?? "no site"
    }
  }
}

extension RevenueGrouping {
  var title: String {
    switch self {
    case .day, .month: "PERIOD"
    case .type: "TYPE"
    case .site: "SITE"
    }
  }

  /// A key for the header when there is no row.
  var blank: RevenueKey {
    switch self {
    case .day, .month: .days(Day.earliest..<Day.earliest)
    case .type: .type(nil)
    case .site: .site(nil)
    }
  }
}
