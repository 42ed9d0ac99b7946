import TestSupport

@testable import CampgroundManager

extension WalkModel {
  /// The discounts of a stay and their parts of its nights, by discount and night.
  struct Spread {
    typealias Night = (day: Day, price: Price)

    let nights: [Night]
    private let discounts: [Discount]
    private let open: Day
    private let apart: Int
    private(set) var amounts: [Int] = []
    private(set) var parts: [[Int]] = []
    /// The parts without regard to the nights that were slept.
    private var fair: [[Int]] = []

    init(of kept: Kept, from open: Day, _ least: [Int]) {
      nights = kept.prices.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      (discounts, self.open, apart) = (kept.terms.discounts, open, kept.apart)
      for (number, discount) in discounts.enumerated() {
        let covered = nights.indices.filter { discount.covers(nights[$0].day) }
        let left = rooms(discount, beside: fair)
        let isLong = kept.stay.count >= discount.minNights
        let prices = covered.map { discount.price(of: nights[$0].price) }
        var shares = isLong ? discount.shares(of: prices, covered.map { left[$0] }) : []
        let sum = shares.reduce(0, +)
        let whole = min(max(sum, least[number]), covered.reduce(0) { $0 + left[$1] })
        if shares.isEmpty || whole != sum { shares = Self.share(whole, by: prices) }
        var spread = nights.map { _ in 0 }
        for (place, share) in zip(covered, shares) { spread[place] = share }
        fair.append(Self.fitted(spread, into: left, covered))
        parts.append(actual(number, whole, covered))
        let beside = isLong ? discount.part(of: apart, beside: prices.reduce(0, +)) : 0
        amounts.append(whole + beside)
      }
    }

    var net: Int { nights.reduce(apart) { $0 + $1.price.full } - amounts.reduce(0, +) }

    private func rooms(_ discount: Discount, beside others: [[Int]]) -> [Int] {
      nights.indices.map { place in
        let price = nights[place].price
        let ofAll = price.full - others.reduce(0) { $0 + $1[place] }
        if discount.withExtras { return max(0, ofAll) }
        let ofNight = others.indices.reduce(price.amount) { $0 - (discounts[$1].withExtras ? 0 : others[$1][place]) }
        return max(0, min(ofAll, ofNight))
      }
    }

    /// Slept nights keep their parts. A discount for the stay, or by hand, is all of the open ones.
    private func actual(_ number: Int, _ whole: Int, _ covered: [Int]) -> [Int] {
      let later = covered.filter { nights[$0].day >= open }
      var parts = nights.map { $0.day < open ? $0.price.part(number) : 0 }
      if discounts[number].isWhole {
        let rest = max(0, whole - parts.reduce(0, +))
        for (count, place) in later.enumerated() {
          parts[place] = rest / later.count + (count < rest % later.count ? 1 : 0)
        }
      } else {
        for place in later { parts[place] = fair[number][place] }
      }
      return Self.fitted(parts, into: rooms(discounts[number], beside: self.parts), later)
    }

    private static func fitted(_ parts: [Int], into rooms: [Int], _ places: [Int]) -> [Int] {
      var fitted = parts
      for place in places { fitted[place] = min(parts[place], rooms[place]) }
      var over = places.reduce(0) { $0 + parts[$1] - fitted[$1] }
      for place in places {
        let more = min(over, rooms[place] - fitted[place])
        fitted[place] += more
        over -= more
      }
      return fitted
    }

    private static func share(_ amount: Int, by prices: [Int]) -> [Int] {
      let all = prices.reduce(0, +)
      let weights = all == 0 ? prices.map { _ in 1 } : prices
      // Of equal weights the first have more, of others those that pass the next cent.
      if all == 0 {
        return prices.indices.map { amount / prices.count + ($0 < amount % prices.count ? 1 : 0) }
      }
      return weights.indices.map { place in
        let sum = weights[...place].reduce(0, +)
        return amount * sum / all - amount * (sum - weights[place]) / all
      }
    }
  }

  /// The nearest cent of a share, of two equally near ones the even.
  static func share(of amount: Int, _ part: Int, outOf whole: Int) -> Int {
    let (below, rest) = (amount * part).quotientAndRemainder(dividingBy: whole)
    return below + (2 * rest > whole || 2 * rest == whole && below % 2 == 1 ? 1 : 0)
  }
}

extension WalkModel.Discount {
  fileprivate func covers(_ night: Day) -> Bool {
    (from..<before).contains(night) && (weekdays.isEmpty || weekdays.contains(night.weekday))
  }

  /// True when the open nights share all that slept ones have not had.
  fileprivate var isWhole: Bool { if case .stay = share { true } else { name.isEmpty } }

  fileprivate func price(of night: WalkModel.Price) -> Int { withExtras ? night.full : night.amount }

  fileprivate func shares(of prices: [Int], _ left: [Int]) -> [Int] {
    switch share {
    case .percent(let millionths):
      prices.indices.map { place in
        let sum = prices[...place].reduce(0, +)
        return Arithmetic.halfToEven(sum * millionths) - Arithmetic.halfToEven((sum - prices[place]) * millionths)
      }
    case .night(let cents): left.map { min($0, cents) }
    case .stay(let cents):
      prices.indices.map { cents / prices.count + ($0 < cents % prices.count ? 1 : 0) }
    }
  }

  fileprivate func part(of apart: Int, beside price: Int) -> Int {
    guard case .percent(let millionths) = share else { return 0 }
    return Arithmetic.halfToEven((price + apart) * millionths) - Arithmetic.halfToEven(price * millionths)
  }
}
