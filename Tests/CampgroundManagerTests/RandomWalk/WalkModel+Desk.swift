@testable import CampgroundManager

/// What happens at the desk: parties come, leave, or do not come.
extension WalkModel {
  /// When, on the day of arrival, a party that has not come can be marked a no-show.
  static let noShowAfter = 18 * 60

  mutating func checkIn(_ number: Int) throws {
    try step(number, from: [.reserved, .noShow], to: .checkedIn) { model, reservation in
      try model.letIn(&reservation, "r-\(number)")
    }
  }

  /// A party has to have a site for tonight; one that did not come in time gets the nights that it then gave up.
  func letIn(_ reservation: inout Kept, _ id: String) throws {
    guard reservation.stay.contains(today) else { throw CampingError(.invalidRequest, []) }
    if kept[id]?.status == .noShow {
      let givenUp = beforeNoShow[id]
      let left = givenUp?.spots.filter { $0.night >= today } ?? []
      reservation.spots = reservation.spots.filter { $0.night < today }.union(left)
      reservation.prices = givenUp?.prices ?? [:]
    }
    guard let tonight = reservation.site(of: today), lastParty(on: tonight, besides: id) == nil,
      holders[Spot(site: tonight, night: today)]?.hasPrefix("b-") != true
    else { throw CampingError(.invalidRequest, []) }
  }

  /// Who slept last on a site, should have left by today, and has not.
  func lastParty(on site: Int, besides id: String? = nil) -> String? {
    overdue.first { $0 != id && kept[$0]?.spots.max { $0.night < $1.night }?.site == site }
  }

  /// Who has not left by the day of departure.
  private var overdue: [String] {
    present.filter { kept[$0].map { $0.stay.upperBound <= today } ?? false }
  }

  /// The nights from today on are given back; who has slept no night has used tonight's all the same.
  mutating func checkOut(_ number: Int) throws {
    try step(number, from: [.checkedIn], to: .checkedOut) { model, reservation in
      let hasStayed = reservation.spots.isEmpty || reservation.spots.contains { $0.night < model.today }
      let tomorrow = model.today.advanced(by: 1)
      let leaving = max(hasStayed ? model.today : tomorrow, reservation.stay.lowerBound.advanced(by: 1))
      guard leaving < reservation.stay.upperBound else { return }
      reservation.stay = reservation.stay.lowerBound..<leaving
      reservation.spots = reservation.spots.filter { $0.night < leaving }
    }
  }

  /// After the cut-off on the day of arrival; the nights that are past stay used.
  mutating func markNoShow(_ number: Int) throws {
    try step(number, from: [.reserved], to: .noShow) { model, reservation in
      let arrival = reservation.stay.lowerBound
      guard arrival < model.today || arrival == model.today && model.now % 1440 > Self.noShowAfter else {
        throw CampingError(.invalidRequest, [])
      }
      reservation.spots = reservation.spots.filter { $0.night < model.today }
    }
  }

  /// All of a group whose status allows it, or none.
  mutating func stepAll(
    _ group: String, from statuses: Set<ReservationStatus>, to status: ReservationStatus,
    _ change: (WalkModel, inout Kept, String) throws -> Void
  ) throws {
    let members = kept.filter { $0.value.group == group }
    if members.isEmpty { throw CampingError(.notFound, []) }
    var able = members.filter { $0.value.status.map(statuses.contains) ?? false }
    if able.isEmpty { throw CampingError(.invalidRequest, []) }
    for id in able.keys {
      able[id]?.status = status
      able[id]?.expires = nil
      if var member = able[id] {
        try change(self, &member, id)
        able[id] = member
      }
    }
    try keep(able)
  }
}

extension WalkModel.Kept {
  /// Where it is to spend a night; nil when it does not hold it.
  func site(of night: Day) -> Int? { spots.first { $0.night == night }?.site }

  /// Where its party is, or will first be, or last was.
  func site(on day: Day) -> Int {
    let nights = spots.sorted { $0.night < $1.night }
    return (nights.first { $0.night >= day } ?? nights.last)?.site ?? site
  }
}
