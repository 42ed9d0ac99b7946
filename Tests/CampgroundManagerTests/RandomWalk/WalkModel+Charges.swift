import TestSupport

@testable import CampgroundManager

/// Charges beside the stays of a walk: by hand and of items, with a sales tax of 6 %, and sales over the counter.
extension WalkModel {
  static let item = "firewood"
  static let other = "ice"
  static let prices = [item: 600, other: 350]

  static func setCharges(of camp: TestCampground) throws {
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("6%"), [.charges, .items]) }
    try camp.makeItem(item, "6.00")
    try camp.makeItem(other, "3.50")
    try camp.set { $0.surcharge = .set("card=3%") }
  }

  mutating func charge(_ number: Int, _ thing: WalkStep.Charged) throws {
    let reservation = try find(number)
    let parts = try thing.parts
    guard parts.contains(where: { $0.cents > 0 }) else { return }
    var account = account(of: "r-\(number)")
    for (name, cents) in parts {
      account[.charge(name)] += cents
      account[.chargeTax(name)] += salesTax(on: cents, reservation)
    }
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  /// Takes a charge back, with its share of the tax.
  mutating func adjust(_ number: Int, _ thing: WalkStep.Charged) throws {
    _ = try find(number)
    let parts = try thing.parts
    var account = account(of: "r-\(number)")
    for (name, cents) in parts {
      let charged = account[.charge(name)]
      guard cents <= max(0, min(charged, account.total)) else { throw CampingError(.invalidRequest, []) }
      guard cents > 0 else { continue }
      account[.chargeTax(name)] -= Self.share(of: cents, account[.chargeTax(name)], outOf: charged)
      account[.charge(name)] -= cents
    }
    guard parts.contains(where: { $0.cents > 0 }) else { return }
    account.limitWaivers()
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  /// The tax on a charge, from which a certificate for all taxes exempts.
  func salesTax(on cents: Int, _ reservation: Kept? = nil) -> Int {
    reservation?.terms.exempt == Self.taxes ? 0 : Arithmetic.halfToEven(cents * 60_000)
  }

  mutating func sell(_ thing: WalkStep.Charged) throws {
    let parts = try thing.parts
    guard parts.contains(where: { $0.cents > 0 }) else { throw CampingError(.invalidRequest, []) }
    sales += 1
    var account = Account()
    for (name, cents) in parts {
      account[.charge(name)] = cents
      account[.chargeTax(name)] = salesTax(on: cents)
    }
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
    let names = ["", Self.other, Self.item]
    let taxes = names.map { Self.share(of: cents, account[.chargeTax($0)], outOf: paid) }
    let all = names.reduce(0) { $0 + account[.charge($1)] }
    var rest = (cents: cents - taxes.reduce(0, +), charges: all)
    for (name, tax) in zip(names, taxes) where rest.charges > 0 {
      // Each has its part rounded down together with those before it.
      let charge = account[.charge(name)]
      rest.charges -= charge
      let left = (cents - taxes.reduce(0, +)) - ((cents - taxes.reduce(0, +)) * (all - rest.charges)) / all
      account[.charge(name)] -= rest.cents - left
      rest.cents = left
      account[.chargeTax(name)] -= tax
    }
    account[.money] -= cents
    post(account, to: "sale \(number)")
  }
}

extension WalkStep.Charged {
  /// The charges by name: empty for one by hand.
  fileprivate var parts: [(name: String, cents: Int)] {
    get throws {
      switch self {
      case .cents(let cents): return [("", cents)]
      case .items(let counts):
        return try counts.map { name, count in
          guard count >= 1 else { throw CampingError(.invalidRequest, []) }
          return (name, (WalkModel.prices[name] ?? 0) * count)
        }
      }
    }
  }
}
