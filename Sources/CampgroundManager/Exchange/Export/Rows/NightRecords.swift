/// A sold night, with its part of the price of the stay.
struct NightRecord {
  let reservation: Reservation
  let night: Night
  /// The taxes and fees on it, in minor units; nil for a night without a price.
  let taxes: Int?
  /// The part of the stay's price that it has; taxes that prices include are in it once.
  let total: Int?
}

/// The nights that reservations hold, by reservation as they are listed, then by night.
enum NightRecords: RecordKind {
  static let columns: [RecordColumn<NightRecord>] = [
    .day("night") { $0.night.night },
    .text("site") { $0.night.site.text },
    .text("reservation") { $0.reservation.id?.description },
    .text("status") { $0.reservation.status.rawValue },
    .text("camperId") { $0.reservation.camper.id.description },
    .text("camper") { $0.reservation.camper.fullName },
    .text("rate") { $0.night.price?.rate },
    .amount("price") { $0.night.price?.amount },
    .amount("extras") { $0.night.price?.extras.sum },
    .amount("discounts") { ($0.night.price?.discounts).map { 0 - $0.reduce(0, +) } },
    .amount("taxes") { $0.taxes },
    .amount("total") { $0.total },
  ]

  static func forEach(in source: RecordSource, _ body: (NightRecord) throws -> Void) throws {
    let now = source.clock.now.seconds
    let table = ReservationTable(store: source.store, clock: source.clock)
    try Slices.forEach(in: source.store, .large) {
      try table.slice(ReservationFilter(), after: $0, limit: $1)
    } body: { kept in
      for record in records(of: kept.asOf(now)) { try body(record) }
    }
  }

  private static func records(of reservation: Reservation) -> [NightRecord] {
    let price = StayPrice(
      nights: reservation.nights.map(\.price), taxes: reservation.taxes, discounts: reservation.terms?.discounts ?? [])
    return zip(reservation.nights, price.shares).map { night, lines in
      guard night.price != nil else {
        return NightRecord(reservation: reservation, night: night, taxes: nil, total: nil)
      }
      let taxes = lines.filter { $0.item == .taxes || $0.item == .fees }
      return NightRecord(
        reservation: reservation, night: night, taxes: taxes.reduce(0) { $0 + $1.amount },
        total: lines.reduce(0) { $0 + $1.amount })
    }
  }
}
