import TestSupport
import Testing

@testable import CampgroundManager

/// The fees and penalties that a person takes back (domain rules R28 to R31).
struct WaiverTests {
  private let camp = TestCampground.priced(tax: nil)

  /// A stay of two nights at 90.00 with a tax of 10 %: 198.00.
  private func reserved(
    _ bands: String = "0:50%", _ more: (TestCampground) throws -> Void = { _ in }
  ) throws -> TestCampground {
    let camp = TestCampground(sites: 1)
    try camp.makeRate("Summer", "90.00")
    try camp.makeTax { $0.percent = Percent("10%") }
    try camp.agree { $0.cancellation = CancellationBands(bands) }
    try more(camp)
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    return camp
  }

  /// The same, cancelled for half of it: 90.00 and 9.00 of tax.
  private func cancelled(_ bands: String = "0:50%") throws -> TestCampground {
    let camp = try reserved(bands)
    try camp.reservations.cancel("r-1")
    return camp
  }

  @Test func `a waiver and a write-off are as high as the charges that leaving early leaves`() throws {
    for isWaived in [true, false] {
      let camp = TestCampground(sites: 1)
      try camp.makeRate { $0.weekly = Amount("280.00") }
      try camp.agree { $0.early = .refund }
      try camp.reserve(1, "2027-07-01"..<"2027-07-08")
      try camp.at("2027-07-01").reservations.checkIn("r-1")
      _ = try isWaived ? camp.waive("130.00") : camp.writeOff("130.00")
      // Three nights at 45.00 are no longer three of a week at 40.00.
      try camp.at("2027-07-04").reservations.checkOut("r-1")
      #expect(try camp.sums().balance == 3 * 4500 - 13000)
    }
  }

  @Test func `a share of the total keeps that share of each tax as tax`() throws {
    let camp = try cancelled()
    #expect(try camp.charged() == ["penalties cancellation 9000", "taxes-apart county 900"])
    let revenue = try camp.campground.reports.revenue().total
    #expect(revenue.penalties == 9000 && revenue.taxes == 900)
  }

  @Test(arguments: [("0:1-night", 9000), ("0:90.00", 9000), ("0:500.00", 19800)])
  func `an amount and the price of nights contain no tax, and are at most the total`(bands: String, fee: Int) throws {
    #expect(try cancelled(bands).charged() == ["penalties cancellation \(fee)"])
  }

  @Test(arguments: ["0:all", "0:100%"])
  func `a penalty of all that was charged keeps all taxes`(bands: String) throws {
    #expect(try cancelled(bands).charged() == ["penalties cancellation 18000", "taxes-apart county 1800"])
  }

  @Test func `a waived penalty is no longer owed, and neither is its tax`() throws {
    let camp = try cancelled()
    try camp.pay("99.00")
    let written = try camp.waive("cancellation", because: "hospital")
    #expect(written.result.sums == AccountSums(total: 0, paid: 9900))
    #expect(written.result.entries.suffix(2).map(\.kind) == [.discount, .adjustment])
    #expect(written.result.entries.suffix(2).map(\.memo) == ["hospital", "county"])
    let revenue = try camp.campground.reports.revenue().total
    #expect(revenue.earned == 0 && revenue.taxes == 0 && revenue.discounts == -9000)
    #expect(try !camp.waive("cancellation").changed)
  }

