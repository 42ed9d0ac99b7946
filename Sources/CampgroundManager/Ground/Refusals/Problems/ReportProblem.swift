/// A problem of a list, a report, a chart or a file that is requested.
package enum ReportProblem: ProblemFamily {
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

  var summary: ProblemSummary {
    switch self {
    case .invalidLimit(let limit): .init(.invalidLimit, "limit", limit, "A list cannot have \(limit) lines")
    case .emptyPeriod(let first, let end):
      .init(.emptyPeriod, "before", end?.description, "There is no day \(Self.words(first, end))")
    case .longPeriod(let days, let longest):
      .init(
        .longPeriod, "before", days.upperBound, "A report covers at most \(longest) days; \(days.count) were requested")
    case .invalidChart(let nights, let longest):
      .init(.invalidNumberOfNights, "nights", nights, "A chart shows 1 to \(longest) nights, not \(nights)")
    case .chartPastCalendar(let nights):
      .init(.invalidNumberOfNights, "nights", nights, "The chart would end after \(Day.latest)")
    case .fileExists(let path): .init(.fileExists, "file", path, "\(path) already exists and was not overwritten")
    case .fileIsFolder(let path):
      .init(.fileExists, "file", path, "\(path) is a folder, and a file in it needs a name of its own")
    case .storeNotEmpty:
      .init(
        .storeNotEmpty, "store", nil,
        "The store is not empty, and a whole campground is only imported into an empty one")
    }
  }

  private static func words(_ first: Day?, _ end: Day?) -> String {
    [first.map { "from \($0) on" }, end.map { "before \($0)" }].compactMap(\.self).joined(separator: " and ")
  }
}
