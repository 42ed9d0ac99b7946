import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Values written by other programs end neither a check nor the process.
@Suite(TestEngine.ofFiles) struct DamagedAmountTests {
  /// A priced stay with a payment, in a store that was then damaged in spite of its constraints.
  private func camp(damage: SQL...) throws -> TestCampground {
    let camp = TestCampground(sites: 1)
    try camp.makePrices()
    try camp.pay(camp.reserve(1, "2027-07-01"..<"2027-07-04"), 5000)
    let store = camp.campground.store
    try store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
    try store.write {
      try store.execute("DROP TRIGGER ledger_stands")
      for statement in damage { try store.execute(statement) }
    }
    try store.forEach("PRAGMA ignore_check_constraints = OFF") { _ in }
    return camp
  }

  @Test(arguments: [Int.min, -9_007_199_254_740_992, 9_007_199_254_740_992, .max])
  func `an amount beyond all bounds is a problem to a check, and a fault to books`(amount: Int) throws {
    let camp = try camp(damage: "UPDATE ledger SET amount = \(amount) WHERE item = 'money'")
    #expect(try camp.checks.check().problems.map(\.name).contains("unreadableRows"))
    #expect(throws: StoreError.self) { try camp.books() }
  }

  @Test(
    arguments: [
      "UPDATE ledger SET amount = \(Int.max)", "UPDATE night SET price = \(MinorUnits.largest)",
      "UPDATE night SET price = \(Int.max)", "DROP TABLE night",
    ] as [SQL])
  func `sums that the engine refuses, prices too large together, and a table that is gone are problems`(damage: SQL)
    throws
  {
    #expect(try camp(damage: damage).checks.check().problems.map(\.name).contains("unreadableRows"))
  }

  @Test(arguments: [Int.min, .min + 1, .max])
  func `numbers, days and instants beyond all bounds end no process`(number: Int) throws {
    let camp = try camp(
      damage: "DROP TRIGGER command_stands", "UPDATE command SET at = \(number)",
      "UPDATE rate SET included_pets = \(number)")
    #expect(throws: Never.self) { try camp.campground.log.forEachEntry(after: EntryID(rawValue: 0)) { _ in } }
    if number < 0 { #expect(throws: StoreError.self) { try camp.campground.rates.listRates() } }
    #expect(Moment.bounded(number).magnitude == 1 << 40)
    #expect(camp.campground.clock.moment(at: Moment.bounded(number)).text.count >= 19)
    let agreed = try self.camp()
    try agreed.agree { $0.deposit = Portion("20%") }
    try agreed.store.forEach("PRAGMA ignore_check_constraints = ON") { _ in }
    try agreed.store.write {
      try agreed.store.execute("DROP TRIGGER policy_stands")
      try agreed.store.execute("UPDATE policy SET deposit_days = \(number)")
    }
    #expect(throws: StoreError.self) { try agreed.campground.policies.policy }
  }
}
