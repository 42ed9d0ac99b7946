extension ReportProblem {
  var sentence: String {
    switch self {
    case .invalidLimit(let limit): "A list cannot have \(limit) lines"
    case .emptyPeriod(let first, let end): "There is no day \(Self.words(first, end))"
    case .longPeriod(let days, let longest): "A report covers at most \(longest) days; \(days.count) were requested"
    case .invalidChart(let nights, let longest): "A chart shows 1 to \(longest) nights, not \(nights)"
    case .chartPastCalendar: "The chart would end after \(Day.latest)"
    case .fileExists(let path): "\(path) already exists and was not overwritten"
    case .fileIsFolder(let path): "\(path) is a folder, and a file in it needs a name of its own"
    case .storeNotEmpty: "The store is not empty, and a whole campground is only imported into an empty one"
    }
  }

  private static func words(_ first: Day?, _ end: Day?) -> String {
    [first.map { "from \($0) on" }, end.map { "before \($0)" }].compactMap(\.self).joined(separator: " and ")
  }
}
