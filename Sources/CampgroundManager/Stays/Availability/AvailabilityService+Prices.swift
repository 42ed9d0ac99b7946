/// The rates and taxes of which prices are made.
extension AvailabilityService {
  /// The taxes and fees on prices; nothing is read as long as there are none.
  func taxes(by rates: RateBook) throws -> [TaxRule] {
    rates.isEmpty ? [] : try TaxRule.ofStays(taxes.taxes())
  }

  /// True when there is any rate, so that nights have prices.
  package var isPriced: Bool {
    get throws { try !rates.book().isEmpty }
  }
}
