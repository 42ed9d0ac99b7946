import TestSupport
import Testing

@testable import CampgroundManager

/// Money that is held for stays to come, as it stood before a day began.
struct DepositTests {
  private let camp = TestCampground.priced()

  /// Four nights for 198.00, paid half.
  private func halfPaid() throws -> TestCampground {
    let camp = TestCampground.priced()
    try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.pay("99.00")
    return camp
  }

  @Test func `198 dollars paid half is held until two of four nights are over`() throws {
    let camp = try halfPaid()
    #expect(try camp.heldDeposits(on: "2027-07-01") == ["r-1": DepositAmounts(held: 9900)])
    #expect(try camp.heldDeposits(on: "2027-07-02") == ["r-1": DepositAmounts(held: 4950)])
    #expect(try camp.heldDeposits(on: "2027-07-03").isEmpty)
    #expect(try camp.heldDeposits(on: "2027-07-04").isEmpty)
  }

  @Test func `a payment of the day itself is held from the next`() throws {
    let camp = try halfPaid()
    #expect(try camp.reports.deposits().rows.isEmpty)
    #expect(try camp.heldDeposits(on: "2027-06-02") == ["r-1": DepositAmounts(held: 9900)])
  }

  @Test func `money of a cancelled stay is a credit from the day after, and was held before`() throws {
    let camp = try halfPaid()
    _ = try camp.at("2027-06-10").reservations.cancel("r-1")
    #expect(try camp.heldDeposits(on: "2027-06-10") == ["r-1": DepositAmounts(held: 9900)])
    #expect(try camp.heldDeposits(on: "2027-06-11") == ["r-1": DepositAmounts(credit: 9900)])
    try camp.at("2027-06-12").refund("99.00")
    #expect(try camp.heldDeposits(on: "2027-06-12") == ["r-1": DepositAmounts(credit: 9900)])
    #expect(try camp.heldDeposits(on: "2027-06-13").isEmpty)
  }

  @Test func `what is left of a stay that is over is a credit`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.pay("60.00")
    #expect(try camp.heldDeposits(on: "2027-07-01") == ["r-1": DepositAmounts(held: 6000)])
    #expect(try camp.heldDeposits(on: "2027-07-02") == ["r-1": DepositAmounts(credit: 1050)])
  }

  @Test func `a security deposit is apart, and what is kept of it is held for nobody`() throws {
    try camp.reserve(1, "2027-06-01"..<"2027-06-02")
    try camp.takeSecurity(10_000)
    let later = camp.at("2027-06-03")
    try later.keepSecurity(6000)
    try camp.at("2027-06-05").takeSecurity(-4000)
    #expect(try camp.heldDeposits(on: "2027-06-03") == ["r-1": DepositAmounts(security: 10_000)])
    #expect(try camp.heldDeposits(on: "2027-06-04") == ["r-1": DepositAmounts(security: 4000)])
    #expect(try camp.heldDeposits(on: "2027-06-06").isEmpty)
  }

  @Test func `a transfer changes for whom money is held, and a sale holds none`() throws {
    let camp = try halfPaid()
    try camp.reserve(2, "2027-08-01"..<"2027-08-03")
    try camp.transfer(4000, from: "r-1", to: "r-2")
    try camp.sellByEntries()
    let deposits = try camp.reports.deposits(on: "2027-06-02")
    #expect(deposits.rows.map(\.stay.id.description) == ["r-1", "r-2"])
    #expect(deposits.rows.map(\.amounts.held) == [5900, 4000])
    #expect(deposits.rows.map(\.stay.arrival) == ["2027-07-01", "2027-08-01"])
    #expect(deposits.rows.map(\.stay.camper.fullName) == ["Bacon Lover", "Bacon Lover"])
    #expect(deposits.total == DepositAmounts(held: 9900))
  }

  @Test func `a reservation that was undone was held before`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.pay("20.00")
    let later = camp.at("2027-06-05")
    try later.undoLast()
    try later.undoLast()
    #expect(throws: CampingError.self) { try later.reservations.find("r-1") }
    let row = try #require(try later.reports.deposits(on: "2027-06-05").rows.first)
    #expect(row.amounts == DepositAmounts(held: 2000))
    #expect(row.stay.camper.id == made.camper.id)
    #expect(try later.reports.deposits(on: "2027-06-06").rows.isEmpty)
  }

  @Test(arguments: [1, 2, 4] as [UInt64])
  func `whatever happens, what is held is the account of the books`(seed: UInt64) throws {
    var books = try ChanceBooks(seed: seed)
    var (held, credit) = (0, 0)
    for _ in 0..<8 {
      for _ in 0..<40 { try books.step() }
      let today = books.camp.clock.today
      for day in [today, today.advanced(by: -6), today.advanced(by: 4), "2029-01-01"] {
        let total = try books.camp.reports.deposits(on: day).total
        #expect(total.held + total.credit == (try books.camp.bookedDeposits(before: day)), "\(day)")
        (held, credit) = (held + total.held, credit + total.credit)
      }
    }
    #expect(held > 0 && credit > 0)
  }
}

extension TestCampground {
  /// The sum of the deposits that the exported books have before a day, without accounts that owe.
  fileprivate func bookedDeposits(before day: Day) throws -> Int {
    var (balances, isBefore) = ([Substring: Int](), false)
    for line in try books().split(separator: "\n") {
      if !line.hasPrefix(" ") { isBefore = Day(String(line.prefix(10))).map { $0 < day } ?? false }
      let parts = line.split(separator: "  ")
      guard isBefore, parts.count == 2, parts[0].hasPrefix("liabilities:deposits:r-") else { continue }
      balances[parts[0], default: 0] += Int(parts[1].split(separator: " ")[0].replacing(".", with: "")) ?? 0
    }
    return balances.values.reduce(0) { $0 + max(0, -$1) }
  }
}
