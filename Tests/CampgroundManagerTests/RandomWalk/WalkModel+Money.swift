import TestSupport

@testable import CampgroundManager

/// The prices of a walk, and the charges of stays, in cents and by arithmetic of its own.
extension WalkModel {
  /// One night as agreed.
  struct Price: Equatable {
    var amount: Int
    var extras: Int
    var rate: Rate
    /// Its part of each discount.
    var parts: [Int] = []
    /// The taxes from which the party was exempt when it slept there, where that has changed since.
    var exempt: [String]?

    var full: Int { amount + extras }
    var sum: Int { full - parts.reduce(0, +) }

    func part(_ number: Int) -> Int { parts.indices.contains(number) ? parts[number] : 0 }

    /// True when it is the same before discounts.
    func isSame(as other: Price?) -> Bool {
      amount == other?.amount && extras == other?.extras && rate == other?.rate
    }
  }

  /// The rate of a night; no rate has made a price on which people have agreed.
  enum Rate { case standard, weekend, lake, own }

  /// The price that people have agreed on beside the rates.
  struct Terms: Equatable {
    var discounts: [Discount] = []
    var nightly: Int?
    /// The taxes from which the party is exempt.
    var exempt: [String] = []
  }

  /// The taxes: 7.25 % and 1.11 a night; beside them the fee is 2.00.
  static let taxes = ["county", "night"]

  /// Sets the prices: any night is 41.37, a Friday or Saturday 55.01, and on site 3 each is 61.00 or a week 300.00.
  func setPrices(of camp: TestCampground) throws {
    try camp.makeRate("Standard", "41.37") { $0.extraAdult = Amount("5.03") }
    try camp.makeRate("Weekend", "55.01") {
      $0.weekdays = [.fri, .sat]
      $0.extraAdult = Amount("7.00")
    }
    try camp.makeRate("Lake", "61.00") {
      $0.site = 3
      $0.weekly = Amount("300.00")
    }
    try camp.makeTax("county") { $0.percent = Percent("7.25%") }
    try camp.makeTax("night") { $0.perNight = Amount("1.11") }
    try camp.makeTax(Self.fee) { ($0.perStay, $0.isFee) = (Amount("2.00"), true) }
    try Self.makeDiscounts(in: camp)
    try camp.agree {
      $0.deposit = Portion("20%")
      $0.cancellation = CancellationBands("3:0% 1:50% 0:100%")
      $0.noShow = Portion("1-night")
      $0.early = keepsEarly ? .keep : .refund
      $0.shortened = keepsSlept ? .keep : .reprice
    }
  }

  /// A reservation with the nights and prices that its change of state leaves.
  func settled(_ after: Kept) -> Kept {
    guard let status = after.status else { return after }
    var settled = after
    settled.trim()
    for spot in settled.spots where settled.agreed[spot.night] == nil { settled.agreed[spot.night] = spot.site }
    if status == .noShow { (settled.prices, settled.became) = ([:], [:]) }
    return settled
  }

  /// Charges a reservation what its new state costs.
  mutating func charge(_ after: Kept, from before: Kept?, to id: String) {
    guard let status = after.status else { return }
    var account = account(of: id)
    let waived = account.waived
    switch status {
    case .expired: account.charge([:], keepingOthers: false)
    case .cancelled where before?.status != status:
      account.leave(before?.total ?? 0)
      account.charge(before?.cancellation(on: today, waived: waived) ?? [:])
    case .noShow where before?.status != status:
      let waivers = account.amountsWaived
      account.leave(before?.total ?? 0)
      account.charge(before?.penalty("no-show", share: nil, waived: waived) ?? [:])
      waivedBeforeNoShow[id] = waivers.merging(account.amountsWaived) { $0 - $1 }
    case .checkedIn where before?.status == .noShow:
      for (name, amount) in waivedBeforeNoShow[id] ?? [:] { account[.waiver(name)] += amount }
      account.charge(after.charges)
    case .cancelled, .noShow: break
    case .checkedOut where before?.status == status:
      account.charge(account.charged(after.charges, insteadOf: before?.charges ?? [:]))
    case .checkedOut where keepsEarly && after.spots.count < before?.spots.count ?? 0:
      account.charge(before?.leftEarly(as: after) ?? [:])
    default: account.charge(after.charges)
    }
    post(account, to: id)
  }
}

extension WalkModel.Kept {
  /// Forgets the prices of nights that it does not hold.
  mutating func trim() {
    prices = prices.filter { night, _ in site(of: night) != nil }
    became = became.filter { night, _ in prices[night] != nil }
    agreed = agreed.filter { night, _ in site(of: night) != nil }
  }

  /// The prices of its nights in the stay as it has become.
  var whole: [Day: WalkModel.Price] { prices.merging(became) { $1 } }

  /// The whole price of its nights after all discounts.
  var net: Int { whole.values.reduce(0) { $0 + $1.sum } }

  private func tax(_ name: String, of prices: [Day: WalkModel.Price]) -> Int {
    let taxed = prices.values.filter { !($0.exempt ?? terms.exempt).contains(name) }
    return name == "county" ? Arithmetic.halfToEven(taxed.reduce(0) { $0 + $1.sum } * 72_500) : 111 * taxed.count
  }

  /// The charges for its nights as they were slept, or are to be, and the rest of the whole as lines of a day.
  var charges: [WalkModel.Line: Int] {
    let price = prices.values.reduce(0) { $0 + $1.sum }
    var charges: [WalkModel.Line: Int] = [.price: price, .fee: prices.isEmpty ? 0 : 200, .apart: net - price]
    for name in WalkModel.taxes {
      charges[.tax(name)] = tax(name, of: prices)
      charges[.apartTax(name)] = tax(name, of: whole) - tax(name, of: prices)
    }
    let (own, all) = (parts(of: prices), parts(of: whole))
    for (name, part) in own {
      (charges[.part(name)], charges[.part("apart \(name)")]) = (part, (all[name] ?? 0) - part)
    }
    return charges
  }

  /// The account's lines of the price.
  private func parts(of prices: [Day: WalkModel.Price]) -> [String: Int] {
    var parts = ["nights": 0, "extras": 0]
    for price in prices.values {
      parts["nights", default: 0] += price.amount
      parts["extras", default: 0] += price.extras
    }
    for (number, discount) in terms.discounts.enumerated() {
      parts["discount \(discount.name)", default: 0] -= prices.values.reduce(0) { $0 + $1.part(number) }
    }
    return parts
  }

  /// The sum of all charges.
  var total: Int { charges.reduce(0) { $1.key.isPart ? $0 : $0 + $1.value } }

  /// The charges for its nights alone, of which the deposit is a share.
  var priceOfNights: Int {
    charges.reduce(0) { $1.key.isPart || $1.key.isApart ? $0 : $0 + $1.value }
  }
}
