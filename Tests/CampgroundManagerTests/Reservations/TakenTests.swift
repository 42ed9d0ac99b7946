import CampgroundManager
import TestSupport
import Testing

/// The refusal of taken nights: it names the holder and the alternatives.
struct TakenTests {
  private let camp = TestCampground(sites: 1)
  let holder: Reserved

  init() throws { holder = try camp.reserve(1, "2027-07-04"..<"2027-07-08") }

  private func refusal(_ days: Range<Day>) throws -> CampingError {
    let error = try rejected { try camp.reserve(1, days) }
    #expect(error.name == .nightsTaken)
    return error
  }

  @Test(
    arguments: [
      "2027-07-04"..<"2027-07-08", "2027-07-03"..<"2027-07-05", "2027-07-07"..<"2027-07-09",
      "2027-07-05"..<"2027-07-06", "2027-07-01"..<"2027-07-12",
    ] as [Range<Day>])
  func `one night in common is enough to be refused`(_ days: Range<Day>) throws {
    let nights = try camp.count("night")
    let conflict = try #require(try refusal(days).conflict)
    #expect(conflict.site == 1)
    #expect(conflict.arrival == "2027-07-04")
    #expect(conflict.departure == "2027-07-08")
    #expect(try conflict.holder == .reservation(#require(holder.id), .reserved))
    #expect(try camp.count("night") == nights)
  }

  @Test func `the refusal's problem says who holds the nights`() throws {
    let error = try refusal("2027-07-04"..<"2027-07-05")
    let conflict = Conflict(
      site: 1, arrival: "2027-07-04", departure: "2027-07-08", holder: .reservation(try #require(holder.id), .reserved))
    #expect(error.problems == [.nights(.taken(conflict))])
    #expect(error.userInfo["Problem"] == "Nights taken")
  }

  @Test func `the holder of the first night in common is named`() throws {
    try camp.reserve(1, "2027-07-08"..<"2027-07-10")
    #expect(try refusal("2027-07-07"..<"2027-07-12").conflict?.arrival == "2027-07-04")
  }

  @Test func `sites that would do are offered, the best first, five at most`() throws {
    try camp.makeCampSites(9, 8, 7, 6, 5, 4, 3)
    try camp.makeCampSite(2) { $0.maxPeople = .set(1) }
    try camp.reserve(3, "2027-07-04"..<"2027-07-05")
    #expect(try refusal("2027-07-04"..<"2027-07-06").alternatives?.sites == [4, 5, 6, 7, 8])
  }

  @Test func `the site's nearest free days are offered, before and after`() throws {
    let stays = try refusal("2027-07-05"..<"2027-07-07").alternatives?.stays
    #expect(stays?.map(\.arrival) == ["2027-07-02", "2027-07-08"])
    #expect(stays?.map(\.numberOfNights) == [2, 2])
  }

  @Test func `no day before today and none against the rules is offered`() throws {
    try camp.reserve(1, "2027-06-02"..<"2027-07-04")
    try camp.set { $0.maxNights = .set(30) }
    try camp.set { $0.open = Season("05-01..07-09").map(Edit.set) }
    #expect(try refusal("2027-07-05"..<"2027-07-07").alternatives?.stays.map(\.arrival) == ["2028-05-01"])
    let stays = try refusal("2027-07-05"..<"2027-07-06").alternatives?.stays
    #expect(stays?.map(\.arrival) == ["2027-06-01", "2027-07-08"])
  }

  @Test func `a block is told as one`() throws {
    let site = try #require(try camp.sites.getCampSite(1))
    try camp.block(site, "2027-07-20"..<"2027-07-22")
    let error = try refusal("2027-07-21"..<"2027-07-25")
    let block = Conflict(site: 1, arrival: "2027-07-20", departure: "2027-07-22", holder: .block("b-1"))
    #expect(error.problems == [.nights(.taken(block))])
    #expect(error.conflict?.holder.status == "blocked")
  }

  @Test func `what is offered can be had`() throws {
    try camp.makeCampSite(2)
    let alternatives = try #require(try refusal("2027-07-05"..<"2027-07-07").alternatives)
    for stay in alternatives.stays { try camp.reserve(1, stay.nights) }
    for site in alternatives.sites { try camp.reserve(site, "2027-07-05"..<"2027-07-07") }
    #expect(try camp.reservations.countsByStatus() == [.reserved: 4])
  }
}
