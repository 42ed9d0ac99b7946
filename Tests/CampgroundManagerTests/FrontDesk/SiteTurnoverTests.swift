import CampgroundManager
import TestSupport
import Testing

struct SiteTurnoverTests {
  private let camp = TestCampground(sites: 1, 2, 3, 10)

  /// `1 both r-1 r-2` for each site.
  private func outline(_ day: Day = "2027-07-04", at now: Day = TestCampground.today) throws -> [String] {
    try camp.at(now).frontDesk.turnover(on: day).map { turnover in
      [
        turnover.site.text, turnover.kind.rawValue, turnover.leaving?.id?.description, turnover.coming?.id?.description,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func `a site is left, taken, or both`() throws {
    try camp.reserve(1, "2027-07-02"..<"2027-07-04")
    try camp.reserve(2, "2027-07-02"..<"2027-07-04")
    try camp.reserve(2, "2027-07-04"..<"2027-07-06")
    try camp.reserve(3, "2027-07-04"..<"2027-07-06")
    try camp.reserve(10, "2027-07-03"..<"2027-07-05")
    #expect(try outline() == ["1 out r-1", "2 both r-2 r-3", "3 in r-4"])
  }

  @Test func `a party that moves leaves one site and comes to another`() throws {
    let made = try camp.reserve(1, "2027-07-02"..<"2027-07-06")
    _ = try camp.reservations.move(made.reference, to: 2, from: "2027-07-04")
    #expect(try outline() == ["1 out r-1", "2 in r-1"])
    #expect(try outline("2027-07-06") == ["2 out r-1"])
  }

  @Test func `a hold is nobody yet, and one that has run out even less`() throws {
    _ = try camp.reservations.hold(camp.request(1, arrival: "2027-07-04"), minutes: 30)
    #expect(try outline() == [])
  }

  @Test func `a block is nobody either`() throws {
    try camp.reserve(1, "2027-07-02"..<"2027-07-04")
    try camp.blockSite(1, "2027-07-04"..<"2027-07-06")
    #expect(try outline() == ["1 out r-1"])
    #expect(try outline("2027-07-06") == [])
  }

  @Test func `who leaves early leaves on that day`() throws {
    let made = try camp.reserve(1, "2027-07-02"..<"2027-07-09")
    try camp.at("2027-07-02").reservations.checkIn(made.reference)
    try camp.at("2027-07-04").reservations.checkOut(made.reference)
    #expect(try outline() == ["1 out r-1"])
    #expect(try outline("2027-07-09") == [])
  }

  @Test func `who should have left before is to leave today`() throws {
    let made = try camp.reserve(1, "2027-07-02"..<"2027-07-03")
    try camp.at("2027-07-02").reservations.checkIn(made.reference)
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    #expect(try outline(at: "2027-07-04") == ["1 both r-1 r-2"])
    #expect(try outline("2027-07-05", at: "2027-07-05") == ["1 both r-1 r-2"])
    #expect(try outline("2027-07-05", at: "2027-07-04") == [])
  }

  @Test func `who could not come because another has not left comes when they leave`() throws {
    let made = try camp.reserve(1, "2027-07-02"..<"2027-07-03")
    try camp.at("2027-07-02").reservations.checkIn(made.reference)
    try camp.reserve(1, "2027-07-03"..<"2027-07-06")
    #expect(try outline(at: "2027-07-04") == ["1 both r-1 r-2"])
  }

  @Test func `the loops are in natural order, and sites without one come last`() throws {
    for (number, loop) in [(100, "Loop 10"), (20, "Loop 2"), (3, "Loop 2")] as [(Int, String)] {
      let site = SiteNumber(integerLiteral: number + 500)
      try camp.makeCampSite(site) { $0.loop = .set(loop) }
      try camp.reserve(site, "2027-07-04"..<"2027-07-05")
    }
    try camp.reserve(1, "2027-07-04"..<"2027-07-05")
    #expect(try outline() == ["503 in r-3", "520 in r-2", "600 in r-1", "1 in r-4"])
  }

  @Test func `the ends of the calendar have no other side`() throws {
    #expect(try outline(.earliest) == [])
    #expect(try outline(.latest) == [])
  }
}

struct PlacardTests {
  private let camp = TestCampground(sites: 1, 2, 10)

  private func outline(_ day: Day = "2027-07-04", site: SiteNumber? = nil) throws -> [String] {
    try camp.frontDesk.placards(on: day, site: site).map { placard in
      "\(placard.segment.site) \(placard.segment.arrival) \(placard.segment.departure)"
    }
  }

  @Test func `there is one for each party that comes, by site`() throws {
    try camp.reserve(10, "2027-07-04"..<"2027-07-06")
    try camp.reserve(2, "2027-07-04"..<"2027-07-05")
    try camp.reserve(1, "2027-07-02"..<"2027-07-06")
    #expect(try outline() == ["2 2027-07-04 2027-07-05", "10 2027-07-04 2027-07-06"])
  }

  @Test func `who moves gets a new one, with the days on that site`() throws {
    let made = try camp.reserve(1, "2027-07-02"..<"2027-07-06")
    _ = try camp.reservations.move(made.reference, to: 2, from: "2027-07-04")
    #expect(try outline("2027-07-02") == ["1 2027-07-02 2027-07-04"])
    #expect(try outline() == ["2 2027-07-04 2027-07-06"])
  }

  @Test func `that of one site is made again whenever it is asked for`() throws {
    try camp.reserve(1, "2027-07-02"..<"2027-07-06")
    #expect(try outline() == [])
    #expect(try outline(site: 1) == ["1 2027-07-02 2027-07-06"])
    #expect(try outline(site: 2) == [])
    #expect(try outline("2027-07-06", site: 1) == [])
  }

  @Test func `a site that there is not is refused`() throws {
    #expect(try rejected { try camp.frontDesk.placards(site: 99) }.name == .notFound)
  }
}
