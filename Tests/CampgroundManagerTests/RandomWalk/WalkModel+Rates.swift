import TestSupport

@testable import CampgroundManager

/// The prices of nights in a walk, by its rates and by arithmetic of its own.
extension WalkModel {
  mutating func reprice(_ number: Int, nightly: Int?) throws {
    try step(number, from: Self.active) { model, reservation in
      reservation.terms.nightly = nightly
      reservation.reprice { $0 >= model.today }
      if reservation.spots.contains(where: { $0.night >= model.today }) { reservation.settle(slept: model.today) }
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
      prices[night] = WalkModel.Price(
        amount: amount, extras: extra * max(0, people - 2), rate: site == 3 ? .lake : isWeekend ? .weekend : .standard)
    }
    // 300.00 is 42.857 for each of seven nights.
    for week in weeks {
      let sum = Arithmetic.halfToEven(30_000 * 1_000_000 / 7 * week.count)
      for (place, night) in week.enumerated() {
        prices[night]?.amount = sum / week.count + (place < sum % week.count ? 1 : 0)
      }
    }
    if let nightly = terms.nightly {
      prices = prices.mapValues { WalkModel.Price(amount: nightly, extras: $0.extras, rate: .own) }
    }
    return prices.filter { night, _ in site(of: night) != nil }
  }

  /// Prices nights by today's rates, on the sites where they are.
  mutating func reprice(_ isMeant: (Day) -> Bool) {
    for (night, price) in pricesToday where isMeant(night) && !price.isSame(as: prices[night]) {
      prices[night] = price
      agreed[night] = site(of: night)
    }
  }

  /// Prices nights of a move that were neither held nor taken by a block; one that comes back has discounts as others.
  mutating func price(lost: [Day: WalkModel.Price], on today: Day) {
    let held = prices
    for (night, price) in pricesToday where held[night] == nil { prices[night] = lost[night] ?? price }
    if prices.count > held.count { settle(slept: today) }
  }
}
