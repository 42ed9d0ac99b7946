import TestSupport
import Testing

@testable import CampgroundManager

/// With rates, taxes, discounts and stays by chance, sums add up, nothing falls below 0, and there and back is the same.
struct DiscountsByChanceTests {
  private func reserve(_ priced: inout PricedCampground, most: Int = 35) throws -> Reserved {
    let discounts = try priced.makeDiscounts()
    let arrival = priced.day()
    let party = priced.party()
    let nights = 1 + priced.chance.next(most)
    return try priced.camp.reserve(1, arrival..<arrival.advanced(by: nights), camper: priced.camper) {
      $0.party = party
      var terms = TermsRequest()
      if !discounts.isEmpty { terms.discount = discounts }
      if !terms.isEmpty { $0.terms = terms }
    }
  }

  /// Sums of nights, lines and account agree, and no night costs less than nothing.
  private func expectSound(_ camp: TestCampground, _ words: String) throws {
    let reservation = try camp.reservations.find("r-1")
    let lines = try camp.lines(reservation)
    #expect(lines.sum == reservation.sums.total, "\(words)")
    #expect(reservation.sums.total >= 0, "\(words)")
    let discounts = reservation.terms?.discounts ?? []
    for (number, discount) in discounts.enumerated() {
      let parts = reservation.nights.compactMap { $0.price?.discounts[number] }
      #expect(parts.allSatisfy { $0 >= 0 }, "\(words)")
      #expect(reservation.discountAmounts[number] >= 0, "\(words)")
      let apart = lines.filter { $0.item == .agreedApart && $0.name == discount.rule.name }.sum
      #expect(discount.isByHand || parts.reduce(0, +) - apart == reservation.discountAmounts[number], "\(words)")
    }
    for price in reservation.nights.compactMap(\.price) { #expect(price.sum >= 0, "\(words)") }
    #expect(try camp.campground.checks.check() == Checkup(), "\(words)")
  }

  @Test(arguments: 1...30) func `each discount is as a model of its own has it`(seed: UInt64) throws {
    var priced = try PricedCampground(seed: seed)
    let made = try reserve(&priced).reservation
    #expect(made.discountAmounts == DiscountModel.amounts(made), "seed \(seed)")
    #expect(made.sums.total == Arithmetic.total(made), "seed \(seed)")
    try expectSound(priced.camp, "seed \(seed)")
  }

  @Test(arguments: 1...30) func `they commute with longer, shorter, later and other parties`(seed: UInt64) throws {
    var priced = try PricedCampground(seed: seed, isShared: false)
    let made = try reserve(&priced)
    let camp = priced.camp
    let before = try camp.lines(made.reservation)
    for name in [
      ThereAndBack.longerAndShorter, .shorterAndLonger, .laterAndEarlier, .anAdultMoreAndLess, .leftAndUndone,
      .cancelledAndUndone, .pricedAnew,
    ] {
      try name.go(made, in: priced, count: 1 + Int(seed % 12))
      let after = try camp.reservations.find("r-1")
      if name == .longerAndShorter, after.sums.total < before.sum {
        // The longer stay was the cheaper one, and a shorter one never costs more (R10).
        for _ in 1...2 { try camp.undoLast() }
        continue
      }
      #expect(try camp.lines(after) == before, "seed \(seed), \(name)")
      try expectSound(camp, "seed \(seed), \(name)")
    }
  }

  @Test(arguments: 1...30) func `while the party is there, sums hold and leaving early never costs more`(seed: UInt64)
    throws
  {
    var priced = try PricedCampground(seed: seed, isShared: seed % 2 == 0)
    let made = try reserve(&priced, most: 16)
    try priced.camp.agree { $0.early = .refund }
    try priced.camp.at(made.arrival).reservations.checkIn("r-1")
    var day = made.arrival
    for step in 1...8 {
      let camp = priced.camp.at(day)
      let before = try camp.reservations.find("r-1")
      let lines = try camp.lines(before)
      let words = "seed \(seed), step \(step), \(day)"
      do {
        try act(camp, &priced, before)
        try expectSound(camp, words)
        let after = try camp.reservations.find("r-1")
        if after.numberOfNights < before.numberOfNights { #expect(own(after) <= own(before), "\(words)") }
        if after.version != before.version, priced.chance.next(3) == 0 {
          try camp.undoLast()
          #expect(try camp.lines(before) == lines, "\(words)")
          try expectSound(camp, words + " undone")
        }
      } catch let error as CampingError {
        #expect(!error.problems.isEmpty)
        #expect(try camp.lines(before) == lines, "\(words)")
      }
      day = day.advanced(by: priced.chance.next(3))
      if try day >= camp.reservations.find("r-1").departure { break }
    }
    let before = try priced.camp.reservations.find("r-1")
    let left = try priced.camp.at(day).reservations.checkOut("r-1").result
    #expect(own(left.reservation) <= own(before), "seed \(seed)")
    try expectSound(priced.camp.at(day), "seed \(seed), left")
  }

  /// The campground's own price of a stay as it has become, without taxes and fees.
  private func own(_ reservation: Reservation) -> Int {
    reservation.nights.compactMap(\.price?.corrected.sum).reduce(0, +)
  }

  private func act(_ camp: TestCampground, _ priced: inout PricedCampground, _ before: Reservation) throws {
    switch priced.chance.next(6) {
    case 0: try camp.change(nights: before.numberOfNights + 1 + priced.chance.next(5))
    case 1: try camp.change(nights: max(1, before.numberOfNights - 1 - priced.chance.next(3)))
    case 2: try camp.discount("\(priced.chance.next(60)).50")
    case 3: try camp.discount("\(priced.chance.next(40)).25%")
    case 4: try camp.reservations.reprice("r-1")
    default:
      try camp.edit { $0.adults = 1 + priced.chance.next(4) }
    }
  }
}
