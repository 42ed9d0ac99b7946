import TestSupport

@testable import CampgroundManager

extension WalkModel {
  /// The discounts of a stay and their parts of its nights, by discount and night: those that the nights have, and those
  /// of the stay as it has become.
  struct Spread {
    typealias Night = (day: Day, booked: Price, whole: Price, isSlept: Bool)

    let nights: [Night]
    private let discounts: [Discount]
    private(set) var parts: [[Int]] = []
    private(set) var became: [[Int]] = []

    init(of stay: Kept, slept end: Day, keeping kept: Int) {
      nights = stay.prices.sorted { $0.key < $1.key }
        .map { ($0.key, $0.value, stay.became[$0.key] ?? $0.value, $0.key < end) }
      discounts = stay.terms.discounts
      for (number, discount) in discounts.enumerated() {
        if number < kept {
          parts.append(nights.map { $0.booked.part(number) })
          became.append(nights.map { $0.whole.part(number) })
          continue
        }
        let isLong = stay.stay.count >= discount.minNights
        spread(number, discount, nights.indices.filter { isLong && discount.covers(nights[$0].day) })
      }
    }

    private mutating func spread(_ number: Int, _ discount: Discount, _ covered: [Int]) {
      let rooms = nights.indices.map { room($0, nights[$0].whole, discount, became) }
      let left = nights.indices.map { room($0, nights[$0].booked, discount, parts) }
      let open = covered.filter { !nights[$0].isSlept }
      let shares = discount.shares(of: covered.map { discount.price(of: nights[$0].whole) }, covered.map { rooms[$0] })
      let had = nights.map { $0.isSlept ? $0.booked.part(number) : 0 }
      if discount.isWhole {
        let whole = min(shares.reduce(0, +), covered.reduce(0) { $0 + rooms[$1] })
        let rest = max(0, whole - had.reduce(0, +))
        let own = Self.fitted(had, plus: WalkModel.shares(of: rest, open.map { _ in 1 }), into: left, open)
        parts.append(own)
        let all = completed(own, to: whole, covered)
        became.append(Self.fitted(all, plus: [], into: rooms, covered.filter { nights[$0].isSlept }))
      } else {
        let none = nights.map { _ in 0 }
        let whole =
          kept(number, discount, shares.reduce(0, +), covered) ?? Self.fitted(none, plus: shares, into: rooms, covered)
        became.append(Self.fitted(whole, plus: [], into: rooms, covered))
        parts.append(Self.fitted(had, plus: open.map { whole[$0] }, into: left, open))
      }
    }

    /// The parts with the rest of an amount for the slept nights; where it is less, they give some back.
    private func completed(_ own: [Int], to whole: Int, _ covered: [Int]) -> [Int] {
      let more = whole - own.reduce(0, +)
      let slept = nights.indices.filter { nights[$0].isSlept && (more < 0 || covered.contains($0)) }
      var parts = own
      let shares = WalkModel.shares(of: more, slept.map { more < 0 ? own[$0] : 1 })
      for (place, share) in zip(slept, shares) { parts[place] += share }
      return parts
    }

    /// The parts of a percentage of which nothing has changed for slept nights: they keep theirs.
    private func kept(_ number: Int, _ discount: Discount, _ sum: Int, _ covered: [Int]) -> [Int]? {
      let open = covered.filter { !nights[$0].isSlept }
      guard case .percent = discount.share, !open.isEmpty else { return nil }
      var parts = nights.map { $0.isSlept ? $0.booked.part(number) : 0 }
      for place in nights.indices where nights[place].isSlept {
        let isSame = nights[place].booked.full == nights[place].whole.full
        guard isSame, covered.contains(place) == (parts[place] > 0) else { return nil }
      }
      let rest = sum - parts.reduce(0, +)
      guard rest >= 0 else { return nil }
      let shares = WalkModel.shares(of: rest, open.map { discount.price(of: nights[$0].whole) })
      for (place, share) in zip(open, shares) { parts[place] = share }
      return parts
    }

    /// The part of a night's price that the discounts before leave.
    private func room(_ place: Int, _ price: Price, _ discount: Discount, _ others: [[Int]]) -> Int {
      let ofAll = price.full - others.reduce(0) { $0 + $1[place] }
      if discount.withExtras { return max(0, ofAll) }
      let ofNight = others.indices.reduce(price.amount) { $0 - (discounts[$1].withExtras ? 0 : others[$1][place]) }
      return max(0, min(ofAll, ofNight))
    }

    /// The parts with shares for some places; the excess of one of these is the others'.
    private static func fitted(_ parts: [Int], plus shares: [Int], into rooms: [Int], _ places: [Int]) -> [Int] {
      var fitted = parts
      for (place, share) in zip(places, shares) { fitted[place] += share }
      var over = places.reduce(0) { $0 + max(0, fitted[$1] - rooms[$1]) }
      for place in places { fitted[place] = min(fitted[place], rooms[place]) }
      for place in places {
        let more = min(over, rooms[place] - fitted[place])
        fitted[place] += more
        over -= more
      }
      return fitted
    }
  }

  /// An amount in shares by weights: rounded down, and a cent more for those that lost most by it, the first of equal
  /// ones.
  static func shares(of amount: Int, _ weights: [Int]) -> [Int] {
    if amount < 0 { return shares(of: -amount, weights).map { -$0 } }
    let all = weights.reduce(0, +)
    if all == 0 { return weights.isEmpty ? [] : shares(of: amount, weights.map { _ in 1 }) }
    var shares = weights.map { amount * $0 / all }
    let lost = weights.indices.sorted { (-amount * weights[$0] % all, $0) < (-amount * weights[$1] % all, $1) }
    for place in lost.prefix(amount - shares.reduce(0, +)) { shares[place] += 1 }
    return shares
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
      WalkModel.shares(of: Arithmetic.halfToEven(prices.reduce(0, +) * millionths), prices)
    case .night(let cents): left.map { min($0, cents) }
    case .stay(let cents): WalkModel.shares(of: cents, prices.map { _ in 1 })
    }
  }
}
