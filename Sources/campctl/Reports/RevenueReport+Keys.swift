import CampgroundManager

/// A day, a month, or what of one lies within the days asked for.
struct RevenuePeriod: RevenueRowKey {
  let days: Range<Day>

  static var header: [String] { ["from", "before"] }
  static var title: String { "PERIOD" }

  init?(_ key: RevenueKey) {
    guard case .days(let days) = key else { return nil }
    self.days = days
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("from", days.lowerBound)
    fields.field("before", days.upperBound)
  }

  var words: String { PeriodWords.text(days) }
}

struct RevenueType: RevenueRowKey {
  let type: Slug?

  static var header: [String] { ["type"] }
  static var title: String { "TYPE" }

  init?(_ key: RevenueKey) {
    guard case .type(let type) = key else { return nil }
    self.type = type
  }

  func write(to fields: inout some FieldWriter) { fields.field("type", type) }

  var words: String { type?.text ?? "undone" }
}

struct RevenueSite: RevenueRowKey {
  let site: SiteNumber?

  static var header: [String] { ["site"] }
  static var title: String { "SITE" }

  init?(_ key: RevenueKey) {
    guard case .site(let site) = key else { return nil }
    self.site = site
  }

  func write(to fields: inout some FieldWriter) { fields.field("site", site) }

  var words: String { site?.text ?? "undone" }
}
