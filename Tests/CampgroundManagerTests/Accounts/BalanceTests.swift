import CampgroundManager
import TestSupport
import Testing

struct BalanceTests {
  /// The listed balances, as `r-1 45.00 2027-07-01 due`; amounts in minor units.
  private func balances(_ camp: TestCampground, _ filter: BalanceFilter = BalanceFilter()) throws -> [String] {
    var found: [String] = []
    try camp.accounts.forEachBalance(filter) { open in
      let due = open.due?.description ?? "-"
      found.append("\(open.reservation.id?.description ?? "") \(open.reservation.sums.balance) \(due) \(open.state)")
    }
    return found
  }

  /// Reserved on 1 June for 1 July, two nights of 45.00 without tax.
  private func camp(depositDays: Int?) throws -> TestCampground {
    let camp = TestCampground.priced(tax: nil)
    try camp.agree {
      $0.deposit = Portion("1-night")
      $0.depositDays = depositDays.map { .set($0) }
      $0.cancellation = CancellationBands("7:0% 1:50% 0:100%")
      $0.noShow = Portion("1-night")
    }
    try camp.reserve()
    return camp
  }

  @Test func `the deposit is due first, then the rest on the day of arrival`() throws {
    let camp = try camp(depositDays: 14)
    #expect(try balances(camp) == ["r-1 9000 2027-06-17 due"])
    #expect(try balances(camp.at("2027-06-18")) == ["r-1 9000 2027-06-17 overdue"])
    try camp.pay("44.99")
    #expect(try balances(camp) == ["r-1 4501 2027-06-17 due"])
    try camp.pay("0.01")
    #expect(try balances(camp) == ["r-1 4500 2027-07-01 due"])
    #expect(try balances(camp.at("2027-07-01")) == ["r-1 4500 2027-07-01 due"])
    #expect(try balances(camp.at("2027-07-02")) == ["r-1 4500 2027-07-01 overdue"])
    try camp.pay("45.00")
    #expect(try balances(camp).isEmpty)
  }

  @Test(arguments: [nil, 45]) func `a deposit is never due before the stay was made`(days: Int?) throws {
    let camp = try camp(depositDays: days)
    let deposit = try #require(try camp.accounts.account("r-1").deposit)
    #expect(deposit.amount == 4500)
    #expect(deposit.due == TestCampground.today)
  }

  @Test func `what is over is due on the day of its last charge`() throws {
    let camp = try camp(depositDays: nil)
    let june = camp.at("2027-06-28")
    try june.reservations.cancel("r-1")
    #expect(try balances(june) == ["r-1 4500 2027-06-28 due"])
    #expect(try balances(camp.at("2027-06-29")) == ["r-1 4500 2027-06-28 overdue"])
  }

  @Test func `a credit has no day`() throws {
    let camp = try camp(depositDays: nil)
    try camp.pay("100.00")
    #expect(try balances(camp) == ["r-1 -1000 - credit"])
    try camp.reservations.cancel("r-1")
    #expect(try balances(camp) == ["r-1 -10000 - credit"])
    try camp.refund("100.00")
    #expect(try balances(camp).isEmpty)
  }

  @Test func `money for a hold that runs out is a credit at once`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.agree { $0.deposit = Portion("50%") }
    try camp.campground.reservations.hold(camp.request(), minutes: 30)
    try camp.pay("20.00")
    #expect(try balances(camp.at("2027-06-01", "13:00")) == ["r-1 -2000 - credit"])
  }

  @Test func `a list is narrowed by state and camper`() throws {
    let camp = try camp(depositDays: 14)
    let other = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    try camp.reserve(2, "2027-07-10"..<"2027-07-11", camper: other)
    try camp.pay("50.00", on: "r-2")
    var filter = BalanceFilter()
    filter.states = [.credit]
    #expect(try balances(camp, filter) == ["r-2 -500 - credit"])
    filter.states = [.credit, .due]
    filter.camper = try camp.campers.find("c-1").id
    #expect(try balances(camp, filter) == ["r-1 9000 2027-06-17 due"])
  }

  @Test(arguments: [
    ("2027-06-24", 0, "7"), ("2027-06-25", 4500, "1"), ("2027-06-30", 4500, "1"), ("2027-07-01", 9000, "0"),
  ])
  func `what cancelling costs is said before it is done`(day: Day, fee: Int, band: String) throws {
    let camp = try camp(depositDays: nil).at(day)
    try camp.pay("60.00")
    let quote = try camp.accounts.quoteCancel("r-1")
    #expect(quote.fee == fee)
    #expect(quote.refund == max(0, 6000 - fee))
    #expect(quote.band.map { String($0.days) } == band)
    try camp.reservations.cancel("r-1")
    #expect(try camp.sums() == AccountSums(total: fee, paid: 6000))
    #expect(try rejected { try camp.accounts.quoteCancel("r-1") }.problems.map(\.name) == ["notAllowedInStatus"])
  }

  @Test func `without a policy cancelling costs nothing`() throws {
    let camp = TestCampground.priced()
    try camp.reserve()
    let quote = try camp.accounts.quoteCancel("r-1")
    #expect(quote.fee == 0)
    #expect(quote.band == nil)
  }

  @Test func `a deposit is paid with its last unit`() throws {
    let camp = try camp(depositDays: 14)
    #expect(try !camp.accounts.account("r-1").isDepositPaid)
    #expect(try !camp.pay("44.99").isDepositPaid)
    #expect(try camp.pay("0.01").isDepositPaid)
    #expect(try camp.pay("0.01").isDepositPaid)
    try camp.refund("0.02")
    #expect(try !camp.accounts.account("r-1").isDepositPaid)
    try camp.agree { $0.deposit = Portion("none") }
    try camp.reserve(2)
    #expect(try camp.accounts.account("r-2").isDepositPaid)
  }

  @Test func `a deposit that was made after the arrival was due on the day of arrival`() throws {
    let camp = try camp(depositDays: nil).at("2027-06-08")
    try camp.reserve(2, "2027-06-06"..<"2027-06-10") { $0.overrides.rules = "they are here already" }
    #expect(try camp.accounts.account("r-2").deposit?.due == "2027-06-08")
    #expect(try balances(camp).contains("r-2 18000 2027-06-06 overdue"))
  }
}
