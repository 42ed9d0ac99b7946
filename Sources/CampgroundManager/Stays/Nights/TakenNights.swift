/// The nights that are taken in a span of days, by site.
struct TakenNights {
  /// The taken nights, ascending, by the site's permanent number.
  private var nights: [Int64: [Day]] = [:]
  /// The nights among them that a block holds.
  private var blocked: [Int64: Set<Day>] = [:]
  /// The holder of each of them, in the same order; empty when holders were not requested.
  private var conflicts: [Int64: [Conflict]] = [:]

  /// The next taken night of a site, later than those before.
  mutating func append(_ night: Day, on site: Int64, isBlocked: Bool, _ conflict: Conflict?) {
    nights[site, default: []].append(night)
    if isBlocked { blocked[site, default: []].insert(night) }
    if let conflict { conflicts[site, default: []].append(conflict) }
  }

  /// Gives a night back; its holder must not have been requested.
  mutating func remove(_ night: Day, on site: CampSite) {
    nights[site.id]?.removeAll { $0 == night }
    blocked[site.id]?.remove(night)
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

  /// The free nights between a free stay and the nearest other stays before and behind it; none on a side where a block
  /// or nothing comes first.
  func gaps(beside stay: Stay, on site: CampSite) -> (before: Range<Day>, behind: Range<Day>) {
    let none = (stay.arrival..<stay.arrival, stay.departure..<stay.departure)
    guard let nights = nights[site.id] else { return none }
    let place = firstPlace(in: nights, from: stay.arrival)
    func isStay(_ place: Int) -> Bool {
      nights.indices.contains(place) && blocked[site.id]?.contains(nights[place]) != true
    }
    return (
      isStay(place - 1) ? nights[place - 1].advanced(by: 1)..<stay.arrival : none.0,
      isStay(place) && nights[place] >= stay.departure ? stay.departure..<nights[place] : none.1
    )
  }

  /// The place of the first taken night.
  private func firstTaken(of stay: Stay, on site: CampSite) -> Int? {
    guard let nights = nights[site.id] else { return nil }
    let place = firstPlace(in: nights, from: stay.arrival)
    return place < nights.count && nights[place] < stay.departure ? place : nil
  }

  /// The place of the first night from a day on, found by halving.
  private func firstPlace(in nights: [Day], from day: Day) -> Int {
    var places = nights.indices
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      places = nights[middle] < day ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }
}
