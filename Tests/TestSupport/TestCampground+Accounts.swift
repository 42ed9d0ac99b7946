import CampgroundManager
import Testing

extension TestCampground {
  /// A campground with sites at 45.00 a night, by default a county tax of 10 %, and all that the closure makes.
  package static func priced(
    tax: Percent? = Percent("10%"), at line: SourceLocation = #_sourceLocation,
    make: (TestCampground) throws -> Void = { _ in }
  ) -> TestCampground {
    TestCampground(sites: 1, 2, 3, at: line) { camp in
      try camp.makeRate()
      if let tax { try camp.makeTax { $0.percent = tax } }
      try make(camp)
    }
  }

  @discardableResult
  package func pay(
    _ amount: String, on made: ReservationReference = "r-1", by method: String? = nil, for memo: String? = nil
  ) throws -> WriteResult<Account> {
    try campground.accounts.pay(made, Self.request(amount, by: method, for: memo))
  }

  @discardableResult
  package func refund(
    _ amount: String, on made: ReservationReference = "r-1", by method: String? = nil, for memo: String? = nil
  ) throws -> WriteResult<Account> {
    try campground.accounts.refund(made, Self.request(amount, by: method, for: memo))
  }

  @discardableResult
  package func charge(
    _ amount: String, on made: ReservationReference = "r-1", for memo: String? = nil
  ) throws -> WriteResult<Account> {
    try campground.accounts.charge(made, Self.charge(amount, for: memo))
  }

  @discardableResult
  package func adjust(
    _ amount: String, on made: ReservationReference = "r-1", for memo: String? = nil
  ) throws -> WriteResult<Account> {
    try campground.accounts.uncharge(made, Self.charge(amount, for: memo))
  }

  /// The sums of the account, in minor units.
  package func sums(_ made: ReservationReference = "r-1") throws -> AccountSums {
    try campground.accounts.account(made).sums
  }

  private static func charge(_ amount: String, for memo: String?) -> ChargeRequest {
    guard let amount = Amount(amount) else { preconditionFailure("A test names \(amount), which is no amount.") }
    return ChargeRequest(amount, memo: memo)
  }

  /// Charges a number of an item.
  @discardableResult
  package func charge(
    item: String = "firewood", _ count: Int = 1, on made: ReservationReference = "r-1"
  ) throws -> WriteResult<Account> {
    try campground.accounts.charge(made, ChargeRequest(item: item, count: count))
  }

  /// Sells a number of an item over the counter.
  @discardableResult
  package func sell(item: String = "firewood", _ count: Int = 1, by method: String = "cash") throws -> Sale {
    try campground.accounts.sell(ChargeRequest(item: item, count: count), method: method).result
  }

  private static func request(_ amount: String, by method: String? = nil, for memo: String?) -> AccountRequest {
    guard let amount = Amount(amount) else { preconditionFailure("A test names \(amount), which is no amount.") }
    return AccountRequest(amount, method: method, memo: memo)
  }
}

extension TestCampground {
  /// Gives money to another reservation; by default the credit.
  @discardableResult
  package func transfer(
    _ amount: String? = nil, from made: ReservationReference = "r-1", to other: ReservationReference = "r-2",
    because reason: String? = nil
  ) throws -> WriteResult<[Account]> {
    try campground.accounts.transfer(
      made, to: other, amount.map { Self.request($0, for: nil).amount }, because: reason)
  }

  /// Pays what the reservations of a camper or a group owe.
  @discardableResult
  package func pay(
    _ holder: AccountHolder, _ amount: String, by method: String? = nil, credit: ReservationReference? = nil
  ) throws -> WriteResult<[Account]> {
    try campground.accounts.pay(holder, Self.request(amount, by: method, for: nil), credit: credit)
  }

  /// Receives a security deposit.
  @discardableResult
  package func secure(_ amount: String, on made: ReservationReference = "r-1") throws -> WriteResult<Account> {
    try campground.accounts.paySecurity(made, Self.request(amount, for: nil))
  }

  @discardableResult
  package func returnSecurity(_ amount: String, on made: ReservationReference = "r-1") throws -> WriteResult<Account> {
    try campground.accounts.refundSecurity(made, Self.request(amount, for: nil))
  }

  /// Charges an amount that the campground keeps of a security deposit.
  @discardableResult
  package func keep(
    _ amount: String, on made: ReservationReference = "r-1", for memo: String?
  ) throws -> WriteResult<Account> {
    try campground.accounts.keepSecurity(made, ChargeRequest(Self.request(amount, for: nil).amount, memo: memo))
  }
}

extension TestCampground {
  /// Waives a fee, a penalty or an amount.
  @discardableResult
  package func waive(
    _ what: String, on made: ReservationReference = "r-1", because reason: String = "kindness"
  ) throws -> WriteResult<Account> {
    guard let subject = WaiverSubject(what) else { preconditionFailure("A test waives \(what).") }
    return try campground.accounts.waive(made, subject, because: reason)
  }

  /// Writes off an amount, or the whole balance.
  @discardableResult
  package func writeOff(
    _ amount: String? = nil, on made: ReservationReference = "r-1", because reason: String = "no answer"
  ) throws -> WriteResult<Account> {
    try campground.accounts.writeOff(made, amount.map { Self.request($0, for: nil).amount }, because: reason)
  }
}
