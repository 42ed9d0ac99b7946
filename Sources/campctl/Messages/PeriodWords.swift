import CampgroundManager

/// Some days in a row, in words.
enum PeriodWords {
  /// `2027-07-04`, `2027-07`, or the days of a part of a month, for programs.
  static func text(_ days: Range<Day>) -> String {
    text(days) { $0.description }
  }

  /// `Sun 2027-07-04`, `2027-07`, or the days of a part of a month.
  static func dated(_ days: Range<Day>) -> String { text(days) { $0.dated } }

  /// `Thu 2027-07-01 to Sun 2027-08-01`, the first day and the one after the last.
  static func span(_ days: Range<Day>) -> String { "\(days.lowerBound.dated) to \(days.upperBound.dated)" }

  private static func text(_ days: Range<Day>, _ words: (Day) -> String) -> String {
    if days.count == 1 { return words(days.lowerBound) }
    let (first, end) = (days.lowerBound.description, days.upperBound.description)
    let isMonth = first.hasSuffix("-01") && end.hasSuffix("-01") && days.count <= 31
    return isMonth ? String(first.dropLast(3)) : "\(words(days.lowerBound)) to \(words(days.upperBound))"
  }
}
