import CampgroundManager

extension TestCampground {
  /// A rate of every night on every site; the closure changes it.
  @discardableResult
  package func makeRate(
    _ name: String = "Standard", _ nightly: String = "45.00", _ change: (inout RateRequest) -> Void = { _ in }
  ) throws -> Rate {
    guard let nightly = Amount(nightly) else { preconditionFailure("A test names \(nightly), which is no amount.") }
    let request = RateRequest {
      $0.nightly = nightly
      change(&$0)
    }
    return try campground.rates.addRate(name, request.edits).result
  }

  /// A tax; the closure sets its amount.
  @discardableResult
  package func makeTax(_ name: String = "county", _ change: (inout TaxRequest) -> Void) throws -> Tax {
    var request = TaxRequest(name)
    change(&request)
    return try campground.rates.addTax(request).result
  }

  /// An item that is sold.
  @discardableResult
  package func makeItem(
    _ name: String = "firewood", _ price: String = "6.00", taxes: [String]? = nil
  ) throws -> Item {
    guard let price = Amount(price) else { preconditionFailure("A test names \(price), which is no amount.") }
    return try campground.items.addItem(name, price: price, taxes: taxes).result
  }

  /// Changes the policy by the closure.
  package func agree(_ change: (inout PolicyEdits) -> Void) throws {
    _ = try campground.policies.change(PolicyEdits(change))
  }
}
