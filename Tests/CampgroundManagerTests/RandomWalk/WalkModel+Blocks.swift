@testable import CampgroundManager

/// Nights out of sale.
extension WalkModel {
  /// Forced, it takes the nights that others are still to spend; past nights and other blocks stay.
  mutating func block(_ site: Int, from first: Day, nights: Int, isForced: Bool) throws {
    guard (1...Self.sites).contains(site) else { throw CampingError(.notFound, []) }
    guard (1...1000).contains(nights) else { throw CampingError(.invalidRequest, []) }
    let stay = first..<first.advanced(by: nights)
    let spots = Self.spots(site, stay)
    let holding = Set(spots.compactMap { holders[$0] })
    for id in holding where !isForced || !canMakeWay(id, spots) { throw CampingError(.nightsTaken, []) }
    var displaced: [Day: String] = [:]
    var prices: [Day: Price] = [:]
    for id in holding.sorted() {
      guard var reservation = kept[id] else { continue }
      for spot in reservation.spots.intersection(spots) {
        displaced[spot.night] = id
        prices[spot.night] = reservation.prices[spot.night]
      }
      reservation.spots.subtract(spots)
      put(reservation, as: id)
    }
    put(
      Kept(status: nil, site: site, stay: stay, spots: spots, displaced: displaced, displacedPrices: prices),
      as: nextBlock())
  }

  private func canMakeWay(_ id: String, _ spots: Set<Spot>) -> Bool {
    guard let reservation = kept[id], let status = reservation.status, Self.active.contains(status) else {
      return false
    }
    return reservation.spots.intersection(spots).allSatisfy { $0.night >= today }
  }

  /// Returns the nights to come to the reservations that they were taken from and that still lack them.
  mutating func unblock(_ number: Int) throws {
    guard let block = kept["b-\(number)"] else { throw CampingError(.notFound, []) }
    put(nil, as: "b-\(number)")
    for id in Set(block.displaced.values).sorted() {
      guard let before = kept[id], let status = before.status, Self.active.contains(status) else { continue }
      var after = before
      for (night, loser) in block.displaced where loser == id && night >= today && before.stay.contains(night) {
        guard before.site(of: night) == nil else { continue }
        after.spots.insert(Spot(site: block.site, night: night))
        after.prices[night] = block.displacedPrices[night]
      }
      guard after != before else { continue }
      after.settle(slept: today)
      put(after, as: id)
    }
  }
}
