import Persistence

/// The sites of parties, and those that they were to have.
extension ReservationTable {
  /// The party that checked in, whose last night on a site is past, and that has not checked out; nil when there is
  /// none.
  func lastParty(on site: SiteNumber, besides id: ReservationID? = nil) throws -> ReservationID? {
    let today = clock.today
    return try store.first(
      """
      SELECT r.id FROM night JOIN reservation AS r ON r.id = night.reservation
      WHERE night.site = (SELECT id FROM camp_site WHERE number = \(site)) AND night.night < \(today)
        AND r.status = 'checked-in' AND r.departure <= \(today) AND r.id <> \(id?.rawValue ?? 0)
        AND NOT EXISTS (SELECT 1 FROM night AS later WHERE later.reservation = r.id AND later.night > night.night)
      ORDER BY night.night DESC LIMIT 1
      """
    ) { try $0[0] as ReservationID }
  }

  /// The nights that a reservation held when it was marked a no-show, by the journal's image.
  func nightsBeforeNoShow(of id: ReservationID) throws -> [Night] {
    let images = try store.rows(
      """
      SELECT before, after FROM change
      WHERE kind = \(Self.kind) AND thing = \(id) AND before IS NOT NULL AND after IS NOT NULL ORDER BY id DESC
      """
    ) { try (before: Self.image($0[0]), after: Self.image($0[1])) }
    return images.first { $0.before.status != .noShow && $0.after.status == .noShow }?.before.nights ?? []
  }

  /// The prices of the nights that blocks have taken from a reservation; nil for a night without a price.
  func displacedPrices(of id: ReservationID) throws -> [Day: NightPrice?] {
    var prices: [Day: NightPrice?] = [:]
    try store.forEach(
      "SELECT night, \(NightPrice.columns) FROM displaced_night WHERE reservation = \(id) ORDER BY block"
    ) {
      prices.updateValue(try NightPrice.ifAny($0, at: 1), forKey: try $0[0])
    }
    return prices
  }
}
