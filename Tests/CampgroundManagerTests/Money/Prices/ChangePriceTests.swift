import TestSupport
import Testing

@testable import CampgroundManager

/// Other dates and another party: only added nights are priced, and past ones stay (domain rule R10).
struct ChangePriceTests {
  private let camp = TestCampground(sites: 1)

  private func change(
    _ made: Reserved, on day: Day = TestCampground.today, _ change: (inout ReservationEdits) -> Void
  ) throws -> WriteResult<Reservation> {
    try camp.at(day).edit(made.reference, change)
  }

  private func newRate(_ nightly: String) throws {
    try camp.makeRate("Newer", nightly)
  }

  @Test func `added nights cost what they do now, and the others what was agreed`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try newRate("60.00")
    let changed = try change(made) { $0.nights = 3 }
    #expect(changed.nights.map(\.price?.amount) == [4500, 4500, 6000])
    #expect(changed.sums.total == 15000)
    #expect(try changed.difference(of: made.id) == 6000)
    #expect(try !changed.hasPricedAnew(made.id))
  }

  @Test func `nights taken away are not charged`() throws {
    try camp.makeRate()
    try camp.makeTax { $0.percent = Percent("10%") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    let changed = try change(made) { $0.nights = 1 }
    #expect(changed.sums.total == 4950)
    #expect(try changed.difference(of: made.id) == -14850)
  }

  @Test func `a party's extras follow the party for nights to come`() throws {
    try camp.makeRate { $0.extraAdult = Amount("5.00") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-04")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    let changed = try change(made, on: "2027-07-02") { $0.adults = 3 }
    #expect(changed.nights.map(\.price?.extras.adults) == [0, 500, 500])
    #expect(changed.sums.total == 14500)
    #expect(try !changed.hasPricedAnew(made.id))
  }

  @Test func `a week that a stay becomes is priced as a week, and the answer says so`() throws {
    try camp.makeRate { $0.weekly = Amount("250.00") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-06")
    let week = try change(made) { $0.nights = 7 }
    #expect(week.sums.total == 25000)
    #expect(try week.difference(of: made.id) == 2500)
    #expect(try week.hasPricedAnew(made.id))
    let shorter = try change(made) { $0.nights = 5 }
    #expect(shorter.sums.total == 22500)
    #expect(try shorter.hasPricedAnew(made.id))
  }

  @Test
  func `of a week that a stay becomes on the way the nights slept keep their price, and the open ones carry the rest`()
    throws
  {
    try camp.makeRate { $0.weekly = Amount("210.00") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-06")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    let week = try change(made, on: "2027-07-03") { $0.nights = 7 }
    #expect(week.nights.map(\.price?.amount) == [4500, 4500, 2400, 2400, 2400, 2400, 2400])
  }

  @Test func `a weekly price that no night of the stay has leaves the others as agreed`() throws {
    try camp.makeRate { $0.weekly = Amount("250.00") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try newRate("60.00")
    let changed = try change(made) { $0.nights = 3 }
    #expect(changed.nights.map(\.price?.amount) == [4500, 4500, 6000])
  }

  @Test func `a night that a block has taken makes no week of the others dearer`() throws {
    try camp.makeRate { $0.weekly = Amount("210.00") }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-08")
    try camp.blockSite(1, "2027-07-03"..<"2027-07-04", isForced: true)
    let changed = try change(made) { $0.nights = 8 }
    #expect(changed.nights.map(\.price?.amount) == [3000, 3000, 3000, 3000, 3000, 3000, 4500])
  }

  @Test func `a night without a rate is refused, and the account stays`() throws {
    try camp.makeRate { $0.before = "2027-07-03" }
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    #expect(try rejected { try change(made) { $0.nights = 4 } }.problems.map(\.name) == ["noRate"])
    #expect(try camp.now(made).sums.total == 9000)
  }

  @Test func `nights from before there were rates stay without a price, added ones have one`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.makeRate()
    try camp.makeTax { $0.percent = Percent("10%") }
    let changed = try change(made) { $0.nights = 3 }
    #expect(changed.nights.map(\.price?.amount) == [nil, nil, 4500])
    #expect(changed.sums.total == 4950)
  }

  @Test func `notes alone change no price`() throws {
    try camp.makeRate()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try newRate("60.00")
    #expect(try change(made) { $0.notes = .set("late") }.difference(of: made.id) == 0)
  }
}
