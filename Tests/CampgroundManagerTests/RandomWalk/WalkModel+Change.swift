@testable import CampgroundManager

/// Other nights and other sites for a reservation that is still to come or going on.
extension WalkModel {
  static let active: Set<ReservationStatus> = [.held, .reserved, .checkedIn]

  mutating func change(_ number: Int, _ edits: WalkStep.Edits) throws {
    try step(number, from: Self.active) { model, reservation in
      reservation = try model.changed(reservation, edits)
    }
  }

  /// The reservation with other days, people or terms, whose nights may be taken.
  func changed(_ before: Kept, _ edits: WalkStep.Edits) throws -> Kept {
    var reservation = before
    let arrival = edits.arrive ?? reservation.stay.lowerBound
    let nights = edits.depart.map(arrival.distance) ?? edits.nights ?? reservation.stay.count
    if nights < 1 { throw CampingError(.invalidRequest, []) }
    try change(&reservation, to: arrival..<arrival.advanced(by: nights))
    if let people = edits.people, people != reservation.people {
      reservation.people = people
      let ahead = Set(reservation.spots.filter { $0.night >= today }.map(\.site))
      let sites = ahead.isEmpty ? [reservation.site(on: today)] : ahead
      guard people >= 1, sites.allSatisfy({ fits(people, on: $0) }) else { throw CampingError(.invalidRequest, []) }
    }
    reservation.agree(on: edits.terms, today)
    reservation.price(insteadOf: before, on: today)
    return reservation
  }

  /// Keeps the nights of both stays as they are; added ones are on the site of the first or the last of them.
  private func change(_ reservation: inout Kept, to stay: Range<Day>) throws {
    let agreed = reservation.stay
    guard stay != agreed else { return }
    let isNewArrival = stay.lowerBound != agreed.lowerBound
    let hasBegun = reservation.status == .checkedIn || agreed.lowerBound < today
    guard !isNewArrival || stay.lowerBound >= today, !hasBegun || !isNewArrival && stay.upperBound >= today else {
      throw CampingError(.invalidRequest, [])
    }
    guard isAllowed(stay, insteadOf: agreed) else { throw CampingError(.invalidRequest, []) }
    let held = reservation.spots.sorted { $0.night < $1.night }
    let common = held.filter { stay.contains($0.night) }
    let first = (common.first ?? held.first)?.site ?? reservation.site
    let added = stay.filter { !agreed.contains($0) }
      .map { Spot(site: $0 < agreed.lowerBound ? first : common.last?.site ?? first, night: $0) }
    reservation.spots = Set(common + added)
    reservation.stay = stay
    reservation.site = reservation.spots.min { $0.night < $1.night }?.site ?? reservation.site
  }

  /// Moves the nights from a day on to another site; without a day, all that are not past.
  mutating func move(_ number: Int, to site: Int, from day: Day?, isPriced: Bool) throws {
    guard (1...Self.sites).contains(site) else { throw CampingError(.notFound, []) }
    try step(number, from: Self.active) { model, reservation in
      let first = max(reservation.stay.lowerBound, model.today)
      try model.put(&reservation, "r-\(number)", on: site, from: day ?? first, isPriced: isPriced)
    }
  }

  private func put(_ reservation: inout Kept, _ id: String, on site: Int, from day: Day, isPriced: Bool) throws {
    guard day >= today, reservation.stay.contains(day) else { throw CampingError(.invalidRequest, []) }
    let spots = reservation.spots.filter { $0.night < day }
      .union(Self.spots(site, day..<reservation.stay.upperBound))
    guard spots != reservation.spots else { return }
    reservation.spots = spots
    reservation.price(lost: lostPrices(of: id), on: today)
    if isPriced {
      reservation.reprice { $0 >= day }
      reservation.settle(slept: today)
    }
    reservation.site = spots.min { $0.night < $1.night }?.site ?? site
    let movesIn = reservation.status == .checkedIn && day == today
    guard fits(reservation.people, on: site), !movesIn || lastParty(on: site, besides: id) == nil else {
      throw CampingError(.invalidRequest, [])
    }
  }

  /// Moves each to the other's site, with the rest of its own nights.
  mutating func swap(_ number: Int, _ other: Int, isPriced: Bool) throws {
    var (one, two) = try (find(number), find(other))
    guard number != other else { throw CampingError(.invalidRequest, []) }
    for reservation in [one, two] { try Self.require(reservation, Self.active) }
    let places = (one.site(on: today), two.site(on: today))
    guard places.0 != places.1 else { return }
    try put(&one, "r-\(number)", on: places.1, from: max(one.stay.lowerBound, today), isPriced: isPriced)
    try put(&two, "r-\(other)", on: places.0, from: max(two.stay.lowerBound, today), isPriced: isPriced)
    try keep(["r-\(number)": one, "r-\(other)": two])
  }
}
