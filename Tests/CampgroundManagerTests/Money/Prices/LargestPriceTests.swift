import TestSupport
import Testing

@testable import CampgroundManager

/// Sums over the largest amount are refused, and nothing is kept of them.
struct LargestPriceTests {
  private let camp = TestCampground(sites: 1) { camp in
    try camp.makeRate("Dear", "90071992547409.91") {
      $0.extraAdult = Amount("90071992547409.91")
      $0.extraPet = Amount("90071992547409.91")
    }
  }
  /// The largest amount, in dollars.
  private let most = Amount("90071992547409.91")

  @Test func `one night at the largest price can be sold`() throws {
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-02").sums.total == 9_007_199_254_740_991)
  }

  @Test(arguments: [(2, 2, 0), (1000, 2, 0), (1, 10_000, 0), (1000, 10_000, 10_000), (1, 3, 0)])
  func `more is refused, whoever asks`(nights: Int, adults: Int, pets: Int) throws {
    let party = Party { ($0.adults, $0.pets) = (adults, pets) }
    let stay = StayRequest(arrival: "2027-07-01", numberOfNights: nights)
    let quoted = try rejected { try camp.quotes.quote(QuoteRequest(site: 1, stay: stay, party: party)) }
    #expect(quoted.problems.map(\.name) == ["invalidAmount"])
    let request = try camp.request(1, nights: nights) { $0.party = party }
    #expect(throws: CampingError.self) { try camp.reservations.reserve(request) }
    #expect(try camp.count("reservation") == 0)
    #expect(try camp.availability.free(for: AvailabilityRequest(stay: stay, party: party)).totals == [nil])
  }

  @Test func `a tax on the largest price is refused`() throws {
    try camp.makeTax { $0.percent = Percent("0.0001%") }
    #expect(throws: CampingError.self) { try camp.reserve(1, "2027-07-01"..<"2027-07-02") }
    try camp.makeTax("night") { $0.perNight = most }
    try camp.makeTax("stay") { $0.perStay = most }
    #expect(throws: CampingError.self) { try camp.reserve(1, "2027-07-01"..<"2028-07-02") }
  }

  @Test func `a change that would cost more is refused, and the account stays`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    let longer = try camp.refusal { try camp.change(made.reference, nights: 1000) }
    #expect(longer.problems.map(\.name) == ["invalidAmount"])
    _ = try camp.refusal { try camp.edit(made.reference) { ($0.adults, $0.pets) = (10_000, 10_000) } }
    #expect(try camp.now(made).sums.total == 9_007_199_254_740_991)
  }
}
