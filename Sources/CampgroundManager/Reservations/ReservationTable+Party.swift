import Persistence

/// Where parties are, and where they were to be.
extension ReservationTable {
  /// The party whose last night on a site is past, which was checked in and has not checked out; nil when there is none.
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

  /// The nights that a reservation held before it last gave them up, as its images in the journal say.
  func nightsOnceHeld(by id: ReservationID) throws -> [Day: Night] {
    let images = try store.rows(
      "SELECT before FROM change WHERE kind = \(Self.kind) AND thing = \(id) AND before IS NOT NULL ORDER BY id DESC"
    ) { try Self.image($0[0]) }
    let nights = images.flatMap(\.nights).map { ($0.night, $0) }
    return Dictionary(nights) { newest, _ in newest }
  }
}
