import Persistence

/// The stays of two records that do not go together once they are one person's.
package struct StayCollisions: Hashable, Sendable {
  /// The pairs of stays that have nights in common, one of each record.
  package var overlaps: [Pair] = []
  /// The stays with which the nights in a row, or within some days, become too many, each with its problem.
  package var tooLong: [Long] = []

  package struct Pair: Hashable, Sendable {
    package let one: ReservationID
    package let other: ReservationID
  }

  package struct Long: Hashable, Sendable {
    package let reservation: ReservationID
    package let problem: Problem
  }
}

/// The stays of two campers beside each other.
extension PeopleService {
  /// The stays to come, or going on, that collide when the two become one person.
  func collisions(of keep: Camper, _ other: Camper) throws -> StayCollisions {
    let kept = try [keep, other].map { camper in
      try reservations.reservations(of: camper.id).filter { $0.status.isActive || $0.status == .checkedOut }
    }
    let stays = kept.map { $0.filter { $0.isAhead(of: journal.clock.today) } }
    var collisions = StayCollisions()
    for (one, other) in stays[0].flatMap({ one in stays[1].map { (one, $0) } }) {
      guard let pair = StayCollisions.Pair(one, other) else { continue }
      collisions.overlaps.append(pair)
    }
    for number in 0...1 {
      collisions.tooLong += try tooLong(stays[number], of: kept[number], beside: kept[1 - number])
    }
    return collisions
  }

  /// The stays that the other ones lengthen beyond the nights in a row, or within some days, that a camper may stay.
  private func tooLong(
    _ ahead: [Reservation], of own: [Reservation], beside others: [Reservation]
  ) throws -> [StayCollisions.Long] {
    let settings = try SettingsTable(store: journal.store).settings()
    let named = try RuleTable(store: journal.store).rules()
    let sites = try CampSiteService(journal: journal).listCampSites()
    let known = Dictionary(sites.map { ($0.siteNumber, $0) }) { first, _ in first }
    return ahead.compactMap { reservation in
      guard let id = reservation.id, let stay = Stay(arrival: reservation.arrival, departure: reservation.departure),
        let site = known[reservation.siteNumber]
      else { return nil }
      func longest(_ others: [Reservation]) -> Problem? {
        let rules = StayRules(
          settings: settings, named: named, today: journal.clock.today, others: CamperStays(of: others, on: known))
        return rules.on(site).problems(of: stay).first(where: \.countsOtherStays)
      }
      let former = own.filter { $0.id != id }
      guard let problem = longest(former + others), problem != longest(former) else { return nil }
      return StayCollisions.Long(reservation: id, problem: problem)
    }
  }
}

extension StayCollisions.Pair {
  /// Returns nil for stays that have no night in common.
  fileprivate init?(_ one: Reservation, _ other: Reservation) {
    guard let first = one.id, let second = other.id, one.arrival < other.departure, other.arrival < one.departure
    else { return nil }
    self.init(one: first, other: second)
  }
}

extension CamperStays {
  /// The stays and nights of some reservations.
  fileprivate init(of reservations: [Reservation], on sites: [SiteNumber: CampSite]) {
    stays = reservations.compactMap { Stay(arrival: $0.arrival, departure: $0.departure) }
    nights = reservations.flatMap(\.nights).compactMap { night in
      sites[night.site].map { CamperStays.Night(day: night.night, site: night.site, type: $0.type) }
    }
  }
}

extension Reservation {
  /// True for a stay to come or going on.
  fileprivate func isAhead(of today: Day) -> Bool { status.isActive && departure > today }
}
