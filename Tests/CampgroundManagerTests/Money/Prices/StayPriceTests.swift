import TestSupport
import Testing

@testable import CampgroundManager

/// The price of a reservation through its life.
struct StayPriceTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeRate()
    try camp.makeRate("Lake", "60.00") { $0.site = 2 }
  }

  @Test func `a percentage is rounded once for a stay, half to even`() throws {
    for (price, percent, tax) in [("0.50", "5%", 2), ("0.70", "5%", 4), ("0.30", "5%", 2), ("0.10", "5%", 0)] {
      let camp = TestCampground(sites: 1)
      try camp.makeRate("Standard", price)
      try camp.makeTax { $0.percent = Percent(percent) }
      try camp.makeTax("other") { $0.percent = Percent(percent) }
      let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02").reservation
      #expect(try camp.lines(made).filter { $0.item == .taxes }.map(\.amount) == (tax == 0 ? [] : [tax, tax]))
    }
    let camp = TestCampground(sites: 1)
    try camp.makeRate("Standard", "0.10")
    try camp.makeTax { $0.percent = Percent("5%") }
    // Rounded night by night it would be nothing.
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-11").sums.total == 105)
  }

  @Test func `leaving early keeps the price of the nights given back (R11)`() throws {
    try camp.makeTax { $0.percent = Percent("10%") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    let left = try camp.at("2027-07-03").reservations.checkOut(made.reference)
    #expect(left.sums.total == 19800)
    #expect(try left.penalties(on: made.id) == 9900)
    #expect(try left.difference(of: made.id) == 0)
  }

  @Test func `leaving early gives it back where the policy says so (R11)`() throws {
    try camp.agree { $0.early = .refund }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.agree { $0.early = .keep }
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    let left = try camp.at("2027-07-03").reservations.checkOut(made.reference)
    #expect(left.sums.total == 9000)
    #expect(try left.penalties(on: made.id) == 0)
    #expect(try left.difference(of: made.id) == -9000)
  }

  @Test func `leaving on the day of arrival pays one night (R11)`() throws {
    try camp.agree { $0.early = .refund }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    #expect(try camp.at("2027-07-01", "20:00").reservations.checkOut(made.reference).sums.total == 4500)
  }

  @Test func `a moved night keeps its price (R12)`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-04")
    let moved = try camp.reservations.move(made.reference, to: 2, from: "2027-07-02")
    #expect(moved.nights.map(\.site) == [1, 2, 2])
    #expect(moved.sums.total == 13500)
    #expect(try moved.difference(of: made.id) == 0)
  }

  @Test func `who changes places pays what was agreed (R12)`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let camper = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    let other = try camp.reserve(2, "2027-07-02"..<"2027-07-04", camper: camper)
    let pair = try camp.reservations.swap(made.reference, with: other.reference)
    #expect(pair.result.map(\.sums.total) == [9000, 12000])
    #expect(pair.result.map(\.siteNumber) == [2, 1])
  }

  @Test func `who does not come pays the fee instead of the stay (R14)`() throws {
    try camp.agree { $0.noShow = Portion("1-night") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    let marked = try camp.at("2027-07-02").reservations.markNoShow(made.reference)
    #expect(marked.sums.total == 4500)
    #expect(try camp.lines(marked.result).map(\.item) == [.penalties])
  }

  @Test func `who comes late after all pays the nights that are left, and no fee (R14)`() throws {
    try camp.agree { $0.noShow = Portion("1-night") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.at("2027-07-02").reservations.markNoShow(made.reference)
    let late = try camp.at("2027-07-03").reservations.checkIn(made.reference)
    // The first night passed unused before the mark; that of the second was free for others.
    #expect(late.nights.map(\.night) == ["2027-07-01", "2027-07-03", "2027-07-04"])
    #expect(late.sums.total == 13500)
    #expect(try camp.lines(late.result).map(\.item) == [.nights])
  }

  @Test func `a night that a forced block takes is not charged while the block has it (R15)`() throws {
    try camp.makeTax { $0.percent = Percent("10%") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    let block = try camp.blockSite(1, "2027-07-02"..<"2027-07-04", isForced: true)
    #expect(try camp.now(made).sums.total == 9900)
    try camp.blocks.unblock(BlockReference(block.block.id.description))
    #expect(try camp.now(made).sums.total == 19800)
  }

  @Test func `a night lost to a block and moved elsewhere costs what it did (R15)`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-04")
    try camp.blockSite(1, "2027-07-02"..<"2027-07-04", isForced: true)
    #expect(try camp.reservations.move(made.reference, to: 2, from: "2027-07-02").sums.total == 13500)
  }

  @Test func `a hold is charged, and nothing once it has expired`() throws {
    let held = try camp.reservations.hold(camp.request(1), minutes: 30).result
    #expect(held.sums.total == 9000)
    let later = camp.at("2027-06-02")
    #expect(try later.now(held).sums.total == 0)
    try later.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    #expect(try later.now(held).sums.total == 0)
    #expect(try later.lines(later.now(held)).isEmpty)
  }
}

/// Leaving early and shortening before arrival are one calculation (domain rule R10).
struct LeavingEarlyTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeRate("Standard", "40.00") { ($0.weekly, $0.extraVehicle) = (Amount("210.00"), Amount("10.00")) }
    try camp.makeRate("Weekend", "50.00") { ($0.weekdays, $0.extraVehicle) = ([.fri, .sat], Amount("15.00")) }
    try camp.agree { $0.early = .refund }
  }
  private let first: Day = "2027-06-01"

  @Test(arguments: [(8, 5, 28_000), (7, 6, 28_000), (8, 7, 28_000), (14, 9, 38_000), (3, 1, 5000)])
  func `both cost the quote of the nights that are left, and never more than before`(
    nights: Int, left: Int, total: Int
  ) throws {
    let days = first..<first.advanced(by: nights)
    let shortened = try camp.reserve(1, days) { $0.party.vehicles = 2 }
    let left = first.advanced(by: left)
    _ = try camp.reserve(2, days, camper: shortened.camper) { $0.party.vehicles = 2 }
    try camp.reservations.checkIn("r-2")
    #expect(try camp.edit { $0.depart = left }.result.sums.total == total)
    #expect(try camp.at(left).reservations.checkOut("r-2").result.sums.total == total)
  }
}

/// An account follows an undo, and an undo of that, any number of times.
struct UndoAgainTests {
  private let camp = TestCampground(sites: 1)

  @Test func `what was undone and done again can be undone again`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.edit(made.reference) { $0.nights = 3 }
    let change = try camp.log.newest
    for _ in 1...3 {
      let undone = try camp.undo.undo(EntryReference(change.description))
      #expect(try camp.now(made).sums.total == 9000)
      try camp.undo.undo(EntryReference(undone.entry.description))
      #expect(try camp.now(made).sums.total == 13500)
    }
  }

  @Test func `a party that stays on after it should have left pays for the nights it has used`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    #expect(try camp.at("2027-07-04").edit(made.reference) { $0.depart = "2027-07-05" }.sums.total == 18000)
  }
}