  @Test func `an amount is of the penalty with its share of the tax, and then of everything else`() throws {
    let camp = try cancelled()
    try camp.charge("20.00", for: "firewood")
    try camp.waive("33.00", because: "no water")
    #expect(
      try camp.charged() == [
        "penalties cancellation 9000", "taxes-apart county 600", "other  2000", "discounts-apart cancellation -3000",
      ])
    try camp.waive("80.00", because: "still none")
    #expect(
      try camp.charged() == [
        "penalties cancellation 9000", "other  2000", "discounts-apart cancellation -9000", "discounts-apart  -1400",
      ])
    let above = try #require(Amount("6.01"))
    let error = try rejected { try camp.waive("6.01", because: "more") }
    #expect(error.problems == [.money(.waiverAboveTotal(above, total: 600, "r-1", .usDollar))])
  }

  @Test func `the share of tax in a waived amount is rounded half to even, and the rest has the reason`() throws {
    let camp = try cancelled()
    let written = try camp.waive("0.01", because: "no water")
    #expect(written.result.entries.last?.memo == "no water" && written.result.sums.total == 9899)
    // 5.00 of 98.99, of which 9.00 is tax.
    try camp.waive("5.00")
    #expect(
      try camp.charged() == [
        "penalties cancellation 9000", "taxes-apart county 855", "discounts-apart cancellation -456",
      ])
    try camp.waive("CANCELLATION")
    #expect(try camp.sums().total == 0)
  }

  @Test func `a cancellation without its fee shows the fee and its waiver`() throws {
    let camp = TestCampground(sites: 1)
    try camp.makeRate()
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let before = try camp.sums()
    #expect(try camp.reservations.cancel("r-1", reason: nil, waiving: "a storm").result.sums.total == 0)
    #expect(try camp.charged() == ["penalties cancellation 4500", "discounts-apart cancellation -4500"])
    try camp.undoLast()
    #expect(try camp.sums() == before)
  }

  @Test func `a waiver goes with the penalty that it was of`() throws {
    let camp = try TestCampground(today: "2027-07-02")
    try camp.makeCampSite()
    try camp.makeRate()
    try camp.agree { $0.noShow = Portion("1-night") }
    try camp.reserve(1, "2027-07-02"..<"2027-07-05")
    let later = camp.at("2027-07-03")
    try later.reservations.markNoShow("r-1")
    try later.waive("no-show", because: "a flat tyre")
    #expect(try later.sums().total == 0)
    try later.reservations.checkIn("r-1")
    #expect(try later.charged().filter { $0.contains("apart") || $0.contains("penalties") } == [])
  }

  @Test(arguments: [("50%", 7400), ("all", 14800), ("1-night", 9000), ("180.00", 14800), ("none", 0)])
  func `a no-show is charged of what a waiver has left, which a party that comes late has still`(
    portion: String, fee: Int
  ) throws {
    let camp = try reserved { camp in
      try camp.agree { $0.noShow = Portion(portion) }
      try camp.makeTax("cleaning") { ($0.perStay, $0.isFee) = (Amount("20.00"), true) }
    }
    try camp.waive("50.00")
    try camp.waive("cleaning")
    let later = camp.at("2027-07-02")
    for _ in 1...2 {
      #expect(try later.sums().total == 14800)
      try later.reservations.markNoShow("r-1")
      #expect(try later.sums().total == fee)
      try later.undoLast()
    }
    try later.reservations.markNoShow("r-1")
    try later.charge("5.00")
    for _ in 1...2 {
      try later.reservations.checkIn("r-1")
      #expect(try later.sums().total == 15300)
      let memos = try later.accounts.account("r-1").entries.filter { $0.item == .discountsApart }.suffix(2).map(\.memo)
      #expect(memos == ["as before the no-show", "as before the no-show"])
      try later.undoLast()
      #expect(try later.sums().total == fee + 500)
    }
  }

  @Test(arguments: [("0:50%", 7400), ("0:all", 14800), ("0:1-night", 9000), ("0:180.00", 14800)])
  func `the fee is of what a waiver has left of the stay, and then that is owed`(bands: String, fee: Int) throws {
    let camp = try reserved(bands)
    try camp.waive("50.00")
    let quote = try camp.accounts.quoteCancel("r-1")
    #expect(quote.fee == fee && quote.rest == fee)
    try camp.reservations.cancel("r-1")
    #expect(try camp.sums().total == fee)
    try camp.undoLast()
    #expect(try camp.sums().total == 14800)
  }

  @Test func `of a fee below its taxes only the fee is charged`() throws {
    let camp = try reserved()
    try camp.waive("190.00")
    try camp.reservations.cancel("r-1")
    // Half of 8.00, where half of the tax alone is 9.00.
    #expect(try camp.charged() == ["penalties cancellation 400"])
  }

  @Test func `waivers together are at most what a shorter stay costs`() throws {
    try camp.makeTax("cleaning") { ($0.perStay, $0.isFee) = (Amount("20.00"), true) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.waive("80.00")
    try camp.waive("cleaning")
    #expect(try camp.sums().total == 1000)
    #expect(try camp.change(nights: 1).result.sums.total == 0)
    #expect(try camp.charged() == ["nights  4500", "fees cleaning 2000", "discounts-apart  -6500"])
  }

  @Test func `a waiver goes with the charge that its fee was on`() throws {
    try camp.makeTax("service") { ($0.percent, $0.isFee, $0.on) = (Percent("10%"), true, [.charges]) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.charge("100.00")
    try camp.waive("service")
    #expect(try camp.adjust("100.00").result.sums.total == 9000)
    #expect(try camp.charged() == ["nights  9000"])
  }

  @Test func `an amount waived of a charge by hand stays when the price of the stay changes`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.charge("120.00", for: "a broken table")
    try camp.waive("100.00")
    try camp.edit { $0.nights = 1 }
    #expect(try camp.sums().total == 4500 + 12000 - 10000)
  }

  @Test func `a penalty that was waived since cannot be undone before its waiver`() throws {
    let camp = try cancelled()
    let cancel = try camp.log.newest
    try camp.waive("cancellation", because: "hospital")
    #expect(try rejected { try camp.undo.undo(EntryReference(cancel)) }.name == .undoBlocked)
    try camp.undoLast()
    try camp.undo.undo(EntryReference(cancel))
    #expect(try camp.charged() == ["nights  18000", "taxes county 1800"])
  }

  @Test func `a charge that there is not is named with those that there are`() throws {
    let camp = try cancelled()
    let error = try rejected { try camp.waive("cleaning", because: " ") }
    #expect(
      error.problems == [
        .record(.emptyReason(field: "because")), .money(.notCharged("cleaning", charged: ["cancellation"], "r-1")),
      ])
  }
}
