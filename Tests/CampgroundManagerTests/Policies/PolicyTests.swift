import TestSupport
import Testing

@testable import CampgroundManager

/// The policy: deposits and fees. Each reservation has the policy that it was made with.
struct PolicyTests {
  private let camp = TestCampground(sites: 1, 2) { try $0.makeRate() }

  @Test func `a new campground asks for nothing, and keeps the price of nights given up`() throws {
    let policy = try camp.policies.policy
    #expect(policy == Policy())
    #expect(policy.version == 0)
    #expect("\(policy.deposit) \(policy.cancellation) \(policy.noShow) \(policy.early)" == "none none none keep")
  }

  @Test func `what is not named stays as it is`() throws {
    try camp.agree { ($0.deposit, $0.depositDays) = (Portion("45.00"), 14) }
    try camp.agree { $0.noShow = Portion("1-night") }
    try camp.agree { $0.depositDays = .clear }
    let policy = try camp.policies.policy
    #expect(policy.version == 3)
    #expect(policy.deposit == .amount(4500))
    #expect(policy.depositDays == nil)
    #expect(policy.noShow == .nights(1))
  }

  @Test func `agreeing to what holds already makes no version`() throws {
    try camp.agree { $0.early = .refund }
    try camp.agree { $0.early = .refund }
    #expect(try camp.policies.policy.version == 1)
    #expect(try camp.count("policy") == 1)
  }

  @Test func `a reservation keeps the policy that it was made with`() throws {
    let unbound = try camp.reserve(2, "2027-09-01"..<"2027-09-03")
    try camp.agree { $0.cancellation = CancellationBands("0:10%") }
    let made = try camp.reserve(1)
    try camp.agree { $0.cancellation = CancellationBands("0:100%") }
    let later = try camp.reserve(2)
    #expect(try camp.cancel(made).sums.total == 900)
    #expect(try camp.cancel(later).sums.total == 9000)
    #expect(try camp.cancel(unbound).sums.total == 0)
  }

  @Test func `a policy that was undone still holds for what was reserved under it`() throws {
    try camp.agree { $0.cancellation = CancellationBands("0:10%") }
    let agreed = try #require(camp.entries().first)
    let made = try camp.reserve(1)
    _ = try camp.undo.undo(EntryReference(agreed.id))
    let later = try camp.reserve(2)
    #expect(try camp.policies.policy.cancellation.bands.isEmpty)
    #expect(try camp.cancel(made).sums.total == 900)
    #expect(try camp.cancel(later).sums.total == 0)
  }

  @Test func `a change of the stay leaves the policy as it was agreed`() throws {
    try camp.agree { $0.cancellation = CancellationBands("0:10%") }
    let made = try camp.reserve(1)
    try camp.agree { $0.cancellation = CancellationBands("0:100%") }
    _ = try camp.edit(made.reference) { $0.nights = 4 }
    #expect(try camp.cancel(made).sums.total == 1800)
  }

  @Test func `all that is wrong with a policy is named at once, and none of it is kept`() throws {
    let error = try rejected {
      try camp.agree {
        ($0.deposit, $0.depositDays) = (Portion("150%"), -1)
        $0.cancellation = CancellationBands("7:1.005 3:-2 1:101%")
        $0.noShow = Portion("-5")
        $0.early = .refund
      }
    }
    #expect(
      error.problems.byField == [
        "deposit: invalidPercent", "depositDays: invalidDepositDays", "cancellation: invalidAmount",
        "cancellation: invalidAmount", "cancellation: invalidPercent", "noShow: invalidAmount",
      ])
    #expect(try camp.policies.policy == Policy())
  }

  @Test(arguments: ["7:0%", "7:0% 1:50%", "1:all"]) func `every day up to arrival has a band`(text: String) throws {
    let error = try rejected { try camp.agree { $0.cancellation = CancellationBands(text) } }
    #expect(error.problems.map(\.name) == ["incompleteCancellation"])
  }

  @Test(arguments: [
    "", "7", "7:", ":5", "7:0%,0:1%", "7:0% 7:1%", "-1:5%", "x:5%", "7:0%  0:1e2", "0:2-weeks", "0:0-nights",
    "100001:0% 0:1%", "none 0:1%", "0:1001-nights",
  ])
  func `what is no list of bands cannot be read`(text: String) {
    #expect(CancellationBands<Amount>(text) == nil)
  }

  @Test(arguments: [
    ("0:100% 7:0% 1:50%", "7:0% 1:50% 0:100%"), ("0:ALL", "0:all"), ("0:1-nights", "0:1-night"),
    ("3:45.00 0:2-nights", "3:45.00 0:2-nights"), ("none", "none"), (" 0:none ", "0:none"),
  ])
  func `bands are written with the most days first`(text: String, shown: String) throws {
    #expect(try #require(CancellationBands<Amount>(text)).description == shown)
  }

  @Test func `an amount asks for no more, and keeps no more, than the stay costs`() throws {
    try camp.agree {
      ($0.deposit, $0.noShow) = (Portion("500.00"), Portion("500.00"))
      $0.cancellation = CancellationBands("0:500.00")
    }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    #expect(try camp.accounts.account(made.reference).deposit?.amount == 4500)
    #expect(try camp.accounts.quoteCancel(made.reference).fee == 4500)
    #expect(try camp.cancel(made).sums.total == 4500)
    let missed = try camp.reserve(2, "2027-07-01"..<"2027-07-02")
    #expect(try camp.at("2027-07-02").reservations.markNoShow(missed.reference).sums.total == 4500)
  }
}
