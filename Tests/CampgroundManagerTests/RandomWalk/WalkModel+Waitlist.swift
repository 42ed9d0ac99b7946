@testable import CampgroundManager

/// The waitlist, which holds nothing; an offer is a hold, after which the entry waits again unless it was taken or
/// refused.
extension WalkModel {
  mutating func join(_ wish: WalkStep.Wish) throws {
    if let site = wish.site, !(1...Self.sites).contains(site) { throw CampingError(.notFound, []) }
    guard wish.nights >= 1, wish.arrival >= today, wish.people >= 1,
      wish.site.map({ fits(wish.people, on: $0) }) ?? true
    else { throw CampingError(.invalidRequest, []) }
    let stay = wish.arrival..<wish.arrival.advanced(by: wish.nights)
    guard isAllowed(stay) else { throw CampingError(.invalidRequest, []) }
    put(
      Kept(status: nil, site: wish.site ?? 0, stay: stay, spots: [], people: wish.people, wait: Wait()),
      as: nextWait())
  }

  mutating func offer(_ number: Int, site: Int?, minutes: Int) throws {
    let before = try waiting(number)
    if let site, !(1...Self.sites).contains(site) { throw CampingError(.notFound, []) }
    guard before.stay.lowerBound >= today, site == nil || before.site == 0 || before.site == site else {
      throw CampingError(.invalidRequest, [])
    }
    guard before.wait?.status == .waiting else { throw CampingError(.invalidRequest, []) }
    let wish = WalkStep.Wish(
      site: site ?? (before.site == 0 ? nil : before.site), arrival: before.stay.lowerBound,
      nights: before.stay.count, people: before.people)
    try take(wish, minutes: minutes)
    var after = before
    after.wait = Wait(status: .offered, offer: "r-\(reservations)")
    put(after, as: "w-\(number)", instead: before)
  }

  mutating func leave(_ number: Int) throws {
    let before = try waiting(number)
    guard before.wait?.status == .waiting else { throw CampingError(.invalidRequest, []) }
    var after = before
    after.wait?.status = .left
    put(after, as: "w-\(number)", instead: before)
  }

  /// An entry of the waitlist; it waits again once its offer has expired.
  private func waiting(_ number: Int) throws -> Kept {
    guard var entry = kept["w-\(number)"] else { throw CampingError(.notFound, []) }
    if isOfferOver(entry) { entry.wait?.status = .waiting }
    return entry
  }

  func isOfferOver(_ entry: Kept) -> Bool {
    entry.wait?.status == .offered && entry.wait?.offer.flatMap(seen)?.status == .expired
  }
}
