/// A problem of a stay as such, wherever it is.
package enum StayProblem: Hashable, Sendable {
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
}

extension StayProblem {
  var summary: ProblemSummary {
    switch self {
    case .invalidNumberOfNights(let nights): ProblemSummary(.invalidNumberOfNights, "nights", nights)
    case .pastCalendar(let nights): ProblemSummary(.invalidNumberOfNights, "nights", nights)
    case .nightsOutOfRange(let field, let nights, _): ProblemSummary(.invalidNumberOfNights, field, nights)
    case .crossedNights(let fewest, let most): ProblemSummary(.invalidNumberOfNights, "nights", "\(fewest)..\(most)")
    case .noArrivals(_, let end): ProblemSummary(.noArrivals, "arriveBefore", end)
    case .invalidCount(let count, _): ProblemSummary(.invalidCount, "count", count)
    case .invalidHold(let minutes, _): ProblemSummary(.invalidHold, "minutes", minutes)
    case .refTaken(let ref, _), .refOfSeveral(let ref): ProblemSummary(.duplicateName, "ref", ref)
    case .fixedByImport(let field, let id): ProblemSummary(.fixedByImport, field, id)
    }
  }
}
