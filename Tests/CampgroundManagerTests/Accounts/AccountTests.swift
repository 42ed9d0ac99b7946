import TestSupport
import Testing

@testable import CampgroundManager

struct AccountTests {
  private let camp = TestCampground.priced()

  @Test func `an account has every line of the stay, and what was paid on it`() throws {
    try camp.reserve()
    try camp.charge("12.50", for: "firewood")
    let account = try camp.pay("50.00", by: "card", for: "at the gate").result
    let kinds: [LedgerEntry.Kind] = [.charge, .tax, .charge, .payment]
    #expect(account.entries.map(\.kind) == kinds)
    #expect(account.entries.map(\.amount) == [9000, 900, 1250, 5000])
    #expect(account.entries.map(\.memo) == ["2 nights", "county", "firewood", "at the gate"])
    #expect(account.entries.map(\.method) == [nil, nil, nil, "card"])
    #expect(account.entries.map(\.id.description) == ["l-1", "l-2", "l-3", "l-4"])
    #expect(account.sums == AccountSums(total: 11150, paid: 5000))
    #expect(try camp.reservations.find("r-1").sums == account.sums)
    #expect(account.version == 4)
  }

  @Test func `a hold that has run out shows its charges taken back, and the reason`() throws {
    try camp.reservations.hold(camp.request(), minutes: 30)
    let lapsed = try camp.at("2027-06-02").accounts.account("r-1").lapsed
    #expect(lapsed.map(\.amount) == [-9000, -900])
    #expect(lapsed.map(\.memo) == ["expired", "county"])
  }

  @Test func `nothing is an answer, and no entry`() throws {
    try camp.reserve()
    let before = try camp.count("command")
    #expect(try !camp.pay("0.00").changed)
    #expect(try !camp.refund("0").changed)
    #expect(try !camp.charge("0.0").changed)
    #expect(try !camp.adjust("-0").changed)
    #expect(try !camp.secure("0").changed)
    #expect(try camp.count("command") == before)
    #expect(try camp.accounts.account("r-1").version == 2)
  }

  @Test func `no more is refunded than was paid`() throws {
    try camp.reserve()
    try camp.pay("50.00")
    let error = try rejected { try camp.refund("50.01") }
    #expect(error.name == .invalidRequest)
    let above = try #require(Amount("50.01"))
    #expect(error.problems == [.money(.refundAbovePaid(above, paid: 5000, "r-1", .usDollar))])
    try camp.refund("50.00")
    let nothing = try rejected { try camp.refund("0.01") }
    let cent = try #require(Amount("0.01"))
    #expect(nothing.problems == [.money(.refundAbovePaid(cent, paid: 0, "r-1", .usDollar))])
    #expect(try camp.sums() == AccountSums(total: 9900, paid: 0))
  }

  @Test func `the store itself refuses to refund more`() throws {
    try camp.reserve()
    try camp.pay("50.00")
    #expect(throws: StoreError.self) {
      try camp.store.write {
        try camp.store.execute(
          """
          INSERT INTO ledger (reservation, day, kind, item, name, amount, actor)
          VALUES (1, 1, 'refund', 'money', '', 5001, 'desk')
          """)
      }
    }
  }

  @Test func `no more is taken back than was charged by hand`() throws {
    try camp.reserve()
    try camp.charge("20.00")
    try camp.adjust("5.00", for: "half was wet")
    let error = try rejected { try camp.adjust("15.01") }
    let above = try #require(Amount("15.01"))
    #expect(error.problems == [.money(.adjustmentAboveCharged(above, charged: 1500, of: nil, "r-1", .usDollar))])
    try camp.adjust("15.00")
    #expect(try camp.sums().total == 9900)
  }

  @Test(arguments: ["-5", "1.005", "1000000000000000000000000000000", "90071992547409.92"])
  func `an amount that makes no sense is refused with its name`(amount: String) throws {
    try camp.reserve()
    let before = try Contents(of: camp)
    let writes: [() throws -> WriteResult<Account>] = [
      { try camp.pay(amount) }, { try camp.refund(amount) }, { try camp.charge(amount) }, { try camp.adjust(amount) },
    ]
    for write in writes {
      let error = try rejected { try write() }
      #expect(error.name == .invalidRequest)
      #expect(error.problems.contains { $0.name == "invalidAmount" && $0.field == "amount" })
    }
    #expect(try Contents(of: camp) == before)
  }

  @Test func `a sum larger than any amount is refused`() throws {
    try camp.reserve()
    #expect(try rejected { try camp.charge("90071992547409.91") }.problems.map(\.name) == ["invalidAmount"])
    try camp.pay("90071992547409.91")
    #expect(throws: CampingError.self) { try camp.pay("0.01") }
  }

  @Test func `what is over may still be charged, paid and refunded`() throws {
    let made = try camp.reserve()
    try camp.cancel(made)
    try camp.charge("30.00", for: "broken table")
    try camp.pay("30.00")
    try camp.refund("10.00")
    #expect(try camp.sums() == AccountSums(total: 3000, paid: 2000))
  }

  @Test func `an account has a version of its own`() throws {
    try camp.reserve()
    let terms = WriteTerms { $0.expectedVersion = 2 }
    #expect(try camp.campground.writing(terms) { try camp.pay("1.00") }.version == 3)
    #expect(try rejected { try camp.campground.writing(terms) { try camp.pay("1.00") } }.name == .versionChanged)
  }

  @Test func `a key gives the account as it was then`() throws {
    try camp.reserve()
    let terms = WriteTerms { $0.key = RequestKey("k", request: "pay") }
    let first = try camp.campground.writing(terms) { try camp.pay("10.00", for: "first") }
    try camp.pay("20.00")
    let again = try camp.campground.writing(terms) { try camp.pay("10.00", for: "first") }
    #expect(again.replayed)
    #expect(again.entries == first.entries)
    #expect(again.sums == first.sums)
    #expect(try camp.sums().paid == 3000)
  }

  @Test func `the account of a hold that has run out is settled before any write says so`() throws {
    try camp.campground.reservations.hold(camp.request(), minutes: 30)
    try camp.charge("5.00")
    let later = camp.at("2027-06-01", "13:00")
    let account = try later.accounts.account("r-1")
    #expect(account.sums == AccountSums())
    #expect(account.lines(lapsedOn: "2027-06-01").map(\.amount) == [9000, 900, 500, -9000, -900, -500])
    var rows = 0
    try later.accounts.forEachBalance { _ in rows += 1 }
    #expect(rows == 0)
    try later.pay("1.00")
    #expect(try later.sums() == AccountSums(total: 0, paid: 100))
    #expect(try later.accounts.account("r-1").version == account.version + 1)
  }

  @Test func `merged campers keep their accounts`() throws {
    try camp.reserve()
    try camp.pay("20.00")
    let twin = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    try camp.people.merge(CamperReference(twin.id), "c-1")
    let account = try camp.accounts.account("r-1")
    #expect(account.reservation.camper.id == twin.id)
    #expect(account.sums == AccountSums(total: 9900, paid: 2000))
    try camp.undoLast()
    #expect(try camp.accounts.account("r-1").reservation.camper.id.description == "c-1")
    #expect(try camp.sums() == AccountSums(total: 9900, paid: 2000))
  }
}
