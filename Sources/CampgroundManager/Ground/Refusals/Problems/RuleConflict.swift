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

  var field: String {
    switch self {
    case .nothing, .arrivalsWithoutMinimum, .noLength: "minNights"
    case .siteAndType: "type"
    case .daysAndDates: "onDays"
    case .daysWithoutMaximum: "maxNights"
    case .spanTooShort: "inDays"
    }
  }
}
