@testable import CampgroundManager

/// Money that moves between accounts, goes back, or is held as security.
extension WalkModel {
  /// A payment by card has a surcharge of 3 % beside it.
  mutating func payByCard(_ number: Int, _ cents: Int) throws {
    let fee = Arithmetic.halfToEven(cents * 30_000)
    try pay(number, cents, withFee: fee)
  }

  mutating func refund(_ number: Int, _ cents: Int) throws {
    _ = try find(number)
    var account = account(of: "r-\(number)")
    guard cents <= account.paid else { throw CampingError(.invalidRequest, []) }
    account[.money] -= cents
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  /// Gives the credit, or an amount paid, to another reservation; that may confirm a hold.
  mutating func transfer(_ number: Int, to other: Int, _ cents: Int?) throws {
    _ = try find(number)
    _ = try find(other)
    if number == other { throw CampingError(.invalidRequest, []) }
    var giving = account(of: "r-\(number)")
    let credit = max(0, giving.paid + giving.writtenOff - giving.total)
    if cents == nil && credit == 0 { throw CampingError(.invalidRequest, []) }
    let cents = cents ?? credit
    guard cents <= giving.paid else { throw CampingError(.invalidRequest, []) }
    guard cents > 0 else { return }
    giving[.money] -= cents
    giving.limitWriteOff()
    post(giving, to: "r-\(number)")
    try pay(other, cents)
  }

  mutating func paySecurity(_ number: Int, _ cents: Int) throws {
    _ = try find(number)
    var account = account(of: "r-\(number)")
    account[.security] += cents
    post(account, to: "r-\(number)")
  }

  mutating func refundSecurity(_ number: Int, _ cents: Int) throws {
    _ = try find(number)
    var account = account(of: "r-\(number)")
    guard cents <= account[.security] else { throw CampingError(.invalidRequest, []) }
    account[.security] -= cents
    post(account, to: "r-\(number)")
  }

  /// Keeps a part of the security, which pays a charge with its tax.
  mutating func keepSecurity(_ number: Int, _ cents: Int) throws {
    let reservation = try find(number)
    var account = account(of: "r-\(number)")
    let tax = salesTax(on: cents, reservation)
    guard cents + tax <= account[.security] else { throw CampingError(.invalidRequest, []) }
    account[.charge("")] += cents
    account[.chargeTax("")] += tax
    account[.security] -= cents + tax
    account[.money] += cents + tax
    account.limitWriteOff()
    post(account, to: "r-\(number)")
  }

  /// True when no purse of an account, and no charge, was ever below 0.
  func wasCovered(_ id: String, _ lines: Dictionary<Line, Int>.Keys) -> Bool {
    let charges: [Line] = [.charge(""), .charge(Self.item), .charge(Self.other)]
    for part in [[Line.money], [.security], [.surcharge], charges] where part.contains(where: lines.contains) {
      var sum = 0
      for origin in posted.sorted() {
        let amounts = entries[origin - 1].posting?.amounts[id] ?? [:]
        sum += part.reduce(0) { $0 + (amounts[$1] ?? 0) }
        if sum < 0 { return false }
      }
    }
    return true
  }
}
