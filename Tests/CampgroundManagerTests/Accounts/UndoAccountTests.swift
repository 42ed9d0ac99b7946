import CampgroundManager
import TestSupport
import Testing

struct UndoAccountTests {
  private let camp = TestCampground.priced(tax: nil)

  /// A stay of 90.00 in all.
  private func stay() throws -> TestCampground {
    let camp = TestCampground.priced(tax: nil)
    try camp.agree {
      $0.cancellation = CancellationBands("0:50%")
      $0.noShow = Portion("1-night")
    }
    try camp.reserve()
    return camp
  }

  private func refusal(_ camp: TestCampground, _ entry: EntryReference? = nil) throws -> UndoProblem? {
    let error = try camp.refusal { try camp.undo.undo(entry) }
    #expect(error.name == .undoBlocked)
    guard case .undo(let problem) = error.problems.first?.kind else { return nil }
    return problem
  }

  private func newest(_ camp: TestCampground) throws -> EntryReference { EntryReference(try camp.log.newest) }

  @Test func `an undo adds counter-entries, and so does every redo`() throws {
    let camp = try stay()
    try camp.pay("50.00", by: "card")
    let pay = try newest(camp)
    for round in 1...3 {
      try camp.undo.undo(pay)
      #expect(try camp.sums() == AccountSums(total: 9000, paid: 0))
      try camp.undo.undo(newest(camp))
      #expect(try camp.sums() == AccountSums(total: 9000, paid: 5000))
      #expect(try camp.count("ledger") == 2 + 2 * round)
    }
    let entries = try camp.accounts.account("r-1").entries
    #expect(entries.map { $0.counters?.description ?? "" } == ["", "", "l-2", "l-3", "l-4", "l-5", "l-6", "l-7"])
    #expect(entries.dropFirst().allSatisfy { $0.kind == .payment && $0.method == "card" })
  }

  @Test func `a redo is not taken back twice`() throws {
    let camp = try stay()
    try camp.pay("50.00")
    let pay = try newest(camp)
    try camp.undoLast()
    try camp.undo.undo(newest(camp))
    let redo = try newest(camp)
    try camp.undo.undo(pay)
    #expect(try refusal(camp, redo) == .countered("l-4", by: "l-5"))
  }

  @Test func `a reservation stays as long as money was paid on it`() throws {
    let camp = try stay()
    let made = try newest(camp)
    try camp.pay("50.00")
    #expect(try refusal(camp, made) == .paidSince("r-1"))
    try camp.refund("50.00")
    try camp.undo.undo(made)
    #expect(throws: CampingError.self) { try camp.accounts.account("r-1") }
    #expect(try camp.store.value("SELECT sum(amount) FROM ledger WHERE item <> 'money'") == 0)
    #expect(try refusal(camp) == .accountGone("l-3", "r-1"))
  }

  @Test func `what was refunded since stays paid`() throws {
    let camp = try stay()
    try camp.pay("50.00")
    let pay = try newest(camp)
    try camp.refund("20.00")
    try camp.pay("100.00")
    // The sum would be large enough, but the refund would have come before any money.
    #expect(try refusal(camp, pay) == .refundedSince("l-2", on: "r-1"))
  }

  @Test func `a charge by hand stays when the stay is cancelled, and can be undone then`() throws {
    let camp = try stay()
    try camp.charge("20.00", for: "firewood")
    let charge = try newest(camp)
    try camp.reservations.cancel("r-1")
    #expect(try camp.sums().total == 6500)
    try camp.undo.undo(charge)
    #expect(try camp.sums().total == 4500)
  }

  @Test func `cancelled, then undone, an account is as it was to the cent`() throws {
    let camp = TestCampground.priced(tax: Percent("7.25%"))
    try camp.agree { $0.cancellation = CancellationBands("0:33.3333%") }
    try camp.reserve()
    try camp.charge("0.01")
    let before = try camp.sums()
    try camp.reservations.cancel("r-1")
    #expect(try camp.sums() != before)
    try camp.undoLast()
    #expect(try camp.sums() == before)
  }

  @Test func `a no-show and a check-out give their fees back`() throws {
    let camp = try stay()
    let night = camp.at("2027-07-02")
    try night.reservations.markNoShow("r-1")
    #expect(try night.sums().total == 4500)
    try night.undoLast()
    #expect(try night.sums().total == 9000)
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    try night.reservations.checkOut("r-1")
    #expect(try night.accounts.account("r-1").entries.suffix(2).map(\.item) == [.nights, .penalties])
    try night.undoLast()
    #expect(try night.sums().total == 9000)
  }

  @Test func `a batch with money in it is undone as one, and redone`() throws {
    try camp.makeCamper()
    try camp.campground.batch {
      try camp.reserve { $0.camper = "c-1" }
      try camp.pay("50.00")
      try camp.charge("5.00")
      try camp.refund("20.00")
    }
    try camp.undoLast()
    #expect(try camp.store.value("SELECT sum(amount) FROM ledger") == 0)
    #expect(try camp.count("reservation") == 0)
    try camp.undo.undo(newest(camp))
    #expect(try camp.sums() == AccountSums(total: 9500, paid: 3000))
  }

  @Test func `an expiry is passed over`() throws {
    try camp.campground.reservations.hold(camp.request(), minutes: 30)
    let later = camp.at("2027-06-01", "13:00")
    try later.pay("10.00")
    #expect(try later.sums() == AccountSums(total: 0, paid: 1000))
    #expect(try later.undo.target().entry.command == "pay")
    try later.undoLast()
    #expect(try later.sums() == AccountSums())
  }
}
