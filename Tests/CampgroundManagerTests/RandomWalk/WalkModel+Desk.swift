@testable import CampgroundManager

/// The steps at the desk: parties come, leave, or do not come.
extension WalkModel {
  /// The time on the day of arrival after which a party that has not come can be marked a no-show.
  static let noShowAfter = 18 * 60

  /// The time on the day of departure until which parties leave, and late ones come.
  static let checkOut = 11 * 60

  mutating func checkIn(_ number: Int) throws {
    try step(number, from: [.reserved, .noShow], to: .checkedIn) { model, reservation in
      try model.letIn(&reservation, "r-\(number)")
    }
  }

  /// Gives a party that did not come in time its nights back; throws when it has no site for the night for which it
  /// comes, which after midnight may be the last.
  func letIn(_ reservation: inout Kept, _ id: String) throws {
    let isLate = reservation.stay.upperBound == today && now % 1440 <= Self.checkOut
    guard reservation.stay.contains(today) || isLate else { throw CampingError(.invalidRequest, []) }
    let first = isLate ? today.advanced(by: -1) : today
    if kept[id]?.status == .noShow {
      let givenUp = beforeNoShow[id]
      let left = givenUp?.spots.filter { $0.night >= first } ?? []
      reservation.spots = reservation.spots.filter { $0.night < today }.union(left)
      (reservation.prices, reservation.became) = (givenUp?.prices ?? [:], givenUp?.became ?? [:])
    }
    guard let site = reservation.site(of: first), lastParty(on: site, besides: id) == nil,
      holders[Spot(site: site, night: first)]?.hasPrefix("b-") != true,
      !isLate || holders[Spot(site: site, night: today)].flatMap({ kept[$0] })?.status != .checkedIn
    else { throw CampingError(.invalidRequest, []) }
  }

  /// The party that slept last on a site, should have left by today, and has not.
  func lastParty(on site: Int, besides id: String? = nil) -> String? {
    overdue.first { $0 != id && kept[$0]?.spots.max { $0.night < $1.night }?.site == site }
  }

  /// True when the party that slept last on a site should have left by now, half an hour after check-out time.
  func hasOverdueParty(on site: Int) -> Bool {
    let last = today.advanced(by: now % 1440 > Self.checkOut + 30 ? 0 : -1)
    return present.contains { id in
      guard let party = kept[id], party.stay.upperBound <= last else { return false }
      return party.spots.max { $0.night < $1.night }?.site == site
    }
  }

  /// The parties that have not left by the day of departure.
  private var overdue: [String] {
    present.filter { kept[$0].map { $0.stay.upperBound <= today } ?? false }
  }

  /// Gives the nights from today on back; a party that has slept no night has used tonight's all the same.
  mutating func checkOut(_ number: Int) throws {
    try step(number, from: [.checkedIn], to: .checkedOut) { model, reservation in
      let hasStayed = reservation.spots.isEmpty || reservation.spots.contains { $0.night < model.today }
      let tomorrow = model.today.advanced(by: 1)
      let leaving = max(hasStayed ? model.today : tomorrow, reservation.stay.lowerBound.advanced(by: 1))
      guard leaving < reservation.stay.upperBound else { return }
      let before = reservation
      reservation.stay = reservation.stay.lowerBound..<leaving
      reservation.spots = reservation.spots.filter { $0.night < leaving }
      guard !model.keepsEarly, reservation.spots.count < before.spots.count else { return }
      reservation.settle(slept: leaving, insteadOf: before)
    }
  }

  /// Marks after the cut-off on the day of arrival; past nights stay used.
  mutating func markNoShow(_ number: Int) throws {
    try step(number, from: [.reserved], to: .noShow) { model, reservation in
      let arrival = reservation.stay.lowerBound
      guard arrival < model.today || arrival == model.today && model.now % 1440 > Self.noShowAfter else {
        throw CampingError(.invalidRequest, [])
      }
      reservation.spots = reservation.spots.filter { $0.night < model.today }
    }
  }
}

extension WalkModel.Kept {
  /// The site of a night; nil when it does not hold it.
  func site(of night: Day) -> Int? { spots.first { $0.night == night }?.site }

  /// The party's site on a day, or its first one after, or its last.
  func site(on day: Day) -> Int {
    let nights = spots.sorted { $0.night < $1.night }
    return (nights.first { $0.night >= day } ?? nights.last)?.site ?? site
  }
}
