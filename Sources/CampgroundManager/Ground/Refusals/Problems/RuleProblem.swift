/// A rule of stay or booking that a stay breaks, which a person may override.
///
/// The type is the site's when the rule is that type's own.
package enum RuleProblem: ProblemFamily {
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

  var summary: ProblemSummary {
    switch self {
    case .arrivalInPast(let arrival, let today):
      .init(.arrivalInPast, "arrive", arrival, "\(arrival.dated) is past; today is \(today.dated)")
    case .outsideBookingWindow(let arrival, let last, let type):
      .init(
        .outsideBookingWindow, "arrive", arrival,
        "Stays\(Self.on(type)) can be reserved for an arrival up to \(last.dated); \(arrival.dated) was requested")
    case .closedToArrival(let day, let type):
      .init(.closedToArrival, "arrive", day, "No stay\(Self.on(type)) begins on \(day.dated)")
    case .closedToDeparture(let day, let type):
      .init(.closedToDeparture, "depart", day, "No stay\(Self.on(type)) ends on \(day.dated)")
    case .aboveMaximumStay(let nights, let limit, let type):
      .init(.aboveMaximumStay, "nights", nights, Self.limit("maximum stay", limit, type, nights))
    case .belowMinimumStay(let nights, let limit, let type):
      .init(.belowMinimumStay, "nights", nights, Self.limit("minimum stay", limit, type, nights))
    case .aboveMaximumConsecutive(let nights, let limit, let type):
      .init(
        .aboveMaximumConsecutive, "nights", nights,
        "With the camper's adjoining stays it makes \(Phrases.nights(nights)) in a row; "
          + "the maximum\(Self.on(type)) is \(Phrases.nights(limit))")
    case .closedSeason(let night, let season, nil):
      .init(
        .closedSeason, "arrive", night, "The campground is closed for the night of \(night.dated); it is open \(season)"
      )
    case .closedSeason(let night, let season, let type?):
      .init(
        .closedSeason, "arrive", night,
        "Sites of type \(type) are closed for the night of \(night.dated); they are open \(season)")
    case .named(let broken): broken.summary
    }
  }

  private static func limit(_ name: String, _ limit: Int, _ type: Slug?, _ nights: Int) -> String {
    "The \(name)\(on(type)) is \(Phrases.nights(limit)); \(Phrases.requested(nights))"
  }

  /// The type of site that a rule is for, if it is not for all.
  private static func on(_ type: Slug?) -> String { type.map { " on sites of type \($0)" } ?? "" }
}
