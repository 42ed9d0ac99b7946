import CampgroundManager

/// The reservations that still have a site from today on, for people who change it.
struct StaysAhead {
  private let campground: Campground

  init(in campground: Campground) { self.campground = campground }

  /// For people: the reservations that a site has which goes out of service.
  func standing(on number: SiteNumber) throws -> [String] {
    let ids = try stays(on: number) { _ in true }
    return ids.isEmpty ? [] : [Hints.standingStays(ids)]
  }

  /// The first of all, on whatever site; nil when none is ahead.
  func first() throws -> ReservationID? {
    var filter = filter
    filter.limit = 1
    var first: ReservationID?
    try campground.reservations.forEachReservation(filter) { first = $0.id }
    return first
  }

  private var filter: ReservationFilter {
    var filter = ReservationFilter()
    filter.statuses = [.held, .reserved, .checkedIn]
    filter.from = campground.clock.today
    return filter
  }

  /// The number of them.
  func count(on number: SiteNumber) throws -> Int { try stays(on: number) { _ in true }.count }

  /// For people: the reservations whose party is larger than a site takes from now on, which the store has under a number.
  func tooLarge(for site: CampSite, numbered number: SiteNumber) throws -> [String] {
    guard let most = site.features.maxPeople else { return [] }
    let ids = try stays(on: number) { $0.party.people > most }
    return ids.isEmpty ? [] : [Hints.staysTooLarge(ids, for: site.siteNumber)]
  }

  /// For people: the reservations whose party needs a feature that the site no longer has.
  func lacking(at site: CampSite, numbered number: SiteNumber) throws -> [String] {
    let ids = try stays(on: number) { !$0.needs.problems(at: site.features).isEmpty }
    return ids.isEmpty ? [] : [Hints.staysLacking(ids, at: site.siteNumber)]
  }

  /// The reservations that hold a night there from today on, or were agreed for it and hold none.
  private func stays(on number: SiteNumber, where isMeant: @escaping (Reservation) -> Bool) throws -> [String] {
    let today = campground.clock.today
    var filter = filter
    filter.site = number
    var ids: [String] = []
    try campground.reservations.forEachReservation(filter) { reservation in
      let nights = reservation.nights.filter { $0.night >= today }
      guard nights.isEmpty || nights.contains(where: { $0.site == number }), isMeant(reservation) else { return }
      ids.append(reservation.id?.description ?? "")
    }
    return ids
  }
}
