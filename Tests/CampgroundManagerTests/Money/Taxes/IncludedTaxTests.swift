import TestSupport
import Testing

@testable import CampgroundManager

/// Taxes that prices include come out of their own bases, and of nothing else.
struct IncludedTaxTests {
  private let camp = TestCampground { camp in
    try camp.makeCampSite(1) { $0.type = "cabin" }
    try camp.makeRate("Standard", "107.00") { $0.extraAdult = Amount("11.90") }
  }

  private func include(
    _ name: String, _ percent: String, _ change: @Sendable (inout TaxRequest) -> Void = { _ in }
  ) throws {
    try camp.makeTax(name) {
      ($0.percent, $0.included) = (Percent(percent), true)
      change(&$0)
    }
  }

  private func lines(
    _ nights: Int = 1, adults: Int = 2, exemptFrom exempt: [String]? = nil
  ) throws -> [String] {
    let first: Day = "2027-07-01"
    let made = try camp.reserve(1, first..<first.advanced(by: nights)) {
      $0.party.adults = adults
      guard let exempt else { return }
      $0.terms = TermsRequest { ($0.taxExempt, $0.taxExemptFrom) = (.set("form 7"), exempt) }
    }
    return try LedgerTable(store: camp.store).lines(of: #require(made.id)).map {
      "\($0.name.isEmpty ? $0.item.rawValue : $0.name) \($0.amount)"
    }
  }

  @Test func `two of which one is on nights and one on extras are each taken out of their own`() throws {
    try include("seven", "7%") { $0.on = [.nights] }
    try include("nineteen", "19%") { $0.on = [.extras] }
    #expect(try lines() == ["nights 10000", "seven 700"])
    try camp.undoLast()
    #expect(try lines(adults: 3) == ["nights 10000", "extra adult 1000", "seven 700", "nineteen 190"])
  }

  @Test func `a night that was slept exempt is so on papers, also when the certificate has ended`() throws {
    try include("seven", "7%")
    _ = try lines(2, exemptFrom: [])
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    try camp.at("2027-07-02").change { $0.taxExempt = .clear }
    #expect(try camp.reservations.find("r-1").price.sums == [10000, 10700])
    #expect(try camp.frontDesk.confirmation(of: "r-1").taxes.map(\.amount).contains(-700))
  }

  @Test func `several on the same price share it`() throws {
    try include("state", "7%")
    try include("county", "3%")
    // 107.00 × 7/110 and × 3/110.
    #expect(try lines() == ["nights 9727", "state 681", "county 292"])
  }

  @Test func `one that is on other dates, another type or shorter stays takes nothing`() throws {
    try include("new", "7%") { $0.from = "2027-07-01" }
    try include("old", "19%") { $0.before = "2027-07-01" }
    try include("lodges", "16%") { $0.type = "lodge" }
    try include("short", "5%") { $0.staysUpTo = 3 }
    #expect(try lines(5) == ["nights 50000", "new 3500"])
  }

  @Test func `exempting from one of them gives back its own part`() throws {
    try include("seven", "7%") { $0.on = [.nights] }
    try include("nineteen", "19%") { $0.on = [.extras] }
    #expect(try lines(adults: 3, exemptFrom: ["nineteen"]) == ["nights 10000", "extra adult 1000", "seven 700"])
  }

  @Test func `an amount comes out first, then percentages`() throws {
    try include("seven", "7%")
    try camp.makeTax("bed") { ($0.perNight, $0.included) = (Amount("2.00"), true) }
    // 105.00 × 7/107 is 6.869.
    #expect(try lines() == ["nights 9813", "seven 687", "bed 200"])
  }

  @Test func `a stay of several sets of taxes is rounded once, and its months sum to it`() throws {
    try include("all", "7.25%")
    try include("nights", "2.6%") { $0.on = [.nights] }
    #expect(
      try lines(7, adults: 4).sorted() == ["all 6070", "extra adult 15533", "nights 1773", "nights 68184"])
    #expect(try camp.taxes(by: [.name, .month]).rows.map(\.amounts.tax) == [6070, 1773])
  }

  @Test func `so is one of sets whose percentages have nothing in common`() throws {
    try include("all", "7.253%")
    try include("nights", "5.191%") { $0.on = [.nights] }
    try include("extras", "8.333%") { $0.on = [.extras] }
    try include("late", "5.191%") { $0.from = "2027-07-08" }
    #expect(try lines(9, adults: 3).suffix(4) == ["all 6816", "nights 4402", "extras 765", "late 1047"])
  }

  @Test func `an account of version 0.9.0, which took all of them out of the nights, is sound`() throws {
    try include("nineteen", "19%") { $0.on = [.extras] }
    _ = try lines(adults: 3)
    try camp.store.write { try camp.store.dropTrigger("ledger_stands", of: "ledger") }
    try camp.store.write { try camp.store.execute("UPDATE ledger SET amount = amount - 190 WHERE item = 'nights'") }
    #expect(try differing() == 1)
    try camp.store.write { try camp.store.execute("UPDATE ledger SET amount = amount + 190 WHERE item = 'extras'") }
    #expect(try differing() == 0)
  }

  /// The number of lines that are charged otherwise than agreed.
  private func differing() throws -> Int {
    try camp.checks.check().problems.count { problem in
      if case .mismatch(.accountDiffers) = problem.kind { true } else { false }
    }
  }
}
