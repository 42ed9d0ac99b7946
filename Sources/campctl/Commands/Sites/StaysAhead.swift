import CampgroundManager

extension Campground {
  /// The notes about parties that still have a site out of service.
  func staysThatStand(on number: SiteNumber) throws -> [String] {
    let ids = try staysAhead(on: number) { _ in true }
    if ids.isEmpty { return [] }
    let verb = ids.count == 1 ? "has" : "have"
    return ["Hint: \(Self.named(ids)) still \(verb) it; campctl list-reservations --site shows them."]
  }

  /// The notes about parties that are larger than a site takes from now on.
  func staysTooLarge(for site: CampSite) throws -> [String] {
    guard let most = site.features.maxPeople else { return [] }
    let ids = try staysAhead(on: site.siteNumber) { $0.party.people > most }
    if ids.isEmpty { return [] }
    let verb = ids.count == 1 ? "has" : "have"
    return [
      "Hint: \(Self.named(ids)) \(verb) more people than site \(site.siteNumber) takes now, and \(verb) it still."
    ]
  }

  /// The first of the reservations that hold a night there from today on, or were agreed for it and hold none.
  private func staysAhead(
    on number: SiteNumber, where isMeant: @escaping (Reservation) -> Bool
  ) throws -> [String] {
    var filter = ReservationFilter()
    filter.site = number
    filter.statuses = [.held, .reserved, .checkedIn]
    filter.from = clock.today
    var ids: [String] = []
    try reservations.forEachReservation(filter) { reservation in
      let nights = reservation.nights.filter { $0.night >= clock.today }
      guard nights.isEmpty || nights.contains(where: { $0.site == number }), isMeant(reservation) else { return }
      if ids.count < 6 { ids.append(reservation.id?.description ?? "") }
    }
    return ids
  }

  private static func named(_ ids: [String]) -> String {
    ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " and more" : "")
  }
}
