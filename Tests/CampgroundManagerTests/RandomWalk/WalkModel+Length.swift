@testable import CampgroundManager

/// The prices of a stay that has become another.
extension WalkModel.Kept {
  /// Prices added nights now; extras follow the party, prices by length the stay that it has become, and discounts all
  /// of these.
  mutating func price(insteadOf before: Self, on today: Day) {
    for (night, price) in pricesToday {
      if before.site(of: night) == nil {
        prices[night] = price
        agreed[night] = site(of: night)
      } else if people != before.people, night >= today {
        prices[night]?.extras = price.extras
      }
    }
    if stay != before.stay { judgeLength(insteadOf: before, on: today) }
    guard stay != before.stay || people != before.people || terms != before.terms else { return }
    trim()
    // A shorter stay never costs more than it did.
    spread(from: today, notAbove: stay.count < before.stay.count ? before.net + before.apart : nil)
  }

  private mutating func judgeLength(insteadOf before: Self, on today: Day) {
    if terms.nightly == nil { judgeOpenNights(insteadOf: before, on: today) }
    if spots.contains(where: { $0.night < today }) { becomes(insteadOf: before, slept: today) }
  }

  private mutating func judgeOpenNights(insteadOf before: Self, on today: Day) {
    let (old, new) = (before.agreedPrices, agreedPrices)
    for night in spots.map(\.night) where night >= today && old[night] != nil && old[night] != new[night] {
      prices[night]?.amount = new[night] ?? 0
    }
    for week in fullWeeks { balance(week, new, today) }
    if stay.count < before.stay.count { lower(by: amount - before.amount, from: today) }
  }

  /// The nights of each full week of the stay.
  private var fullWeeks: [[Day]] {
    (0..<stay.count / 7).map { week in (0..<7).map { stay.lowerBound.advanced(by: 7 * week + $0) } }
  }

  private var amount: Int { spots.reduce(0) { $0 + (prices[$1.night]?.amount ?? 0) } }

  /// The amounts of its nights on the sites where they were agreed, for the stay as it is.
  private var agreedPrices: [Day: Int] {
    var copy = self
    copy.spots = Set(spots.map { WalkModel.Spot(site: agreed[$0.night] ?? $0.site, night: $0.night) })
    copy.terms.nightly = nil
    let own = prices.filter(\.value.isOwn)
    return copy.pricesToday.merging(own) { _, own in own }.mapValues(\.amount)
  }

  /// The open nights of a week carry its price less what the slept ones cost, where those would cost something else.
  private mutating func balance(_ week: [Day], _ new: [Day: Int], _ today: Day) {
    let held = week.filter { site(of: $0) != nil }
    let (slept, open) = (held.filter { $0 < today }, held.filter { $0 >= today })
    guard !open.isEmpty, slept.contains(where: { prices[$0]?.amount != new[$0] }) else { return }
    let whole = held.reduce(0) { $0 + (new[$1] ?? 0) }
    let rest = max(0, whole - slept.reduce(0) { $0 + (prices[$1]?.amount ?? 0) })
    for (place, night) in open.enumerated() {
      prices[night]?.amount = rest / open.count + (place < rest % open.count ? 1 : 0)
    }
  }

  private mutating func lower(by excess: Int, from today: Day) {
    var left = excess
    for night in spots.map(\.night).sorted().reversed() where left > 0 && night >= today {
      let part = min(left, prices[night]?.amount ?? 0)
      prices[night]?.amount -= part
      left -= part
    }
  }

  /// Slept nights outside a week with open ones cost the price of the stay as it is, which is never more than it
  /// was.
  mutating func becomes(insteadOf before: Self, slept end: Day) {
    apart = 0
    if keepsSlept || terms.nightly != nil { return }
    let new = agreedPrices
    let carried = Set(fullWeeks.filter { $0.contains { $0 >= end } }.flatMap(\.self))
    let nights = spots.map(\.night).filter { $0 < end && !carried.contains($0) }
    let difference = nights.reduce(0) { $0 + (new[$1] ?? 0) - (prices[$1]?.amount ?? 0) }
    let room = before.amount + before.apart - amount
    apart = max(0, stay.count < before.stay.count ? min(difference, room) : difference)
  }
}
