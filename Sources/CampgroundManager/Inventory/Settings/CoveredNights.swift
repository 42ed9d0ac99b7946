/// Terms that are for some nights: those of a season, of some weekdays, of one site or of one type of sites.
protocol CoveredNights: Recorded {
  var site: SiteNumber? { get set }
  var type: Slug? { get set }
  var from: Day? { get }
  var before: Day? { get }
}

extension CoveredNights {
  /// A requested site takes the place of a type, and a type that of a site.
  mutating func keepOne(of site: Edit<SiteNumber>?, or type: Edit<Slug>?) {
    if site?.value != nil, type?.value == nil { self.type = nil }
    if type?.value != nil, site?.value == nil { self.site = nil }
  }
}

extension Recorded {
  /// The problem of a season without a day.
  static func seasonProblems(from: Day?, before: Day?) -> [Problem] {
    guard let from, let before, before <= from else { return [] }
    return [.price(.emptySeason(from: from, before: before))]
  }

  /// Puts weekdays in their order.
  static var ordered: Check<[Weekday]> { { days, _ in days = Weekday.allCases.filter(days.contains) } }

  /// Requires a number of nights that a stay can have.
  static func nights(_ field: String) -> Check<Int?> {
    { nights, problems in
      guard let nights, !(1...StayLimits.longestStay).contains(nights) else { return }
      problems.append(.stay(.nightsOutOfRange(field: field, nights, longest: StayLimits.longestStay)))
    }
  }
}
