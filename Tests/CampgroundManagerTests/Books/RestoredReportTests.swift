import TestSupport
import Testing

@testable import CampgroundManager

/// Undo and redo of each command about money restore every report to the cent.
struct RestoredReportTests {
  /// A command, by its name.
  struct Step: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: @Sendable (TestCampground) throws -> Void

    init(_ name: String, _ act: @escaping @Sendable (TestCampground) throws -> Void) {
      (testDescription, self.act) = (name, act)
    }
  }

  static let steps: [Step] = [
    Step("charge") { try $0.charge("12.00") }, Step("charge an item") { try $0.charge(item: "firewood", 2) },
    Step("adjust") { try $0.adjust("4.00") }, Step("pay") { try $0.pay("20.00", by: "cash") },
    Step("pay by card") { try $0.pay("20.00", by: "card") }, Step("refund") { try $0.refund("5.00", by: "cash") },
    Step("transfer") { try $0.campground.accounts.transfer("r-1", to: "r-2", Amount("7.77")) },
    Step("transfer a credit") { try $0.campground.accounts.transfer("r-3", to: "r-2") },
    Step("security") { try $0.campground.accounts.paySecurity("r-1", AccountRequest(#require(Amount("50")))) },
    Step("security returned") {
      try $0.campground.accounts.refundSecurity("r-2", AccountRequest(#require(Amount("30"))))
    },
    Step("security kept") {
      try $0.campground.accounts.keepSecurity("r-2", ChargeRequest(#require(Amount("25")), memo: "a broken table"))
    },
    Step("sell") { try $0.sell(2, by: "card") },
    Step("refund a sale") {
      let sale = try $0.store.value("SELECT min(id) FROM ledger WHERE kind = 'sale'", as: Int.self) ?? 0
      try $0.campground.accounts.refund(sale: LedgerReference("l-\(sale)"), SaleRefund(Amount("2.00")))
    },
    Step("waive") { try $0.waive("3.00") }, Step("write off") { try $0.writeOff("2.00") },
    Step("discount") { try $0.discount("10%", on: "r-2") },
    Step("pay for a camper") {
      try $0.campground.accounts.pay(.camper("c-1"), AccountRequest(#require(Amount("60")), method: "card"))
    },
    Step("a stay that becomes too long for a tax") { camp in
      try camp.edit { $0.nights = 9 }
    },
    Step("check-out") { try $0.reservations.checkOut("r-1") }, Step("cancel") { try $0.reservations.cancel("r-2") },
    Step("reprice") { try $0.reservations.reprice("r-2", nightly: Amount("30.00"), because: "friends") },
  ]

  /// A campground of the third of June: r-1 is there since two nights, r-2 comes, and r-3 was cancelled with a credit.
  private static func campground() throws -> TestCampground {
    let camp = TestCampground(sites: 1, 2)
    try camp.makeRate()
    try camp.makeItem()
    try camp.makeTax { ($0.percent, $0.staysUpTo) = (Percent("7.25%"), 7) }
    try camp.makeTax("spa") { ($0.percent, $0.included) = (Percent("5%"), true) }
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("6%"), [.charges, .items]) }
    try camp.set { $0.surcharge = .set("card=3%") }
    try camp.agree { ($0.cancellation, $0.early) = (CancellationBands("0:50%"), .refund) }
    try camp.reserve(1, "2027-06-01"..<"2027-06-06") { $0.checkIn = true }
    try camp.reserve(2, "2027-06-10"..<"2027-06-13")
    try camp.reserve(2, "2027-06-20"..<"2027-06-22")
    for id in ["r-1", "r-2", "r-3"] as [ReservationReference] { try camp.pay("60.00", on: id, by: "card") }
    try camp.charge("10.00")
    try camp.campground.accounts.paySecurity("r-2", AccountRequest(#require(Amount("80"))))
    try camp.sell(3)
    try camp.reservations.cancel("r-3")
    return camp.at("2027-06-03")
  }

  private func reports(_ camp: TestCampground) throws -> [String] {
    let campground = camp.campground
    let days = ReportDays(from: "2027-06-01", before: "2027-07-01")
    let reports = [
      "\(try campground.reports.payments(days))", "\(try campground.reports.taxes())",
      "\(try campground.reports.deposits(on: "2027-06-04"))", "\(try campground.reports.balances(on: "2027-06-04"))",
      "\(try campground.reports.revenue())", "\(try campground.reports.decisions())",
    ]
    // An undo changes a reservation once more.
    return reports.map { $0.replacing(/version: [0-9]+/, with: "") }
  }

  @Test(arguments: steps) func `a command about money is taken back and done again to the cent`(step: Step) throws {
    let camp = try Self.campground()
    let before = try reports(camp)
    try step.act(camp)
    let after = try reports(camp)
    #expect(after != before)
    try camp.undoLast()
    #expect(try reports(camp) == before)
    try camp.redo()
    for (one, other) in zip(try reports(camp), after) { #expect(one == other) }
    #expect(try camp.campground.checks.check() == Checkup())
  }
}
