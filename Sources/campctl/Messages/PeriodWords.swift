import CampgroundManager

/// Some days in a row, in words.
enum PeriodWords {
  /// `2027-07-04`, `2027-07`, or the days of a part of a month.
  static func text(_ days: Range<Day>) -> String {
    if days.count == 1 { return days.lowerBound.description }
    let (first, end) = (days.lowerBound.description, days.upperBound.description)
    let isMonth = first.hasSuffix("-01") && end.hasSuffix("-01") && days.count <= 31
    return isMonth ? String(first.dropLast(3)) : "\(first) to \(end)"
  }
}
