import TestSupport
import Testing

@testable import CampgroundManager

/// The amounts that will never be paid (domain rule R30).
struct WriteOffTests {
  /// A stay of two nights at 45.00.
  private let camp = TestCampground(sites: 1) { camp in
    try camp.makeRate()
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
  }

  @Test func `the whole balance is written off, and nothing is earned or paid by it`() throws {
    try camp.pay("50.00")
    let written = try camp.writeOff()
    #expect(written.result.sums == AccountSums(total: 9000, paid: 5000, writtenOff: 4000))
    #expect(written.result.sums.balance == 0)
    let revenue = try camp.campground.reports.revenue()
    #expect(revenue.total.earned == 9000 && revenue.total.received == 5000 && revenue.total.writtenOff == 4000)
    #expect(revenue.supplement.accounts.balance == 0)
    #expect(try camp.books().contains("    liabilities:deposits:r-1  -40.00 USD\n    expenses:write-offs  40.00 USD"))
    #expect(try !camp.writeOff().changed)
  }

  @Test func `no more is written off than is owed`() throws {
    let above = try #require(Amount("90.01"))
    let error = try rejected { try camp.writeOff("90.01") }
    #expect(error.problems == [.money(.writeOffAboveBalance(above, balance: 9000, "r-1", .usDollar))])
    #expect(try camp.sums().writtenOff == 0)
  }

  @Test func `no credit comes of a write-off when less is owed, or somebody pays after all`() throws {
    try camp.writeOff("60.00")
    try camp.pay("50.00")
    #expect(try camp.sums() == AccountSums(total: 9000, paid: 5000, writtenOff: 4000))
    try camp.undoLast()
    #expect(try camp.sums() == AccountSums(total: 9000, paid: 0, writtenOff: 6000))
    try camp.reservations.cancel("r-1")
    #expect(try camp.sums() == AccountSums())
    try camp.undoLast()
    #expect(try camp.sums() == AccountSums(total: 9000, paid: 0, writtenOff: 6000))
  }

  @Test func `a write-off of which a part has gone cannot be undone`() throws {
    try camp.writeOff("60.00")
    let writeOff = try camp.log.newest
    try camp.pay("50.00")
    #expect(try rejected { try camp.undo.undo(EntryReference(writeOff)) }.name == .undoBlocked)
    try camp.undoLast()
    _ = try camp.undo.undo(EntryReference(writeOff))
    #expect(try camp.sums() == AccountSums(total: 9000, paid: 0))
  }

  @Test func `no credit comes of a write-off when a hold runs out, before the next write and after it`() throws {
    _ = try camp.reservations.hold(camp.request(1, arrival: "2027-07-03"))
    try camp.writeOff(on: "r-2")
    let later = camp.at(camp.clock.today.advanced(by: 1))
    #expect(try later.sums("r-2") == AccountSums())
    #expect(try later.reservations.find("r-2").sums == AccountSums())
    try later.pay("1.00")
    #expect(try later.sums("r-2") == AccountSums())
  }

  @Test func `a charge that was written off since cannot be undone before`() throws {
    try camp.charge("20.00", for: "firewood")
    let charge = try camp.log.newest
    try camp.writeOff()
    #expect(try rejected { try camp.undo.undo(EntryReference(charge)) }.name == .undoBlocked)
    try camp.undoLast()
    try camp.undo.undo(EntryReference(charge))
  }

  @Test func `the store itself refuses to take back more than was written off`() throws {
    #expect(throws: (any Error).self) {
      try LedgerTable(store: camp.store).insert(
        LedgerDraft(reservation: "r-1", kind: .writeOff, item: .writeOffs, amount: -1), on: "2027-06-01", by: "desk")
    }
  }
}
