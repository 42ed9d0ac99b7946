import Persistence

/// Reads the taxes of the nights that are held, each with the price of the night that it is of.
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
    return taxes.indices.filter { !taxes[$0].isFee }.flatMap { number in
      zip(priced.indices, stay.netBases(of: number)).map { place, base in
        let (night, type) = (priced[place], types[priced[place].site])
        let isOn = stay.count(number, place) > 0
        let isFree = isOn ? taxes[number].isExempt : taxes[number].isLeftOut(of: night.night, type)
        let amounts = TaxAmounts(
          taxed: isOn && !isFree ? base : 0, exempt: isFree ? base : 0, tax: stay.shares[number][place])
        return TaxedPart(name: taxes[number].name, day: night.night, type: type, amounts: amounts)
      }
    }
  }
}

extension TaxRule {
  /// True for a night that would have the tax if the stay had another length.
  fileprivate func isLeftOut(of night: Day, _ type: Slug?) -> Bool {
    guard var scope, scope.staysUpTo != nil || scope.firstNights != nil else { return false }
    (scope.staysUpTo, scope.firstNights, scope.people) = (nil, nil, nil)
    return scope.count(CountedNight(night: night, type: type, party: Party(), place: 0, length: 1)) > 0
  }
}
