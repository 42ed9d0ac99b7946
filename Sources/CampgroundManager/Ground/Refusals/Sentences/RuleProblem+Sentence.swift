extension RuleProblem {
  var sentence: String {
    switch self {
    case .arrivalInPast(let arrival, let today): "\(arrival.dated) is past; today is \(today.dated)"
    case .outsideBookingWindow(let arrival, let last, let type):
      "Stays\(Self.on(type)) can be reserved for an arrival up to \(last.dated); \(arrival.dated) was requested"
    case .closedToArrival(let day, let type):
      "No stay\(Self.on(type)) begins on \(day.dated)"
    case .closedToDeparture(let day, let type):
      "No stay\(Self.on(type)) ends on \(day.dated)"
    case .aboveMaximumStay(let nights, let limit, let type): Self.limit("maximum stay", limit, type, nights)
    case .belowMinimumStay(let nights, let limit, let type): Self.limit("minimum stay", limit, type, nights)
    case .aboveMaximumConsecutive(let nights, let limit, let type):
      "With the camper's adjoining stays it makes \(Phrases.nights(nights)) in a row; "
        + "the maximum\(Self.on(type)) is \(Phrases.nights(limit))"
    case .closedSeason(let night, let season, nil):
      "The campground is closed for the night of \(night.dated); it is open \(season)"
    case .closedSeason(let night, let season, let type?):
      "Sites of type \(type) are closed for the night of \(night.dated); they are open \(season)"
    case .named(let broken): broken.sentence
    }
  }

  private static func limit(_ name: String, _ limit: Int, _ type: Slug?, _ nights: Int) -> String {
    "The \(name)\(on(type)) is \(Phrases.nights(limit)); \(Phrases.requested(nights))"
  }

  /// The type of site that a rule is for, if it is not for all.
  private static func on(_ type: Slug?) -> String { type.map { " on sites of type \($0)" } ?? "" }
}
