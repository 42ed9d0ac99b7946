import TestSupport
import Testing

@testable import CampgroundManager

/// With any rates, taxes, parties and stays, the quoted price is charged, to the cent.
struct QuoteByChanceTests {
  @Test(arguments: 1...12) func `reserving charges what was quoted, line by line`(seed: UInt64) throws {
    var priced = try PricedCampground(seed: seed)
    var reserved = 0
    for _ in 0..<25 {
      let party = priced.party()
      let stay = StayRequest(arrival: priced.day(), numberOfNights: 1 + priced.chance.next(35))
      let site = [1, 2, 3, nil][priced.chance.next(4)].map(SiteNumber.init(integerLiteral:))
      let quote = try priced.camp.quotes.quote(QuoteRequest(site: site, stay: stay, party: party))
      let request = ReserveRequest(
        camper: CamperReference(priced.camper.id), site: site, stay: stay, party: party)
      guard !quote.isTaken else { continue }
      let made = try priced.camp.reservations.reserve(request).result.reservation
      expect(quote, is: made, lines: try priced.camp.lines(made), "seed \(seed), \(request)")
      #expect(quote.total == Arithmetic.total(made), "seed \(seed), \(request)")
      #expect(quote.deposit == (try priced.camp.reservations.deposit(for: made)), "seed \(seed)")
      reserved += 1
    }
    #expect(reserved > 3)
  }

  private func expect(_ quote: Quote, is made: Reservation, lines: [LedgerLine], _ comment: Comment) {
    #expect(quote.site == made.siteNumber, comment)
    #expect(quote.total == made.sums.total, comment)
    #expect(quote.nights.map(\.night) == made.nights.map(\.night), comment)
    #expect(quote.nights.map(\.price) == made.nights.map(\.price), comment)
    let nights = quote.nights.compactMap(\.price?.amount).reduce(0, +)
    #expect(lines.first { $0.item == .nights }?.amount ?? 0 == nights, comment)
    let extras = lines.filter { $0.item == .extras }.map { "\($0.name) \($0.amount)" }
    #expect(Set(quote.extras.map { "\($0.name) \($0.amount)" }) == Set(extras), comment)
    let taxes = lines.filter { $0.item == .taxes || $0.item == .fees }
    #expect(
      Set(quote.taxes.map { "\($0.name) \($0.amount) \($0.isFee)" })
        == Set(taxes.map { "\($0.name) \($0.amount) \($0.item == .fees)" }), comment)
  }

  @Test(arguments: 1...6) func `a list of free sites has the totals of their quotes`(seed: UInt64) throws {
    var priced = try PricedCampground(seed: seed)
    for _ in 0..<20 {
      let stay = StayRequest(arrival: priced.day(), numberOfNights: 1 + priced.chance.next(35))
      let request = AvailabilityRequest(stay: stay, party: priced.party())
      let free = try priced.camp.availability.free(for: request)
      let quoted = try free.sites.map { site in
        try priced.camp.quotes.quote(QuoteRequest(site: site.siteNumber, stay: stay, party: request.party)).total
      }
      #expect(free.totals == quoted, "seed \(seed)")
      #expect(try priced.camp.availability.availability(for: request).map(\.total) == quoted, "seed \(seed)")
    }
  }
}
