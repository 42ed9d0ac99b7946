@testable import CampgroundManager

/// What each command does to the model, or how it is refused.
extension WalkModel {
  static func spots(_ site: Int, _ stay: Range<Day>) -> Set<Spot> {
    Set(stay.map { Spot(site: site, night: $0) })
  }

  /// The nights of a reservation, or a hold that ends in so many minutes.
  mutating func take(_ wish: WalkStep.Wish, minutes: Int? = nil) throws {
    if let site = wish.site, !(1...Self.sites).contains(site) { throw CampingError(.notFound, []) }
    guard wish.nights >= 1, wish.arrival >= today, wish.site != Self.sites, (1...10_080).contains(minutes ?? 1) else {
      throw CampingError(.invalidRequest, [])
    }
    let stay = wish.arrival..<wish.arrival.advanced(by: wish.nights)
    let free = freeSites(stay)
    guard let site = wish.site ?? best(of: free, stay), free.contains(site) else {
      throw CampingError(.nightsTaken, [])
    }
    let status: ReservationStatus = minutes == nil ? .reserved : .held
    put(
      Kept(
        status: status, site: site, stay: stay, spots: Self.spots(site, stay), expires: minutes.map { now + $0 }),
      as: nextReservation())
  }

  /// The sites that fit, all of whose nights are free, ascending.
  func freeSites(_ stay: Range<Day>) -> [Int] {
    (1..<Self.sites).filter { site in Self.spots(site, stay).allSatisfy { holder(of: $0) == nil } }
  }

  /// The first that the stay fills up, else the first.
  private func best(of free: [Int], _ stay: Range<Day>) -> Int? {
    func isTaken(_ site: Int, _ night: Day) -> Bool { holder(of: Spot(site: site, night: night)) != nil }
    let filled = free.first { site in
      let before = stay.lowerBound == today || isTaken(site, stay.lowerBound.advanced(by: -1))
      return before && isTaken(site, stay.upperBound)
    }
    return filled ?? free.first
  }

  /// A step from one of some statuses to another.
  mutating func step(
    _ number: Int, from statuses: Set<ReservationStatus>, to status: ReservationStatus,
    _ change: (inout Kept) -> Void = { _ in }
  ) throws {
    let id = "r-\(number)"
    guard var reservation = kept[id] else { throw CampingError(.notFound, []) }
    guard statuses.contains(reservation.status) else { throw CampingError(.invalidRequest, []) }
    reservation.status = status
    reservation.expires = nil
    change(&reservation)
    put(reservation, as: id)
  }

  mutating func undo(_ number: Int?) throws {
    let undoing = entries.count
    guard let number = number ?? newest(), (1..<undoing).contains(number) else { throw CampingError(.notFound, []) }
    let changes = entries[number - 1].changes
    guard !isUndone(number), changes.allSatisfy({ kept[$0.id] == $0.after }) else {
      throw CampingError(.undoBlocked, [])
    }
    let ids = Set(changes.map(\.id))
    for spot in changes.flatMap({ $0.before?.spots ?? [] }) {
      if let holder = holders[spot], !ids.contains(holder) { throw CampingError(.undoBlocked, []) }
    }
    for change in changes { put(change.before, as: change.id) }
    mark(number, undoneBy: undoing)
  }

  /// The entry that an undo without a name takes back.
  func newest() -> Int? {
    entries.indices.last { place in
      !["undo", "expire", "running"].contains(entries[place].command) && !isUndone(place + 1)
    }
    .map { $0 + 1 }
  }

  func isUndone(_ number: Int) -> Bool {
    entries[number - 1].undoneBy.contains { !isUndone($0) }
  }
}
