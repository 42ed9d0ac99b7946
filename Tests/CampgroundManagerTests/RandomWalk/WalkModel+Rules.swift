@testable import CampgroundManager

/// The effect of each command on the model, or its refusal.
extension WalkModel {
  static func spots(_ site: Int, _ stay: Range<Day>) -> Set<Spot> {
    Set(stay.map { Spot(site: site, night: $0) })
  }

  /// The largest number of people that a site takes; nil takes any number.
  static func capacity(of site: Int) -> Int? { site == 2 ? 4 : nil }

  /// Takes the nights of a reservation, or of a hold that ends in some minutes.
  mutating func take(_ wish: WalkStep.Wish, minutes: Int? = nil) throws {
    if let site = wish.site, !(1...Self.sites).contains(site) { throw CampingError(.notFound, []) }
    guard wish.nights >= 1, wish.arrival >= today, wish.people >= 1, (1...10_080).contains(minutes ?? 1),
      wish.site.map({ fits(wish.people, on: $0) }) ?? true
    else { throw CampingError(.invalidRequest, []) }
    guard isAllowed(wish.arrival..<wish.arrival.advanced(by: wish.nights)) else {
      throw CampingError(.invalidRequest, [])
    }
    // A walk-in party sleeps there tonight, unless another party is still there.
    if wish.isHere, wish.arrival != today || wish.site.flatMap({ lastParty(on: $0) }) != nil {
      throw CampingError(.invalidRequest, [])
    }
    let stay = wish.arrival..<wish.arrival.advanced(by: wish.nights)
    let fitting = freeSites(stay).filter { fits(wish.people, on: $0) }
    let offered = fitting.filter { isOffered($0, stay) && (!wish.isHere || lastParty(on: $0) == nil) }
    guard let site = wish.site ?? best(of: offered, stay), fitting.contains(site) else {
      // A party that is still there is the problem reported, and not the nights.
      throw CampingError(wish.site == nil && !fitting.isEmpty ? .invalidRequest : .nightsTaken, [])
    }
    let status: ReservationStatus = minutes != nil ? .held : wish.isHere ? .checkedIn : .reserved
    var made = Kept(
      status: status, site: site, stay: stay, spots: Self.spots(site, stay), expires: minutes.map { now + $0 },
      people: wish.people, group: wish.group, keepsSlept: keepsSlept)
    made.agree(on: wish.terms, today)
    made.prices = made.pricesToday
    made.settle(slept: today)
    put(made, as: nextReservation())
  }

  func fits(_ people: Int, on site: Int) -> Bool {
    site != Self.sites && people <= Self.capacity(of: site) ?? people
  }

  /// The sites that take two people and are free in all nights, ascending.
  func freeSites(_ stay: Range<Day>) -> [Int] {
    (1..<Self.sites).filter { site in Self.spots(site, stay).allSatisfy { holder(of: $0) == nil } }
  }

  /// False for a stay from today on where the party before should have left.
  func isOffered(_ site: Int, _ stay: Range<Day>) -> Bool { !stay.contains(today) || !hasOverdueParty(on: site) }

  /// The best site: of those that the stay fills up if there are any, the smallest, then the first.
  private func best(of free: [Int], _ stay: Range<Day>) -> Int? {
    func isTaken(_ site: Int, _ night: Day) -> Bool { holder(of: Spot(site: site, night: night)) != nil }
    let filled = free.filter { site in
      let before = stay.lowerBound == today || isTaken(site, stay.lowerBound.advanced(by: -1))
      return before && isTaken(site, stay.upperBound)
    }
    let best = filled.isEmpty ? free : filled
    return best.first { Self.capacity(of: $0) != nil } ?? best.first
  }

  /// Takes a step from one of some statuses to another; the nights that it adds must be free.
  mutating func step(
    _ number: Int, from statuses: Set<ReservationStatus>, to status: ReservationStatus? = nil,
    _ change: (WalkModel, inout Kept) throws -> Void = { _, _ in }
  ) throws {
    let before = try find(number)
    try Self.require(before, statuses)
    var after = before
    if let status { after.status = status }
    if after.status != .held { after.expires = nil }
    try change(self, &after)
    if after != before { try keep(["r-\(number)": after]) }
  }

  func find(_ number: Int) throws -> Kept {
    guard let reservation = kept["r-\(number)"] else { throw CampingError(.notFound, []) }
    return reservation
  }

  static func require(_ reservation: Kept, _ statuses: Set<ReservationStatus>) throws {
    guard let status = reservation.status, statuses.contains(status) else { throw CampingError(.invalidRequest, []) }
  }

  /// Replaces several reservations at once; each night may have only one holder.
  mutating func keep(_ changes: [String: Kept]) throws {
    var taken: Set<Spot> = []
    for spot in changes.values.flatMap(\.spots) {
      guard taken.insert(spot).inserted, holders[spot].map({ changes[$0] != nil }) ?? true else {
        throw CampingError(.nightsTaken, [])
      }
    }
    for (id, after) in changes.sorted(by: { $0.key < $1.key }) { put(after, as: id) }
  }
}

/// Rules of stays with a name, each a shortest stay of those that have one of some nights.
extension WalkModel {
  var rules: [String: Kept] { kept.filter { $0.value.least != nil } }

  mutating func addRule(_ name: String, from first: Day, nights: Int, least: Int) throws {
    guard least >= 1, kept[name] == nil else { throw CampingError(.invalidRequest, []) }
    put(Kept(status: nil, site: 0, stay: first..<first.advanced(by: nights), spots: [], least: least), as: name)
  }

  mutating func removeRule(_ name: String) throws {
    guard kept[name]?.least != nil else { throw CampingError(.notFound, []) }
    put(nil, as: name)
  }

  /// True when no rule refuses the stay, or each that does has been broken as much before.
  func isAllowed(_ stay: Range<Day>, insteadOf before: Range<Day>? = nil) -> Bool {
    rules.values.allSatisfy { rule in
      func isBroken(_ stay: Range<Day>) -> Bool { stay.overlaps(rule.stay) && stay.count < rule.least ?? 0 }
      return !isBroken(stay) || before.map { isBroken($0) && $0.count <= stay.count } ?? false
    }
  }
}
