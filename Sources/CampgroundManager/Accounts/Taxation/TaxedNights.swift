import Persistence

/// Reads the taxes of the nights that are held, each with the price of the night taxed.
struct TaxedNights {
  private let revenue: RevenueTable

  init(store: Store, clock: CampgroundClock) { revenue = RevenueTable(store: store, clock: clock) }

  /// Calls the body with the parts of the taxes that some nights have.
  func forEach(on days: ClosedRange<Day>, _ types: [SiteNumber: Slug], _ body: (TaxedPart) throws -> Void) throws {
    for stay in try revenue.stays(on: days) where stay.taxes.contains(where: { !$0.isFee }) {
      for part in Self.parts(of: stay, types) where days.contains(part.day) { try body(part) }
    }
  }

  /// The parts of the taxes of a whole stay, over which they are spread.
  private static func parts(of held: RevenueTable.PricedStay, _ types: [SiteNumber: Slug]) -> [TaxedPart] {
    let (priced, taxes) = (held.nights.filter { $0.price != nil }, held.taxes)
    let stay = StayTaxes(taxes, on: priced.compactMap(\.price), held.discounts)
    let days = priced.map { PricedDay(night: $0.night, type: types[$0.site]) }
    return taxes.indices.filter { !taxes[$0].isFee }.flatMap { number in
      zip(days.indices, stay.bases(of: number, days)).map { place, base in
        TaxedPart(
          name: taxes[number].name, day: days[place].night, type: days[place].type,
          amounts: TaxAmounts(base, tax: stay.shares[number][place]))
      }
    }
  }
}
