/// The tape chart.
extension Problem {
  static func invalidChart(_ nights: Int, longest: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "nights", value: String(nights),
      "A chart shows 1 to \(longest) nights, not \(nights)")
  }

  static func chartPastCalendar(_ nights: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "nights", value: String(nights), "The chart would end after \(Day.latest)")
  }
}
