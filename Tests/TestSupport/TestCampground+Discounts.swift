import CampgroundManager

extension TestCampground {
  /// A named discount; the closure sets its measure.
  @discardableResult
  package func makeDiscount(
    _ name: String = "Access", _ change: (inout DiscountRequest) -> Void
  ) throws -> Discount {
    var request = DiscountRequest(name)
    change(&request)
    return try campground.discounts.addDiscount(request).result
  }

  /// Named discounts by their percentages.
  package func makeDiscounts(_ percentages: KeyValuePairs<String, String>) throws {
    for (name, percent) in percentages { try makeDiscount(name) { $0.percent = Percent(percent) } }
  }

  /// A reservation with discounts, in their order.
  @discardableResult
  package func reserve(
    _ site: SiteNumber = 1, _ days: Range<Day>, discounts: [String], pass: String? = nil
  ) throws -> Reserved {
    try reserve(site, days) {
      $0.terms = TermsRequest { ($0.discount, $0.pass) = (discounts, pass.map(Edit.set)) }
    }
  }

  /// Takes an amount or a percentage off by hand.
  @discardableResult
  package func discount(
    _ what: String, on made: ReservationReference = "r-1", because reason: String = "noise"
  ) throws -> WriteResult<Reservation> {
    guard let share = DiscountShare(what) else { preconditionFailure("A test takes \(what) off.") }
    return try campground.reservations.discount(made, share, because: reason)
  }

  /// Changes a reservation by the closure.
  @discardableResult
  package func edit(
    _ made: ReservationReference = "r-1", _ fill: (inout ReservationEdits) throws -> Void
  ) throws -> WriteResult<Reservation> {
    try campground.reservations.change(made, ReservationEdits(fill))
  }

  /// Changes the number of nights.
  @discardableResult
  package func change(_ made: ReservationReference = "r-1", nights: Int) throws -> WriteResult<Reservation> {
    try edit(made) { $0.nights = nights }
  }

  /// Changes the price that people agree on.
  @discardableResult
  package func change(
    _ made: ReservationReference = "r-1", terms change: (inout TermsRequest) -> Void
  ) throws -> WriteResult<Reservation> {
    try edit(made) { $0.terms = TermsRequest(change) }
  }
}
