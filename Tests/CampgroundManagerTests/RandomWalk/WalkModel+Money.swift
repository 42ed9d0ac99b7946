import TestSupport

@testable import CampgroundManager

/// The prices of stays in a walk, and the totals of accounts, in cents and by arithmetic of its own.
extension WalkModel {
  /// One night as agreed.
  struct Price: Equatable {
    var amount: Int
    var extras: Int
  }

  /// Sets the prices: any night is 41.37, a Friday or Saturday 55.01, and on site 3 each is 61.00 or a week 300.00.
  static func setPrices(of camp: TestCampground, keepingEarly: Bool) throws {
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
    try camp.makeTax("booking") { $0.perStay = Amount("2.00") }
    try camp.agree {
      $0.deposit = Portion("20%")
      $0.cancellation = CancellationBands("3:0% 1:50% 0:100%")
      $0.noShow = Portion("1-night")
      $0.early = keepingEarly ? .keep : .refund
    }
  }

  /// The total with county, night and booking.
  static func total(_ prices: [Day: Price]) -> Int {
    if prices.isEmpty { return 0 }
    let price = prices.values.reduce(0) { $0 + $1.amount + $1.extras }
    return price + Arithmetic.halfToEven(price * 72_500) + 111 * prices.count + 200
  }

  /// The total with an amount apart, which the county taxes, too.
  static func total(_ kept: Kept) -> Int {
    let price = kept.prices.values.reduce(0) { $0 + $1.amount + $1.extras }
    let tax = Arithmetic.halfToEven((price + kept.apart) * 72_500) - Arithmetic.halfToEven(price * 72_500)
    return total(kept.prices) + kept.apart + tax
  }

  /// A reservation with the account that its change of state leads to.
  func settled(_ after: Kept, from before: Kept?) -> Kept {
    guard let status = after.status else { return after }
    var settled = after
    settled.prices = after.prices.filter { night, _ in after.spots.contains { $0.night == night } }
    settled.agreed = settled.agreed.filter { night, _ in settled.site(of: night) != nil }
    for spot in settled.spots where settled.agreed[spot.night] == nil { settled.agreed[spot.night] = spot.site }
    if status == .cancelled || status == .noShow || status == .expired || before?.status == .noShow {
      settled.apart = 0
    }
    settled.total = Self.total(settled)
    guard let before, before.status != status else { return settled }
    switch status {
    case .cancelled:
      let daysLeft = today.distance(to: before.stay.lowerBound)
      settled.total =
        daysLeft >= 3 ? 0 : daysLeft >= 1 ? Arithmetic.halfToEven(before.total * 500_000) : before.total
    case .noShow:
      let first = before.prices.min { $0.key < $1.key }?.value
      settled.prices = [:]
      settled.total = first.map { $0.amount + $0.extras } ?? 0
    case .checkedOut where keepsEarly: settled.total = Self.total(before)
    case .checkedOut where settled.spots.count < before.spots.count:
      settled.becomes(insteadOf: before, slept: settled.stay.upperBound)
      settled.total = Self.total(settled)
    default: break
    }
    return settled
  }

  mutating func reprice(_ number: Int) throws {
    try step(number, from: Self.active) { model, reservation in
      reservation.reprice { $0 >= model.today }
    }
  }

  /// The nights that blocks have taken from a reservation, at its price; of two blocks of the same night the later
  /// counts.
  func lostPrices(of id: String) -> [Day: Price] {
    var lost: [Day: Price] = [:]
    for number in 1...max(1, blocks) {
      guard let block = kept["b-\(number)"] else { continue }
      for (night, loser) in block.displaced where loser == id { lost[night] = block.displacedPrices[night] }
    }
    return lost
  }
}

extension WalkModel.Kept {
  /// The site of each night of the stay; a lost night would be on the site of the one before.
  private var places: [(night: Day, site: Int)] {
    guard var site = spots.min(by: { $0.night < $1.night })?.site else { return [] }
    return stay.map { night in
      site = self.site(of: night) ?? site
      return (night, site)
    }
  }

  /// The nights on site 3 in each full week of the stay, counted from arrival; a week without any is left out.
  private var weeks: [[Day]] {
    let places = places
    return (0..<places.count / 7).map { week in
      places[(7 * week)..<(7 * week + 7)].filter { $0.site == 3 }.map(\.night)
    }.filter { !$0.isEmpty }
  }

  /// The prices of the nights that it holds if they are priced now.
  var pricesToday: [Day: WalkModel.Price] {
    var prices: [Day: WalkModel.Price] = [:]
    for (night, site) in places {
      let isWeekend = night.weekday == .fri || night.weekday == .sat
      let amount = site == 3 ? 6100 : isWeekend ? 5501 : 4137
      let extra = site == 3 ? 0 : isWeekend ? 700 : 503
      prices[night] = WalkModel.Price(amount: amount, extras: extra * max(0, people - 2))
    }
    // 300.00 is 42.857 for each of seven nights.
    for week in weeks {
      let sum = Arithmetic.halfToEven(30_000 * 1_000_000 / 7 * week.count)
      for (place, night) in week.enumerated() {
        prices[night]?.amount = sum / week.count + (place < sum % week.count ? 1 : 0)
      }
    }
    return prices.filter { night, _ in site(of: night) != nil }
  }

  /// Prices nights by today's rates, on the sites where they are.
  mutating func reprice(_ isMeant: (Day) -> Bool) {
    for (night, price) in pricesToday where isMeant(night) && prices[night] != price {
      prices[night] = price
      agreed[night] = site(of: night)
    }
  }

  /// Prices added nights now; extras follow the party, and prices by length the stay that it has become.
  mutating func price(insteadOf before: Self, on today: Day) {
    for (night, price) in pricesToday {
      if before.site(of: night) == nil {
        prices[night] = price
        agreed[night] = site(of: night)
      } else if people != before.people, night >= today {
        prices[night]?.extras = price.extras
      }
    }
    guard stay != before.stay else { return }
    let (old, new) = (before.agreedPrices, agreedPrices)
    for night in spots.map(\.night) where night >= today && old[night] != nil && old[night] != new[night] {
      prices[night]?.amount = new[night] ?? 0
    }
    for week in fullWeeks { balance(week, new, today) }
    if stay.count < before.stay.count { lower(by: amount - before.amount, from: today) }
    if spots.contains(where: { $0.night < today }) { becomes(insteadOf: before, slept: today) }
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
    return copy.pricesToday.mapValues(\.amount)
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
    let new = agreedPrices
    let carried = Set(fullWeeks.filter { $0.contains { $0 >= end } }.flatMap(\.self))
    let nights = spots.map(\.night).filter { $0 < end && !carried.contains($0) }
    let difference = nights.reduce(0) { $0 + (new[$1] ?? 0) - (prices[$1]?.amount ?? 0) }
    let room = before.amount + before.apart - amount
    apart = max(0, stay.count < before.stay.count ? min(difference, room) : difference)
  }

  /// Prices nights of a move that were neither held nor taken by a block.
  mutating func price(lost: [Day: WalkModel.Price]) {
    for (night, price) in pricesToday where prices[night] == nil { prices[night] = lost[night] ?? price }
  }
}
