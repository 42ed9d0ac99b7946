import CampgroundManager
import TestSupport
import Testing

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
