import TestSupport
import Testing

@testable import CampgroundManager

/// Payments as the ledger has them, and the drawer that is closed by them.
struct PaymentTests {
  private let camp = TestCampground.priced()

  private static let saturday: Day = "2027-06-05"

  /// A Saturday at the desk: Marge and Joe take money, and Joe makes a slip.
  private func saturday() throws -> TestCampground {
    let camp = TestCampground.priced()
    let (friday, marge) = (camp.at("2027-06-04", "18:00", by: "marge"), camp.at(Self.saturday, "09:30", by: "marge"))
    let joe = camp.at(Self.saturday, "16:05", by: "joe")
    try camp.reserve(1, "2027-06-05"..<"2027-06-07")
    try camp.reserve(2, "2027-06-05"..<"2027-06-08")
    try friday.pay("50.00", by: "cash")
    try marge.pay("49.00", by: "cash", for: "the rest")
    try marge.pay("100.00", on: "r-2", by: "card")
    try marge.takeSecurity(10_000)
    try joe.refund("20.00", on: "r-2", by: "cash")
    try joe.takeBack(600, tax: 50, of: joe.sellByEntries())
    try joe.takeSecurity(-4000)
    try joe.pay("10.00", by: "cash")
    try joe.undoLast()
    try joe.keepSecurity(6000)
    try joe.transfer(1000, from: "r-2", to: "r-1")
    try camp.at("2027-06-06", by: "joe").pay("1.00", by: "cash")
    return camp.at(Self.saturday, "21:00", by: "joe")
  }

  @Test func `a list that is read a piece at a time has every payment once`() throws {
    try camp.reserve(1, "2027-06-05"..<"2027-06-07")
    let table = LedgerTable(store: camp.store)
    let cent = LedgerDraft.money(.payment, 1, on: "r-1", by: "cash")
    try camp.store.write {
      for _ in 0..<1001 { _ = try table.insert(cent, on: Self.saturday, by: "joe") }
    }
    let ids = try camp.payments().map(\.entry.id)
    #expect(ids.count == 1001 && Set(ids).count == 1001)
  }

  @Test func `a Saturday's drawer is as counted by hand`() throws {
    let report = try saturday().paymentReport(by: [.method, .actor], float: "150.00")
    #expect(report.days == Self.saturday..<"2027-06-06")
    #expect(report.rows.map(\.key[0].name) == ["card", "cash", "cash"])
    #expect(report.rows.map(\.key[1].name) == ["marge", "joe", "marge"])
    // Marge took 49.00 and 100.00 of security; Joe sold for 13.00, and gave 20.00, 6.50 and 40.00.
    #expect(report.rows.map(\.amounts.received) == [10_000, 1300, 14_900])
    #expect(report.rows.map(\.amounts.refunded) == [0, 6650, 0])
    #expect(report.rows.map(\.amounts.count) == [1, 4, 2])
    #expect(report.total.net == 19_550)
    #expect(report.supplement == CashDrawer(float: 15_000, cash: 9550))
    #expect(report.supplement?.sum == 24_550)
  }

  @Test func `a day or a clerk is a row, and without keys all is one`() throws {
    let camp = try saturday()
    let week: Range<Day> = "2027-06-04"..<"2027-06-07"
    let days = try camp.paymentReport(week, by: [.day])
    #expect(days.rows.map(\.key[0].days?.lowerBound) == ["2027-06-04", "2027-06-05", "2027-06-06"])
    #expect(days.rows.map(\.amounts.net) == [5000, 19_550, 100])
    let all = try camp.paymentReport(week, by: [])
    #expect(all.rows.map(\.amounts) == [days.total])
    #expect(all.supplement == nil)
  }

  @Test func `what is undone on another day is taken back on that day, and what is redone counts again`() throws {
    try camp.reserve()
    try camp.pay("30.00", by: "cash")
    try camp.takeSecurity(5000)
    let later = camp.at("2027-06-03", by: "joe")
    let undone = try later.undo.undo(ofAnyone: true)
    let days = try later.paymentReport("2027-06-01"..<"2027-06-04", by: [.day])
    #expect(days.rows.map(\.amounts.received) == [8000, -5000])
    #expect(days.rows.map(\.amounts.refunded) == [0, 0])
    #expect(days.rows.map(\.amounts.count) == [2, -1])
    try later.undo.undo(EntryReference(undone.entry))
    #expect(try later.paymentReport("2027-06-03"..<"2027-06-04").rows.isEmpty)
    #expect(try later.paymentReport("2027-06-01"..<"2027-06-04").total.count == 2)
  }

  @Test func `a payment is listed with the time and the clerk of its entry, and the opposite amount when undone`()
    throws
  {
    let payments = try saturday().payments()
    #expect(
      payments.map(\.amount) == [
        5000, 4900, 10_000, 10_000, -2000, 1300, -650, -4000, 1000, -1000, -6000, 6000, -1000, 1000, 100,
      ])
    #expect(payments[1].moment?.text == "2027-06-05T09:30:00")
    #expect(payments[1].entry.actor == "marge")
    #expect(payments[1].entry.memo == "the rest")
    #expect(payments[5].entry.reservation == nil)
    #expect(payments[5].entry.kind == .sale)
    #expect(payments[10...13].allSatisfy { $0.entry.kind == .transfer })
  }

  @Test func `days, a method, an actor and a camper narrow the list`() throws {
    let camp = try saturday()
    #expect(try camp.payments { $0.from = "2027-06-06" }.map(\.amount) == [100])
    #expect(try camp.payments { $0.before = "2027-06-05" }.map(\.amount) == [5000])
    #expect(try camp.payments { $0.method = "CARD" }.map(\.amount) == [10_000])
    #expect(try camp.payments { $0.method = "" }.map(\.amount) == [-6000, 6000, -1000, 1000])
    #expect(try camp.payments { $0.actor = "marge" }.count == 4)
    let second = try camp.reservations.find("r-2").camper.id
    #expect(try camp.payments { $0.camper = second }.map(\.amount) == [10_000, -2000, -1000])
    #expect(throws: CampingError.self) { try camp.payments { ($0.from, $0.before) = ("2027-06-06", "2027-06-06") } }
  }

  @Test func `a payment keeps its time when its camper is forgotten`() throws {
    let camp = TestCampground(sites: 1)
    let made = try camp.reserve(1, "2027-06-01"..<"2027-06-02")
    try camp.at("2027-06-01", "10:15").pay("5.00", by: "cash", for: "Bacon Lover")
    try camp.at("2027-06-01", "11:00").refund("5.00", by: "cash")
    try camp.cancel(made)
    try camp.at("2027-06-03").people.forget(CamperReference(made.camper.id))
    let payment = try #require(try camp.payments().first)
    #expect(payment.moment?.text == "2027-06-01T10:15:00")
    #expect(payment.entry.memo == nil)
  }
}
