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

  /// A reservation with the account that its change of state leads to.
  func settled(_ after: Kept, from before: Kept?) -> Kept {
    guard let status = after.status else { return after }
    var settled = after
    settled.prices = after.prices.filter { night, _ in after.spots.contains { $0.night == night } }
    settled.total = Self.total(settled.prices)
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
    case .checkedOut where keepsEarly: settled.total = Self.total(before.prices)
    default: break
    }
    return settled
  }

  mutating func reprice(_ number: Int) throws {
    try step(number, from: Self.active) { model, reservation in
      for (night, price) in reservation.pricesToday where night >= model.today { reservation.prices[night] = price }
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

  /// The first nights of the weeks on site 3.
  private var weeks: [Day] {
    var weeks: [Day] = []
    var inARow = 0
    for (night, site) in places {
      inARow = site == 3 ? inARow + 1 : 0
      if inARow > 0, inARow % 7 == 0 { weeks.append(night.advanced(by: -6)) }
    }
    return weeks
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
    // 300.00 is 42.86 for five nights and 42.85 for two.
    for week in weeks {
      for place in 0..<7 { prices[week.advanced(by: place)]?.amount = place < 5 ? 4286 : 4285 }
    }
    return prices.filter { night, _ in site(of: night) != nil }
  }

  /// Prices added nights now, with the others to come where some are a week; extras follow the party.
  mutating func price(insteadOf before: Self, on today: Day) {
    let isAnew = stay != before.stay && !(weeks.isEmpty && before.weeks.isEmpty)
    for (night, price) in pricesToday {
      if before.site(of: night) == nil || isAnew && night >= today {
        prices[night] = price
      } else if people != before.people, night >= today {
        prices[night]?.extras = price.extras
      }
    }
  }

  /// Prices nights of a move that were neither held nor taken by a block.
  mutating func price(lost: [Day: WalkModel.Price]) {
    for (night, price) in pricesToday where prices[night] == nil { prices[night] = lost[night] ?? price }
  }
}
