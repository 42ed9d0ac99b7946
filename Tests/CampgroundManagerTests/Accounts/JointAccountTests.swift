import TestSupport
import Testing

@testable import CampgroundManager

/// The bill of a camper or of a group, and one payment for all of it.
struct JointAccountTests {
  private let camp = TestCampground.priced()
  let camper: Camper

  /// A group of three stays of two nights at 45.00 and a tax of 10 %, 99.00 each; the last has another camper.
  init() throws {
    camper = try camp.makeCamper()
    let other = try camp.makeCamper("Tent Pole", phoneNumber: "555-0102")
    // The second is due before the first.
    try camp.reserve(1, "2027-07-10"..<"2027-07-12", camper: camper) { $0.group = "Scouts" }
    try camp.reserve(2, "2027-07-01"..<"2027-07-03", camper: camper) { $0.group = "Scouts" }
    try camp.reserve(3, "2027-07-01"..<"2027-07-03", camper: other) { $0.group = "Scouts" }
  }

  private var ofCamper: AccountHolder { .camper(CamperReference(camper.id)) }

  @Test func `198.00 paid half goes to the earlier arrival`() throws {
    let paid = try camp.pay(ofCamper, "99.00").result
    #expect(paid.map(\.reservation.id) == ["r-2"])
    #expect(try camp.sums("r-2").balance == 0 && camp.sums("r-1").balance == 9900)
    let account = try camp.campground.accounts.account(of: ofCamper)
    #expect(account.camper == camper && account.group == nil && account.accounts.count == 2)
    #expect(account.sums == AccountSums(total: 19800, paid: 9900))
  }

  @Test func `a group of three pays once, and one undo takes it back`() throws {
    let (before, entries) = (try Contents(of: camp), try camp.count("command"))
    let paid = try camp.pay(.group("Scouts"), "250.00", by: "card")
    #expect(paid.result.map(\.reservation.id) == ["r-2", "r-3", "r-1"])
    #expect(paid.result.map(\.sums.paid) == [9900, 9900, 5200])
    #expect(try camp.count("command") == entries + 1)
    let after = try camp.campground.accounts.account(of: .group("Scouts")).sums
    #expect(after == AccountSums(total: 29700, paid: 25000))
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == before)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try camp.campground.accounts.account(of: .group("Scouts")).sums == after)
  }

  @Test func `more than all balances is refused, unless a reservation takes the rest`() throws {
    let above = try #require(Amount("198.01"))
    let error = try rejected { try camp.pay(ofCamper, "198.01") }
    #expect(error.problems == [.money(.paymentAboveBalances(above, balances: 19800, .usDollar))])
    #expect(error.remedies == [.credit])
    #expect(throws: CampingError.self) { try camp.pay(ofCamper, "198.01", credit: "r-3") }
    let paid = try camp.pay(ofCamper, "200.00", credit: "r-1").result
    #expect(paid.map(\.sums.paid) == [9900, 10100])
    let again = try camp.pay(ofCamper, "5.00", credit: "r-2").result
    #expect(again.map(\.reservation.id) == ["r-2"] && again.map(\.sums.balance) == [-500])
  }

  @Test func `a credit on one account pays nothing on another`() throws {
    try camp.pay("150.00", on: "r-1")
    #expect(throws: CampingError.self) { try camp.pay(ofCamper, "99.01") }
    try camp.pay(ofCamper, "99.00")
    #expect(try camp.sums("r-1").balance == -5100 && camp.sums("r-2").balance == 0)
  }

  @Test func `a share that meets the deposit confirms a hold, and a smaller one does not`() throws {
    try camp.agree { $0.deposit = Portion("50%") }
    for site in [1, 2] as [SiteNumber] {
      let request = try camp.request(site, arrival: "2027-08-01", nights: 2, camper: camper) { $0.group = "Guides" }
      try camp.reservations.hold(request, minutes: 30)
    }
    let paid = try camp.pay(.group("Guides"), "110.00")
    #expect(paid.hasChanged("r-4") && !paid.hasChanged("r-5"))
    #expect(paid.result.map(\.reservation.status) == [.reserved, .held])
  }

  @Test func `nothing is paid where nothing is owed, and there is no account without a camper or a group`() throws {
    try camp.pay(.group("Scouts"), "297.00")
    #expect(throws: CampingError.self) { try camp.pay(.group("Scouts"), "0.01") }
    #expect(try !camp.pay(.group("Scouts"), "0.00").changed)
    for holder in [AccountHolder.group("Guides"), .camper("c-9")] {
      #expect(try rejected { try camp.campground.accounts.account(of: holder) }.name == .notFound)
    }
  }

  @Test func `what a hold owed is not owed once it has run out`() throws {
    let request = try camp.request(1, arrival: "2027-08-01", nights: 2, camper: camper) { $0.group = "Guides" }
    try camp.reservations.hold(request, minutes: 30)
    let later = Campground(store: camp.store, clock: .fixed("2027-06-02", .midnight), actor: "desk")
    #expect(try later.accounts.account(of: .group("Guides")).sums == AccountSums())
  }
}
