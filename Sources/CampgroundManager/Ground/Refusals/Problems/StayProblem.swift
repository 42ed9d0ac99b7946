/// A problem of a stay as such, wherever it is.
package enum StayProblem: ProblemFamily {
  case invalidNumberOfNights(Int)
  /// It would end after the calendar's last day.
  case pastCalendar(nights: Int)
  case nightsOutOfRange(field: String, Int, longest: Int)
  case crossedNights(fewest: Int, most: Int)
  case noArrivals(from: Day, before: Day)
  /// A number of sites that nobody reserves at once.
  case invalidCount(Int, most: Int)
  case invalidHold(minutes: Int, longest: Int)
  /// Another reservation of the same source has the number.
  case refTaken(String, by: ReservationID)
  /// Several reservations cannot have one number.
  case refOfSeveral(String)
  /// An import has set source and number, by which it finds the reservation again.
  case fixedByImport(field: String, ReservationID)

  var summary: ProblemSummary {
    switch self {
    case .invalidNumberOfNights(let nights): .init(.invalidNumberOfNights, "nights", nights, "Invalid number of days")
    case .pastCalendar(let nights):
      .init(.invalidNumberOfNights, "nights", nights, "The stay would end after \(Day.latest.dated)")
    case .nightsOutOfRange(let field, let nights, let longest):
      .init(.invalidNumberOfNights, field, nights, "The value of \(field), \(nights), must be 1 to \(longest)")
    case .crossedNights(let fewest, let most):
      .init(
        .invalidNumberOfNights, "nights", "\(fewest)..\(most)",
        "The fewest nights, \(fewest), are more than the most, \(most)")
    case .noArrivals(let first, let end):
      .init(.noArrivals, "arriveBefore", end, "There is no day of arrival from \(first.dated) to before \(end.dated)")
    case .invalidCount(let count, let most):
      .init(.invalidCount, "count", count, "The number of sites is 1 to \(most), not \(count)")
    case .invalidHold(let minutes, let longest):
      .init(.invalidHold, "minutes", minutes, "A hold lasts 1 to \(longest) minutes, not \(minutes)")
    case .refTaken(let ref, let id):
      .init(.duplicateName, "ref", ref, "\(id) has the number \(ref) of this source already")
    case .refOfSeveral(let ref): .init(.duplicateName, "ref", ref, "The number \(ref) can name only one reservation")
    case .fixedByImport(let field, let id):
      .init(
        .fixedByImport, field, id,
        "The \(field) of \(id) is from an import, which finds it by that, so it cannot change")
    }
  }
}
