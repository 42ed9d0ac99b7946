/// What prices are made of.
extension AvailabilityService {
  /// What is added to prices; nothing is read as long as there are none.
  func taxes(by rates: RateBook) throws -> [TaxRule] {
    rates.isEmpty ? [] : try taxes.taxes().map(\.rule)
  }

  /// Whether there is any rate, so that nights have prices.
  public var isPriced: Bool {
    get throws { try !rates.book().isEmpty }
  }
}
