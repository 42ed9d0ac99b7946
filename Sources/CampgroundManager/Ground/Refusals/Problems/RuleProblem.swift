/// A rule of stay or booking that a stay breaks, which a person may override.
///
/// The type is the site's when the rule is that type's own.
package enum RuleProblem: Hashable, Sendable {
  case arrivalInPast(Day, today: Day)
  case outsideBookingWindow(Day, last: Day, Slug?)
  case closedToArrival(Day, Slug?)
  case closedToDeparture(Day, Slug?)
  case aboveMaximumStay(Int, limit: Int, Slug?)
  case belowMinimumStay(Int, limit: Int, Slug?)
  /// With the camper's stays that touch it.
  case aboveMaximumConsecutive(Int, limit: Int, Slug?)
  case closedSeason(Day, Season, Slug?)
  /// A rule with a name.
  case named(BrokenRule)
}

extension RuleProblem {
  var summary: ProblemSummary {
    switch self {
    case .arrivalInPast(let arrival, _): ProblemSummary(.arrivalInPast, "arrive", arrival)
    case .outsideBookingWindow(let arrival, _, _): ProblemSummary(.outsideBookingWindow, "arrive", arrival)
    case .closedToArrival(let arrival, _): ProblemSummary(.closedToArrival, "arrive", arrival)
    case .closedToDeparture(let departure, _): ProblemSummary(.closedToDeparture, "depart", departure)
    case .aboveMaximumStay(let nights, _, _): ProblemSummary(.aboveMaximumStay, "nights", nights)
    case .belowMinimumStay(let nights, _, _): ProblemSummary(.belowMinimumStay, "nights", nights)
    case .aboveMaximumConsecutive(let nights, _, _): ProblemSummary(.aboveMaximumConsecutive, "nights", nights)
    case .closedSeason(let night, _, _): ProblemSummary(.closedSeason, "arrive", night)
    case .named(let broken): broken.summary
    }
  }
}
