/// Terms of a rule that do not go together.
package enum RuleConflict: Hashable, Sendable {
  /// It demands nothing.
  case nothing
  case siteAndType(SiteNumber, Slug)
  /// Days of every year beside dates.
  case daysAndDates
  case arrivalsWithoutMinimum
  case daysWithoutMaximum
  /// As many nights as there are days are no limit.
  case spanTooShort(nights: Int, days: Int)
  /// No stay is long enough and short enough.
  case noLength(shortest: Int, longest: Int)

  /// The arguments from which it follows; the first is the problem's field.
  var fields: [String] {
    switch self {
    case .nothing: ["minNights", "maxNights", "noArrival", "noDeparture", "minGap"]
    case .siteAndType: ["type", "site"]
    case .daysAndDates: ["onDays", "from", "before"]
    case .arrivalsWithoutMinimum: ["minNights", "forArrivals"]
    case .daysWithoutMaximum: ["maxNights", "inDays"]
    case .spanTooShort: ["inDays", "maxNights"]
    case .noLength: ["minNights", "maxNights", "inDays"]
    }
  }
}
