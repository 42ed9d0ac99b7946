extension BrokenRule {
  /// `July 4th: at least 3 nights; 3 nights from Fri 2 July are free on 12 and 14`.
  var sentence: String { "\(rule): \(demand); \(instead?.words ?? given)" }

  private var demand: String {
    switch breach {
    case .tooShort(_, let limit): "at least \(Phrases.nights(limit))"
    case .tooLong(_, let limit): "at most \(Phrases.nights(limit))"
    case .tooMany(_, let limit, let days):
      "at most \(Phrases.nights(limit)) of a camper in any \(Phrases.count(days, "day"))"
    case .arrival(let day): "no stay begins on \(day.dated)"
    case .departure(let day): "no stay ends on \(day.dated)"
    case .gap(_, let limit, _): "at least \(Phrases.nights(limit)) free between two stays, or none"
    }
  }

  /// The values of the request that are against it.
  private var given: String {
    switch breach {
    case .tooShort(let nights, _), .tooLong(let nights, _): Phrases.requested(nights)
    case .tooMany(let nights, _, _): "it would be \(nights)"
    case .arrival, .departure: "another day works"
    case .gap(let nights, _, let day): "\(Phrases.nights(nights)) would be left from \(day.dated)"
    }
  }
}

extension BrokenRule.Instead {
  fileprivate var words: String {
    let are = Phrases.noun(stay.numberOfNights, "is", "are")
    return "\(Phrases.nights(stay.numberOfNights)) from \(DayWords.short(stay.arrival)) \(are) free on "
      + Phrases.list(sites.map(\.description))
  }
}
