import TestSupport
import Testing

@testable import CampgroundManager

/// The penalties of stays that do not come about as agreed, and the tax in them (domain rule R31).
struct PenaltyTests {
  private func camp(_ nightly: String, tax: String? = nil, _ policy: (inout PolicyEdits) -> Void) throws
    -> TestCampground
  {
    let camp = TestCampground(sites: 1)
    try camp.makeRate("Summer", nightly)
    if let tax { try camp.makeTax { $0.percent = Percent(tax) } }
    try camp.agree(policy)
    return camp
  }

  @Test func `a band counts the price of the stay, and charges by hand stay`() throws {
    let camp = try camp("99.00") { $0.cancellation = CancellationBands("0:50%") }
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.charge("12.00", for: "firewood")
    let quote = try camp.accounts.quoteCancel("r-1")
    #expect(quote.fee == 4950 && quote.others == 1200 && quote.rest == 6150)
    try camp.reservations.cancel("r-1")
    #expect(try camp.sums().total == 6150)
  }

  @Test(arguments: [1, 3], [("1-night", 10_000), ("50.00", 5000), ("500.00", nil as Int?)])
  func `the price of nights is without the tax that it includes, and an amount is what it is`(
    nights: Int, fee: (String, Int?)
  ) throws {
    let camp = try camp("107.00") { $0.noShow = Portion(fee.0) ?? Portion.none }
    try camp.makeTax { ($0.percent, $0.included) = (Percent("7%"), true) }
    let first: Day = "2027-06-02"
    try camp.reserve(1, first..<first.advanced(by: nights))
    try camp.at("2027-06-03").reservations.markNoShow("r-1")
    // An amount above the total without its taxes is cut there.
    let expected = fee.1 ?? min(50_000, nights * 10_000)
    let lines = try LedgerTable(store: camp.store).lines(of: "r-1")
    #expect(lines.map(\.item) == [.penalties] && lines.sum == expected)
  }

  @Test func `a no-show counts the price of the stay, and charges by hand stay`() throws {
    let camp = try camp("99.00", tax: "10%") { $0.noShow = Portion("50%") }
    try camp.reserve(1, "2027-06-02"..<"2027-06-03")
    try camp.charge("12.00", for: "firewood")
    try camp.at("2027-06-03").reservations.markNoShow("r-1")
    let lines = try LedgerTable(store: camp.store).lines(of: "r-1")
    #expect(lines.sum(of: .penalties) == 4950 && lines.sum(of: .taxesApart) == 495)
    #expect(try camp.sums().total == 4950 + 495 + 1200)
  }

  @Test func `nights that are given up and kept are a penalty, and their taxes stay taxes`() throws {
    let camp = try camp("45.00", tax: "10%") { $0.early = .keep }
    try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    let left = try camp.at("2027-07-03").reservations.checkOut("r-1")
    #expect(left.result.sums.total == 19800)
    #expect(try left.penalties(on: left.result.id) == 9900)
    let revenue = try camp.at("2027-07-03").campground.reports.revenue().total
    #expect(revenue.nights == 9000 && revenue.penalties == 9000 && revenue.taxes == 1800)
  }

  @Test(arguments: ["3.333%", "7.25%", "0%", "100%"])
  func `the kept tax is rounded once, and the rest is the penalty`(tax: String) throws {
    let camp = try camp("45.05", tax: tax) { $0.cancellation = CancellationBands("0:33.3333%") }
    let total = try camp.reserve(1, "2027-07-01"..<"2027-07-04").sums.total
    let share = try #require(Percent("33.3333%"))
    let charged = try #require(Percent(tax)).of(13515)
    try camp.reservations.cancel("r-1")
    let lines = try LedgerTable(store: camp.store).lines(of: "r-1")
    #expect(lines.sum == share.of(total) && lines.sum(of: .taxesApart) == share.of(charged))
  }
}
