import TestSupport
import Testing

@testable import CampgroundManager

/// Security deposits, which are owed to the camper until they are kept (domain rule R30).
struct SecurityTests {
  /// A stay of two nights at 45.00 and a tax of 10 %: 99.00.
  private let camp = TestCampground.priced { try $0.reserve(1, "2027-07-01"..<"2027-07-03") }

  @Test func `a security deposit is in no sum of the account, and goes back as it came`() throws {
    try camp.secure("100.00")
    #expect(try camp.sums() == AccountSums(total: 9900, paid: 0, security: 10000))
    try camp.returnSecurity("40.00")
    #expect(try camp.sums().security == 6000)
    try camp.undoLast()
    try camp.undoLast()
    #expect(try camp.sums() == AccountSums(total: 9900, paid: 0))
  }

  @Test func `what is kept of it is a charge with a reason that it pays`() throws {
    try camp.secure("100.00")
    let before = try Contents(of: camp)
    let kept = try camp.keep("60.00", for: "broken table")
    #expect(kept.result.sums == AccountSums(total: 15900, paid: 6000, security: 4000))
    let entries = kept.result.entries.suffix(3)
    #expect(entries.map(\.kind) == [.charge, .transfer, .transfer])
    #expect(entries.map(\.item) == [.other, .security, .money])
    #expect(entries.map(\.amount) == [6000, -6000, 6000])
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == before)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try camp.sums() == AccountSums(total: 15900, paid: 6000, security: 4000))
  }

  @Test func `no more goes back or is kept than is held, and none is kept without a reason`() throws {
    try camp.pay("99.00")
    try camp.secure("50.00")
    let above = try #require(Amount("50.01"))
    let tooMuch: [Problem] = [.money(.aboveSecurity(above, held: 5000, "r-1", .usDollar))]
    #expect(try problems { try camp.returnSecurity("50.01") } == tooMuch)
    #expect(try problems { try camp.keep("50.01", for: "table") } == tooMuch)
    #expect(try problems { try camp.keep("50.00", for: nil) } == [.record(.emptyReason(field: "memo"))])
    #expect(try problems { try camp.secure("-1.00") }.map(\.name) == ["invalidAmount"])
    // The purses are apart: the security refunds no payment, and a payment no security.
    #expect(throws: CampingError.self) { try camp.refund("99.01") }
    #expect(try camp.sums() == AccountSums(total: 9900, paid: 9900, security: 5000))
  }

  @Test func `the tax on what is kept is within what is held`() throws {
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("10%"), [.charges]) }
    try camp.secure("100.00")
    let above = try #require(Amount("104.50"))
    #expect(
      try problems { try camp.keep("95.00", for: "table") }
        == [.money(.aboveSecurity(above, held: 10000, "r-1", .usDollar))])
    #expect(try camp.keep("90.00", for: "table").result.sums.security == 100)
  }

  @Test func `the journal has an amount that is kept apart from a charge`() throws {
    try camp.charge("5.00")
    try camp.secure("100.00")
    try camp.keep("5.00", for: "broken table")
    #expect(try camp.entries().prefix(3).map { $0.request.contains(#""security":true"#) } == [true, true, false])
  }

  private func problems(_ body: () throws -> WriteResult<Account>) throws -> [Problem] {
    try rejected { try body() }.problems
  }

  @Test func `it never confirms a hold`() throws {
    try camp.reservations.hold(camp.request(2, nights: 2), minutes: 30)
    #expect(try !camp.secure("500.00", on: "r-2").hasConfirmed)
    #expect(try camp.reservations.find("r-2").status == .held)
  }

  @Test(arguments: [true, false])
  func `a deposit that was returned or kept since cannot be undone before`(isKept: Bool) throws {
    try camp.secure("100.00")
    let received = try camp.log.newest
    _ = try isKept ? camp.keep("60.00", for: "broken table") : camp.returnSecurity("60.00")
    let error = try rejected { try camp.undo.undo(EntryReference(received)) }
    #expect(error.problems == [.undo(.refundedSince("l-3", on: "r-1"))])
    try camp.undoLast()
    try camp.undo.undo(EntryReference(received))
    #expect(try camp.sums().security == 0)
  }

  @Test func `a camper whose security is held is not forgotten`() throws {
    try camp.secure("100.00")
    try camp.reservations.cancel("r-1")
    let error = try rejected { try camp.people.forget("c-1") }
    #expect(error.problems == [.person(.securityHeld("c-1", "r-1", held: 10000, .usDollar))])
    try camp.returnSecurity("100.00")
    try camp.people.forget("c-1")
  }

  @Test func `the store itself refuses to return more than is held`() throws {
    try camp.secure("1.00")
    #expect(throws: (any Error).self) {
      try LedgerTable(store: camp.store).insert(
        LedgerDraft(reservation: "r-1", kind: .security, item: .security, amount: -101), on: "2027-06-01", by: "desk")
    }
  }
}
