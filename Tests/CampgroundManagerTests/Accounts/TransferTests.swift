import TestSupport
import Testing

@testable import CampgroundManager

/// Money that goes from one reservation to another (domain rule R32).
struct TransferTests {
  /// Two stays of two nights at 45.00 and a tax of 10 %, 99.00 each, of two campers.
  private let camp = TestCampground.priced { camp in
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let other = try camp.makeCamper("Tent Pole", phoneNumber: "555-0102")
    try camp.reserve(2, "2027-07-01"..<"2027-07-03", camper: other)
  }

  @Test func `a credit after cancelling goes to another reservation as a whole, and undo brings it back`() throws {
    try camp.pay("99.00")
    try camp.reservations.cancel("r-1")
    let (before, entries) = (try Contents(of: camp), try camp.count("command"))
    let written = try camp.transfer()
    #expect(written.result.map(\.sums) == [AccountSums(), AccountSums(total: 9900, paid: 9900)])
    #expect(try camp.count("command") == entries + 1)
    let moved = try camp.count("ledger")
    let undone = try camp.undo.undo()
    #expect(undone.command == "transfer")
    #expect(try Contents(of: camp) == before)
    #expect(try camp.count("ledger") == moved + 2)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try camp.sums("r-1") == AccountSums())
    #expect(try camp.sums("r-2") == AccountSums(total: 9900, paid: 9900))
  }

  @Test func `each side has an entry that names the other, and no money comes in`() throws {
    try camp.pay("60.00", by: "card")
    let accounts = try camp.transfer("45.00", because: "comes with friends").result
    let entries = accounts.compactMap(\.entries.last)
    #expect(entries.map(\.kind) == [.transfer, .transfer] && entries.map(\.name) == ["r-2", "r-1"])
    #expect(entries.map(\.amount) == [-4500, 4500])
    #expect(entries.map(\.memo) == ["comes with friends", "comes with friends"])
    #expect(try camp.campground.reports.revenue().total.received == 6000)
  }

  @Test func `no more goes than was paid, and without a credit the amount is needed`() throws {
    #expect(try problems { try camp.transfer() } == [.money(.noCredit(paid: 0, "r-1", .usDollar))])
    try camp.pay("60.00")
    #expect(try problems { try camp.transfer() } == [.money(.noCredit(paid: 6000, "r-1", .usDollar))])
    let above = try #require(Amount("60.01"))
    #expect(
      try problems { try camp.transfer("60.01") } == [.money(.transferAbovePaid(above, paid: 6000, "r-1", .usDollar))])
    #expect(try problems { try camp.transfer("1.00", to: "r-1") } == [.money(.transferToItself("r-1"))])
    #expect(try problems { try camp.transfer("-1.00") }.map(\.name) == ["invalidAmount"])
    #expect(try problems { try camp.transfer("1.00", to: "r-9") }.map(\.name) == ["notFound"])
    #expect(try !camp.transfer("0.00").changed)
    #expect(try camp.sums() == AccountSums(total: 9900, paid: 6000))
  }

  private func problems(_ body: () throws -> WriteResult<[Account]>) throws -> [Problem] {
    try rejected { try body() }.problems
  }

  @Test func `a transfer that meets what is due confirms a hold, and one undo takes both back`() throws {
    try camp.agree { $0.deposit = Portion("50%") }
    try camp.reservations.hold(camp.request(3, nights: 2), minutes: 30)
    try camp.pay("99.00")
    let less = try camp.transfer("49.49", to: "r-3")
    #expect(!less.hasConfirmed && less.result[1].lacking == 1)
    let before = try Contents(of: camp)
    #expect(try camp.transfer("0.01", to: "r-3").hasConfirmed)
    #expect(try camp.reservations.find("r-3").status == .reserved)
    try camp.undoLast()
    #expect(try Contents(of: camp) == before)
  }

  @Test func `undo is refused once the money was spent on either side`() throws {
    try camp.pay("60.00")
    let payment = try camp.log.newest
    try camp.transfer("45.00")
    let transfer = try camp.log.newest
    #expect(try blocked(payment) == [.undo(.refundedSince("l-5", on: "r-1"))])
    try camp.refund("45.00", on: "r-2")
    #expect(try blocked(transfer).count == 1)
    try camp.undoLast()
    let undone = try camp.undo.undo(EntryReference(transfer))
    try camp.refund("60.00")
    #expect(try blocked(undone.entry).count == 1)
  }

  private func blocked(_ entry: EntryID) throws -> [Problem] {
    let error = try rejected { try camp.undo.undo(EntryReference(entry)) }
    #expect(error.name == .undoBlocked)
    return error.problems
  }

  @Test func `money for what was written off shrinks the write-off`() throws {
    try camp.writeOff(on: "r-2")
    try camp.pay("60.00")
    #expect(try camp.transfer("60.00").result[1].sums == AccountSums(total: 9900, paid: 6000, writtenOff: 3900))
  }

  @Test func `its version is that of the account that gives`() throws {
    try camp.pay("60.00")
    let terms = WriteTerms { $0.expectedVersion = 2 }
    let error = try rejected { try camp.campground.writing(terms) { try camp.transfer("45.00") } }
    #expect(error.problems == [.journal(.versionChanged(.account("r-1"), expected: 2, found: 3))])
  }

  @Test func `a repeated transfer under one key is one transfer`() throws {
    try camp.pay("60.00")
    let terms = WriteTerms { $0.key = RequestKey("k", request: "transfer") }
    let first = try camp.campground.writing(terms) { try camp.transfer("45.00") }
    let again = try camp.campground.writing(terms) { try camp.transfer("45.00") }
    #expect(again.replayed && again.result.map(\.sums) == first.result.map(\.sums))
    #expect(try camp.sums("r-2").paid == 4500)
  }

  @Test func `a forgotten camper's words go from the other account, too`() throws {
    try camp.pay("60.00")
    try camp.reservations.cancel("r-1")
    try camp.transfer(because: "Bacon Lover is ill")
    try camp.people.forget("c-1")
    #expect(
      try camp.campground.accounts.account("r-2").entries.compactMap(\.memo).contains { $0.contains("Bacon") } == false)
    #expect(try camp.sums("r-2").paid == 6000)
  }
}
