@testable import CampgroundManager

/// The prices of a stay that has become another.
extension WalkModel.Kept {
  /// Prices added nights now; extras follow the party, prices by length the stay that it has become, and discounts all
  /// of these.
  mutating func price(insteadOf before: Self, on today: Day) {
    let rated = ratedPrices
    for (night, price) in pricesToday {
      if before.site(of: night) == nil {
        prices[night] = price
        agreed[night] = site(of: night)
      } else if people != before.people, night >= today {
        prices[night]?.extras = rated[night]?.extras ?? price.extras
      }
    }
    if stay != before.stay, terms.nightly == nil { judgeOpenNights(insteadOf: before, on: today) }
    guard stay != before.stay || people != before.people || terms != before.terms else { return }
    settle(slept: today, insteadOf: before)
  }

  /// The nights that are slept keep their price; beside it stands that in the stay as it has become, which is never
  /// above that of a longer one.
  mutating func settle(slept end: Day, insteadOf before: Self? = nil, keeping kept: Int = 0) {
    trim()
    became = whole.filter { $0.key < end }.mapValues { price in
      var price = price
      price.exempt = nil
      return price
    }
    if let before, stay != before.stay { become(insteadOf: before, slept: end) }
    spread(slept: end, keeping: kept)
    if let before, stay.count < before.stay.count {
      while net > before.net, lower(by: net - before.net) { spread(slept: end, keeping: kept) }
    }
    became = became.filter { $0.value != prices[$0.key] }
  }

  private mutating func judgeOpenNights(insteadOf before: Self, on today: Day) {
    let (old, new) = (before.agreedPrices, agreedPrices)
    for (night, price) in new where night >= today && old[night] != nil {
      let isOther = old[night]?.amount != price.amount || prices[night]?.rate == price.rate
      if isOther { prices[night] = price }
    }
    guard stay.count >= before.stay.count else { return }
    for week in fullWeeks { balance(week, new, today) }
  }

  /// The nights of each full week of the stay.
  private var fullWeeks: [[Day]] {
    (0..<stay.count / 7).map { week in (0..<7).map { stay.lowerBound.advanced(by: 7 * week + $0) } }
  }

  /// The prices of its nights for the stay as it is; those on which people agreed stay.
  private var agreedPrices: [Day: WalkModel.Price] {
    ratedPrices.merging(prices.filter { $0.value.rate == .own }) { $1 }
  }

  /// The prices by the rates of the sites where its nights were agreed.
  private var ratedPrices: [Day: WalkModel.Price] {
    var copy = self
    copy.spots = Set(spots.map { WalkModel.Spot(site: agreed[$0.night] ?? $0.site, night: $0.night) })
    copy.terms.nightly = nil
    return copy.pricesToday
  }

  /// The open nights of a week carry its price less what the slept ones cost, where those would cost something else.
  private mutating func balance(_ week: [Day], _ new: [Day: WalkModel.Price], _ today: Day) {
    let held = week.filter { site(of: $0) != nil }
    let (slept, open) = (held.filter { $0 < today }, held.filter { $0 >= today })
    guard !open.isEmpty, slept.contains(where: { prices[$0]?.amount != new[$0]?.amount }) else { return }
    let whole = held.reduce(0) { $0 + (new[$1]?.amount ?? 0) }
    let rest = max(0, whole - slept.reduce(0) { $0 + (prices[$1]?.amount ?? 0) })
    for (night, share) in zip(open, WalkModel.shares(of: rest, open.map { _ in 1 })) { prices[night]?.amount = share }
  }

  /// Slept nights cost what the stay as it is costs: of a longer one no less than they were slept at, and outside the
  /// weeks whose open nights carry their price.
  private mutating func become(insteadOf before: Self, slept end: Day) {
    if keepsSlept || terms.nightly != nil { return }
    let isShorter = stay.count < before.stay.count
    let new = agreedPrices
    let carried = Set(isShorter ? [] : fullWeeks.filter { $0.contains { $0 >= end } }.flatMap(\.self))
    let booked = prices.filter { became[$0.key] != nil }
    let fresh = booked.filter { !carried.contains($0.key) }
    let more = fresh.reduce(0) { $0 + (new[$1.key]?.amount ?? 0) - $1.value.amount }
    for (night, price) in booked {
      became[night]?.amount = fresh[night] != nil && (isShorter || more > 0) ? new[night]?.amount ?? 0 : price.amount
    }
  }

  /// Takes an amount off what the slept nights cost more than they were slept at, then off the open ones, the slept ones,
  /// and extras; false when there is nothing to take.
  private mutating func lower(by excess: Int) -> Bool {
    let nights = prices.keys.sorted()
    let (slept, open) = (
      nights.filter { became[$0] != nil }, nights.filter { became[$0] == nil && prices[$0]?.amount != 0 }
    )
    let (booked, costs) = (slept.map { prices[$0]?.amount ?? 0 }, open.map { prices[$0]?.amount ?? 0 })
    let more = slept.reduce(0) { $0 + (became[$1]?.amount ?? 0) } - booked.reduce(0, +)
    let part = open.isEmpty ? min(excess, more + booked.reduce(0, +)) : min(excess, max(0, more))
    if part > 0 {
      for (place, share) in WalkModel.shares(of: more - part, booked).enumerated() {
        became[slept[place]]?.amount = booked[place] + share
      }
    }
    let rest = max(0, costs.reduce(0, +) - excess + part)
    for (night, share) in zip(open, WalkModel.shares(of: rest, costs)) { prices[night]?.amount = share }
    return part > 0 || rest < costs.reduce(0, +) || lowerExtras(by: excess)
  }

  private mutating func lowerExtras(by excess: Int) -> Bool {
    let nights = whole.sorted { $0.key < $1.key }
    let all = nights.reduce(0) { $0 + $1.value.extras }
    let left = WalkModel.shares(of: max(0, all - excess), nights.map(\.value.extras))
    for (night, extras) in zip(nights.map(\.key), left) {
      if became[night] == nil { prices[night]?.extras = extras } else { became[night]?.extras = extras }
    }
    return all > 0
  }
}
