/// A problem of a list, a report, a chart or a file that is requested.
package enum ReportProblem: Hashable, Sendable {
  case invalidLimit(Int)
  case emptyPeriod(from: Day?, before: Day?)
  /// In days.
  case longPeriod(Range<Day>, longest: Int)
  case invalidChart(nights: Int, longest: Int)
  /// The chart would end after the calendar's last day.
  case chartPastCalendar(nights: Int)
  /// A file that is to be made is there already.
  case fileExists(String)
  /// A folder is in the place of a file that is to be made.
  case fileIsFolder(String)
  /// A whole campground is to be taken into a store that has one.
  case storeNotEmpty
}

extension ReportProblem {
  var summary: ProblemSummary {
    switch self {
    case .invalidLimit(let limit): ProblemSummary(.invalidLimit, "limit", limit)
    case .emptyPeriod(_, let end): ProblemSummary(.emptyPeriod, field: "before", value: end?.description)
    case .longPeriod(let days, _): ProblemSummary(.longPeriod, "before", days.upperBound)
    case .invalidChart(let nights, _): ProblemSummary(.invalidNumberOfNights, "nights", nights)
    case .chartPastCalendar(let nights): ProblemSummary(.invalidNumberOfNights, "nights", nights)
    case .fileExists(let path), .fileIsFolder(let path): ProblemSummary(.fileExists, "file", path)
    case .storeNotEmpty: ProblemSummary(.storeNotEmpty, field: "store", value: nil)
    }
  }
}
