import TestSupport
import Testing

@testable import CampgroundManager

/// Nights that another system has closed.
extension FeedImportTests {
  @Test func `closed nights that touch are blocks of their own when they are in the feed`() throws {
    #expect(try camp.importFixture("booking", of: "booking").added == 4)
    #expect(try camp.closures.first == "2027-07-04 2027-07-05")
    #expect(try camp.closures.count == 4)
    let (one, next) = (
      GivenEvent("2027-08-01"..<"2027-08-05", "Blocked By Guesty", uid: "a"),
      GivenEvent("2027-08-05"..<"2027-08-09", "Blocked By Guesty", uid: "b")
    )
    try camp.importCalendar(one, next, of: "guesty")
    #expect(try camp.closures.suffix(2) == ["2027-08-01 2027-08-05", "2027-08-05 2027-08-09"])
    let entries = try camp.count("command")
    try camp.importCalendar(next, one, of: "guesty")
    #expect(try camp.count("command") == entries)
    // The other system cuts past nights.
    let cut = GivenEvent("2027-08-03"..<"2027-08-05", "Blocked By Guesty", uid: "c")
    let later = try camp.at("2027-08-03").importCalendar(cut, next, of: "guesty")
    #expect([later.added, later.changed, later.gone] == [0, 0, 0])
  }

  @Test func `closed nights that open are free again, tonight's apart`() throws {
    try camp.importCalendar(GivenEvent("2027-05-30"..<"2027-06-10", "Blocked"))
    #expect(try camp.closures == ["2027-06-01 2027-06-10"])
    #expect(try camp.importCalendar(.calendar([])).changed == 1)
    #expect(try camp.closures == ["2027-06-01 2027-06-02"])
    #expect(try camp.at("2027-06-05").importCalendar(.calendar([])).changed == 0)
  }

  @Test func `closed nights that are sold later become a reservation`() throws {
    try camp.importCalendar(GivenEvent("2027-07-01"..<"2027-07-10", "Airbnb (Not available)", uid: "a"))
    try camp.importCalendar(
      GivenEvent("2027-07-03"..<"2027-07-05", "Reserved", uid: "b"),
      GivenEvent("2027-07-01"..<"2027-07-10", "Airbnb (Not available)", uid: "a"))
    #expect(try camp.stays == ["r-1 12 2027-07-03 2027-07-05 reserved"])
    #expect(try camp.closures == ["2027-07-01 2027-07-03", "2027-07-05 2027-07-10"])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `closed nights before today that turn out to be sold make way`() throws {
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08", "Blocked"))
    let later = camp.at("2027-07-05")
    #expect(try later.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08")).conflicts == [])
    #expect(try later.stays == ["r-1 12 2027-07-04 2027-07-08 checked-in"])
    #expect(try later.closures == [])
    #expect(try later.checks.check().problems == [])
  }

  @Test func `a calendar that is closed for good is blocked to a day that stays all year`() throws {
    let january = try TestCampground(today: "2027-01-02")
    try january.makeCampSite("12")
    let closed = GivenEvent("2026-01-01"..<"9999-12-31", "Not available")
    try january.importCalendar(closed)
    #expect(try january.closures == ["2027-01-02 2029-01-01"])
    let later = january.at("2027-06-01")
    let again = try later.importCalendar(closed)
    #expect([again.added, again.changed, again.gone] == [0, 0, 0])
    let next = january.at("2028-06-01")
    try next.importCalendar(closed)
    #expect(try next.closures == ["2027-01-02 2030-01-01"])
    #expect(try next.checks.check().problems == [])
  }

  @Test func `nights that are too many for a stay are closed`() throws {
    try camp.importCalendar(GivenEvent("2027-06-10"..<"2031-01-01", "Reserved"))
    #expect(try camp.stays == [])
    #expect(try camp.closures == ["2027-06-10 2029-01-01"])
  }

  @Test func `other words for closed nights are given, and count before all others`() {
    let closed = ClosedSummaries(["family WEEK", "privé", ""])
    #expect(["Family week", "Our family week 2027", "Prive", "Reserved: family week"].allSatisfy(closed.fit))
    #expect(["Family", "Weekly family", "Reserved", ""].allSatisfy { !closed.fit($0) })
  }
}
