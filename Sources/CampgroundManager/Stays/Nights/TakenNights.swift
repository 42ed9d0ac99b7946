/// The nights that are taken in a span of days, by site.
struct TakenNights {
  /// The taken nights, ascending, by the site's permanent number.
  private var nights: [Int64: [Day]] = [:]
  /// The holder of each of them, in the same order; empty when holders were not requested.
  private var conflicts: [Int64: [Conflict]] = [:]

  /// The next taken night of a site, later than those before.
  mutating func append(_ night: Day, on site: Int64, _ conflict: Conflict?) {
    nights[site, default: []].append(night)
    if let conflict { conflicts[site, default: []].append(conflict) }
  }

  /// True when none of the nights is taken.
  func isFree(_ stay: Stay, on site: CampSite) -> Bool {
    firstTaken(of: stay, on: site) == nil
  }

  /// The taken days of a site.
  func days(on site: CampSite) -> Set<Day> { Set(nights[site.id] ?? []) }

  /// The holder of the first of these nights that is taken; nil when all are free, or when holders were not requested.
  func conflict(with stay: Stay, on site: CampSite) -> Conflict? {
    firstTaken(of: stay, on: site).flatMap { conflicts[site.id]?[$0] }
  }

  /// The place of the first taken night, found by halving.
  private func firstTaken(of stay: Stay, on site: CampSite) -> Int? {
    guard let nights = nights[site.id] else { return nil }
    var places = nights.indices
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      places = nights[middle] < stay.arrival ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    let place = places.lowerBound
    return place < nights.count && nights[place] < stay.departure ? place : nil
  }
}
