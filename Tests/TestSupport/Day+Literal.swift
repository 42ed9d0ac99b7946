import CampgroundManager

/// Tests write a day as `"2027-07-04"`.
extension Day: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let day = Day(text) else { preconditionFailure("A test names \(text), which is no day.") }
    self = day
  }
}

extension Range<Day> {
  /// The number of nights between the two days.
  var numberOfNights: Int { lowerBound.distance(to: upperBound) }
}
