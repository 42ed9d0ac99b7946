import TestSupport

@testable import CampgroundManager

/// The discounts of a walk.
extension WalkModel {
  struct Discount: Equatable {
    enum Share: Equatable {
      /// In millionths.
      case percent(Int)
      case night(Int)
      case stay(Int)
    }

    /// The name; empty for one by hand.
    let name: String
    var share: Share
    var withExtras = false
    var weekdays: [Weekday] = []
    var from: Day = .earliest
    var before: Day = .latest
    var minNights = 1
    /// The amount beside the parts of the nights.
    var apart = 0

    func isSame(as other: Discount) -> Bool {
      var copy = other
      copy.apart = apart
      return self == copy
    }
  }

  static let discounts = [
    Discount(name: "Club", share: .percent(105_000)),
    Discount(name: "Coupon", share: .night(503), weekdays: [.mon, .fri, .sat]),
    Discount(name: "Voucher", share: .stay(9001), withExtras: true),
    Discount(name: "Long", share: .percent(150_000), withExtras: true, minNights: 4),
    Discount(
      name: "Summer", share: .percent(333_333), from: TestCampground.today.advanced(by: 4),
      before: TestCampground.today.advanced(by: 18)),
    Discount(name: "Family", share: .percent(800_000), withExtras: true),
  ]

  static func makeDiscounts(in camp: TestCampground) throws {
    for discount in discounts {
      try camp.makeDiscount(discount.name) {
        switch discount.share {
        case .percent(let millionths): $0.percent = Percent(millionths: millionths)
        case .night(let cents): $0.perNight = Amount(Currency.usDollar.text(cents))
        case .stay(let cents): $0.perStay = Amount(Currency.usDollar.text(cents))
        }
        ($0.includesExtras, $0.weekdays) = (discount.withExtras, discount.weekdays)
        if discount.from > .earliest { ($0.from, $0.before) = (discount.from, discount.before) }
        if discount.minNights > 1 { $0.minNights = discount.minNights }
      }
    }
  }
}

extension WalkModel.Kept {
  /// Agrees on what a request names; by hand all stays, behind the named ones.
  mutating func agree(on wish: WalkStep.Terms, _ today: Day) {
    if let names = wish.discounts {
      let named = names.compactMap { name in WalkModel.discounts.first { $0.name == name } }
      agree(
        on: named.map { rule in terms.discounts.first { $0.isSame(as: rule) } ?? rule }
          + terms.discounts.filter(\.name.isEmpty), today)
    }
    if let nightly = wish.nightly { terms.nightly = nightly }
    if let exempt = wish.exempt { terms.exempt = exempt }
  }

  /// Takes discounts in place of all others; one that ends goes on for the nights that were slept with it.
  mutating func agree(on discounts: [WalkModel.Discount], _ today: Day) {
    let former = terms.discounts
    let ended = former.indices.filter { number in !discounts.contains { $0.name == former[number].name } }
      .compactMap { number -> WalkModel.Discount? in
        let sum = prices.reduce(0) { $0 + ($1.key < today ? $1.value.part(number) : 0) }
        guard sum > 0 else { return nil }
        var ended = former[number]
        ended.before = min(ended.before, today)
        if case .stay = ended.share { ended.share = .stay(sum) }
        return ended
      }
    terms.discounts = ended + discounts
    var byHand = former.indices.filter { former[$0].name.isEmpty }
    let numbers = terms.discounts.map { discount -> Int? in
      if !discount.name.isEmpty { return former.firstIndex { $0.name == discount.name } }
      return byHand.isEmpty ? nil : byHand.removeFirst()
    }
    if former.isEmpty { return }
    prices = prices.mapValues { price in
      var price = price
      price.parts = numbers.map { $0.map(price.part) ?? 0 }
      return price
    }
  }

  /// The price of its nights after all discounts.
  var net: Int {
    prices.values.reduce(0) { $0 + $1.sum } - terms.discounts.reduce(0) { $0 + $1.apart }
  }

  /// Gives the nights from a day on their parts of the discounts; those before keep theirs. Of those that make up for a
  /// price above `most` the first one does that can.
  mutating func spread(from open: Day, notAbove most: Int? = nil) {
    guard !terms.discounts.isEmpty else {
      for night in prices.keys { prices[night]?.parts = [] }
      return
    }
    var least = terms.discounts.map { _ in 0 }
    var spread = WalkModel.Spread(of: self, from: open, least)
    for number in least.indices where spread.net > most ?? spread.net {
      var raised = least
      raised[number] = spread.amounts[number] + spread.net - (most ?? 0)
      let other = WalkModel.Spread(of: self, from: open, raised)
      if other.net < spread.net { (spread, least) = (other, raised) }
    }
    for (place, night) in spread.nights.enumerated() { prices[night.day]?.parts = spread.parts.map { $0[place] } }
    // Where slept nights keep their discounts, others never make the stay cost less than nothing.
    var left = prices.values.reduce(0) { $0 + $1.sum }
    for (number, amount) in spread.amounts.enumerated() {
      var apart = amount - spread.parts[number].reduce(0, +)
      if keepsSlept { apart = apart < 0 ? 0 : apart > left ? left : apart }
      terms.discounts[number].apart = apart
      left -= apart
    }
  }
}
