import Persistence

/// The sites of parties, and those that they were to have.
extension ReservationTable {
  /// The party that checked in, whose last night on a site is past, and that has not checked out; nil when there is
  /// none.
  func lastParty(on site: SiteNumber, besides id: ReservationID? = nil) throws -> ReservationID? {
    try lastParties(on: [site], besides: id)[site]
  }

  /// The same of several sites, those that have such a party.
  func lastParties(on sites: [SiteNumber], besides id: ReservationID? = nil) throws -> [SiteNumber: ReservationID] {
    let today = clock.today
    var parties: [SiteNumber: ReservationID] = [:]
    for some in Slices.of(sites) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT site.number, r.id FROM camp_site AS site CROSS JOIN night CROSS JOIN reservation AS r
          WHERE \(SQL("site.number", isOneOf: some)) AND night.site = site.id AND night.night < \(today)
            AND r.id = night.reservation AND r.status = 'checked-in' AND r.departure <= \(today)
            AND r.id <> \(id?.rawValue ?? 0)
            AND NOT EXISTS (SELECT 1 FROM night AS later WHERE later.reservation = r.id AND later.night > night.night)
          ORDER BY night.night
          """
        ) { parties[try $0[0]] = try $0[1] }
      }
    }
    return parties
  }

  /// The nights that a reservation held when it was marked a no-show, by the journal's image.
  func nightsBeforeNoShow(of id: ReservationID) throws -> [Night] { try marking(asNoShow: id)?.before.nights ?? [] }

  /// The waivers that ended with the stay when it was marked a no-show, by the journal.
  func waiversBeforeNoShow(of id: ReservationID) throws -> [LedgerLine] {
    guard let command = try marking(asNoShow: id)?.command else { return [] }
    let waiver = LedgerEntry.Item.discountsApart
    return try store.rows(
      """
      SELECT ledger.name, sum(ledger.amount) FROM change JOIN ledger ON ledger.id = change.thing
      WHERE change.command = \(command) AND change.kind = \(LedgerEntry.kind) AND change.before IS NULL
        AND ledger.reservation = \(id) AND ledger.item = \(waiver)
      GROUP BY ledger.name ORDER BY min(ledger.id)
      """
    ) { LedgerLine(item: waiver, name: try $0[0], amount: -(try MinorUnits.stored($0[1]))) }
  }

  /// The last command that marked a reservation a no-show, and the reservation before it.
  private func marking(asNoShow id: ReservationID) throws -> (before: Reservation, command: Int64)? {
    let changes = try store.rows(
      """
      SELECT before, after, command FROM change
      WHERE kind = \(Self.kind) AND thing = \(id) AND before IS NOT NULL AND after IS NOT NULL ORDER BY id DESC
      """
    ) { try (before: Self.image($0[0]), after: Self.image($0[1]), command: $0[2] as Int64) }
    return changes.first { $0.before.status == .reserved && $0.after.status == .noShow }
      .map { (before: $0.before, command: $0.command) }
  }

  /// The prices of the nights that blocks have taken from a reservation; nil for a night without a price.
  func displacedPrices(of id: ReservationID) throws -> [Day: NightPrice?] {
    var prices: [Day: NightPrice?] = [:]
    try store.ifAny {
      try store.forEach(
        "SELECT night, \(NightPrice.columns) FROM displaced_night WHERE reservation = \(id) ORDER BY block"
      ) {
        prices.updateValue(try NightPrice.ifAny($0, at: 1), forKey: try $0[0])
      }
    }
    return prices
  }
}
