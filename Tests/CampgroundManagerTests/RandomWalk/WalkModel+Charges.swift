import TestSupport

@testable import CampgroundManager

/// Charges beside the stays of a walk: by hand and of items, with a sales tax of 6 %, and sales over the counter.
extension WalkModel {
  static let item = "firewood"
  static let itemPrice = 600

  static func setCharges(of camp: TestCampground) throws {
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("6%"), [.charges, .items]) }
    try camp.makeItem(item, "6.00")
    try camp.set { $0.surcharge = .set("card=3%") }
  }

  mutating func charge(_ number: Int, _ thing: WalkStep.Charged) throws {
    let reservation = try find(number)
    let cents = try thing.cents
    guard cents > 0 else { return }
    var account = account(of: "r-\(number)")
    account[.charge(thing.name)] += cents
    account[.chargeTax(thing.name)] += salesTax(on: cents, reservation)
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  /// Takes a charge back, with its share of the tax.
  mutating func adjust(_ number: Int, _ thing: WalkStep.Charged) throws {
    _ = try find(number)
    let cents = try thing.cents
    var account = account(of: "r-\(number)")
    let charged = account[.charge(thing.name)]
    guard cents <= max(0, min(charged, account.total)) else { throw CampingError(.invalidRequest, []) }
    guard cents > 0 else { return }
    account[.chargeTax(thing.name)] -= Self.share(of: cents, account[.chargeTax(thing.name)], outOf: charged)
    account[.charge(thing.name)] -= cents
    account.limitWaivers()
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  /// The tax on a charge, from which a certificate for all taxes exempts.
  func salesTax(on cents: Int, _ reservation: Kept? = nil) -> Int {
    reservation?.terms.exempt == Self.taxes ? 0 : Arithmetic.halfToEven(cents * 60_000)
  }

  mutating func sell(_ thing: WalkStep.Charged) throws {
    let cents = try thing.cents
    guard cents > 0 else { throw CampingError(.invalidRequest, []) }
    sales += 1
    var account = Account()
    account[.charge(thing.name)] = cents
    account[.chargeTax(thing.name)] = salesTax(on: cents)
    account[.money] = account.total
    post(account, to: "sale \(sales)")
  }

  /// Pays a sale back; nil is all that was not refunded.
  mutating func refundSale(_ number: Int, _ cents: Int?) throws {
    guard (1...max(1, sales)).contains(number), sales > 0 else { throw CampingError(.notFound, []) }
    var account = account(of: "sale \(number)")
    let cents = cents ?? account.paid
    guard cents <= account.paid else { throw CampingError(.invalidRequest, []) }
    guard cents > 0 else { return }
    let paid = account.paid
    for name in ["", Self.item] {
      let tax = Self.share(of: cents, account[.chargeTax(name)], outOf: paid)
      if account[.charge(name)] != 0 { account[.charge(name)] -= cents - tax }
      account[.chargeTax(name)] -= tax
    }
    account[.money] -= cents
    post(account, to: "sale \(number)")
  }
}

extension WalkStep.Charged {
  var name: String {
    switch self {
    case .cents: ""
    case .items: WalkModel.item
    }
  }

  fileprivate var cents: Int {
    get throws {
      switch self {
      case .cents(let cents): return cents
      case .items(let count):
        guard count >= 1 else { throw CampingError(.invalidRequest, []) }
        return WalkModel.itemPrice * count
      }
    }
  }
}
