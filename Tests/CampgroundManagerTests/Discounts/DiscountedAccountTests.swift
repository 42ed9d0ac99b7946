import TestSupport
import Testing

@testable import CampgroundManager

/// Discounts beside penalties, waivers, exemptions and nights that come and go (domain rules R8, R28 and R31).
struct DiscountedAccountTests {
  private let camp = TestCampground.priced()

  @Test func `a penalty is never more than the total with the line of the day`() throws {
    try camp.agree { ($0.cancellation, $0.noShow) = (CancellationBands("0:100%"), Portion("all")) }
    try camp.makeDiscounts(["Half": "50%"])
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let late = camp.at("2027-07-02")
    try late.change { $0.discount = ["Half"] }
    #expect(try late.sums().total == 4950)
    #expect(try late.accounts.quoteCancel("r-1").fee == 4950)
    try late.reservations.cancel("r-1")
    #expect(try late.sums().total == 4950)
    try late.undoLast()
    try late.reservations.markNoShow("r-1")
    #expect(try late.sums().total == 4950)
    #expect(try late.campground.reports.revenue().total.taxes == 450)
    try late.reservations.checkIn("r-1")
    #expect(try late.sums().total == 4950)
  }

  @Test(arguments: [true, false])
  func `a night that a block gives back has its part of the discounts as they are now`(isMoved: Bool) throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeDiscounts(["Half": "50%"])
    try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.discount("20.00")
    try camp.blockSite(1, "2027-07-02"..<"2027-07-03", isForced: true)
    #expect(try camp.sums().total == 3 * 4500 - 1500)
    try camp.change { $0.discount = ["Half"] }
    #expect(try camp.sums().total == 3 * 2250 - 2000)
    if isMoved {
      try camp.reservations.move("r-1", to: 2)
    } else {
      _ = try camp.blocks.unblock("b-1")
    }
    #expect(try camp.sums().total == 4 * 2250 - 2000)
  }

  @Test func `a night that a block gives back has no part of a discount that has ended`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeDiscounts(["Half": "50%"])
    try camp.reserve(1, "2027-07-01"..<"2027-07-05", discounts: ["Half"])
    try camp.blockSite(1, "2027-07-02"..<"2027-07-03", isForced: true)
    try camp.change { $0.discount = [] }
    _ = try camp.blocks.unblock("b-1")
    #expect(try camp.reservations.find("r-1").price.sums == [4500, 4500, 4500, 4500])
  }

  @Test func `no credit comes of a waiver when a stay that is over is discounted`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    let left = camp.at("2027-07-03")
    try left.reservations.checkOut("r-1")
    try left.waive("90.00")
    try left.discount("45.00")
    #expect(try left.sums().total == 0)
    try left.undoLast()
    #expect(try left.sums().total == 900)
  }

  @Test func `an amount stays when a night goes that a block had taken`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.discount("20.00")
    try camp.blockSite(1, "2027-07-04"..<"2027-07-05", isForced: true)
    #expect(try camp.sums().total == 3 * 4500 - 1500)
    try camp.change(nights: 3)
    #expect(try camp.sums().total == 3 * 4500 - 2000)
  }

  @Test func `an exemption is of the line of the day, too`() throws {
    try camp.makeRate("Weeks") { $0.weekly = Amount("280.00") }
    try camp.reserve(1, "2027-07-01"..<"2027-07-08")
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    let third = camp.at("2027-07-03")
    // Two nights at 40.00 are at 45.00 in a stay of three.
    try third.change(nights: 3)
    #expect(try third.sums().total == 3 * 4950)
    try third.change { $0.taxExempt = .set("E-7") }
    #expect(try third.sums().total == 3 * 4500)
    try third.change { $0.taxExempt = .clear }
    #expect(try third.sums().total == 3 * 4950)
  }
}
