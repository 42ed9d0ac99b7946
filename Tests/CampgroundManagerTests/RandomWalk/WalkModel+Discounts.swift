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
      agree(on: named + terms.discounts.filter(\.name.isEmpty), today)
    }
    if let nightly = wish.nightly { terms.nightly = nightly }
    if let exempt = wish.exempt {
      for night in prices.keys where night < today {
        let former = prices[night]?.exempt ?? terms.exempt
        prices[night]?.exempt = former == exempt ? nil : former
      }
      terms.exempt = exempt
    }
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

  /// Gives the open nights their parts of the discounts, and the slept ones those of the stay as it has become.
  mutating func spread(slept end: Day, keeping kept: Int) {
    let spread = WalkModel.Spread(of: self, slept: end, keeping: kept)
    for (place, night) in spread.nights.enumerated() {
      let (booked, whole) = (spread.parts.map { $0[place] }, spread.became.map { $0[place] })
      prices[night.day]?.parts = booked
      let isKept = keepsSlept && whole.reduce(0, +) < booked.reduce(0, +)
      became[night.day]?.parts = isKept ? booked : whole
    }
  }
}
