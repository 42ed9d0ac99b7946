import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Site numbers are one whatever their case (domain rule R34).
struct SiteNumberCaseTests {
  private let camp = TestCampground(sites: "A-7", "b12")

  @Test func `a site is found in any case, and keeps its spelling`() throws {
    #expect(try camp.sites.find("a-7").siteNumber == "A-7")
    #expect(try camp.sites.alike().isEmpty)
    #expect(try camp.reserve("B12").reservation.siteNumber == "b12")
    #expect(try camp.reservations.move("r-1", to: "a-7").result.reservation.siteNumber == "A-7")
    let filter = ReservationFilter { $0.site = "a-7" }
    var found: [ReservationID?] = []
    try camp.reservations.forEachReservation(filter) { found.append($0.id) }
    #expect(found == ["r-1"])
    #expect(try camp.reservations.find(ReservationReference(site: "a-7"), for: .cancel).id == "r-1")
  }

  @Test func `rates, discounts, blocks and the free sites know it, too`() throws {
    try camp.makeRate("Lake", "60.00") { $0.site = "a-7" }
    #expect(try camp.rates.listRates().first?.terms.site == "A-7")
    try camp.blockSite("B12", "2027-08-01"..<"2027-08-03")
    #expect(try camp.blocks.listBlocks(BlockFilter { $0.site = "B12" }).count == 1)
    let stay = StayRequest(arrival: "2027-07-01", departure: "2027-07-03")
    var request = AvailabilityRequest(stay: stay)
    request.site = "a-7"
    #expect(try camp.availability.free(for: request).sites.map(\.siteNumber) == ["A-7"])
  }

  @Test func `a new one that differs in case alone is refused`() throws {
    for (number, other) in [("a-7", "A-7"), ("B12", "b12")] as [(SiteNumber, SiteNumber)] {
      #expect(try rejected { try camp.makeCampSite(number) }.problems == [.record(.duplicateSiteNumber(other))])
    }
    // The store refuses what no service has judged.
    var copy = try camp.sites.find("A-7")
    copy.siteNumber = "a-7"
    #expect(throws: StoreError.self) { try camp.store.write { _ = try CampSiteTable(store: camp.store).insert(copy) } }
  }

  @Test func `in a store that has both the exact spelling wins, and no other is taken`() throws {
    let number: SiteNumber = "a-7"
    try camp.store.write {
      try camp.store.execute(
        "UPDATE camp_site SET number = \(number), order_key = \(number.orderKey) WHERE number = 'b12'")
    }
    #expect(try camp.sites.find("a-7").siteNumber == "a-7")
    #expect(try camp.sites.find("A-7").siteNumber == "A-7")
    try camp.makeCampSite("C")
    #expect(try camp.reserve("a-7").reservation.siteNumber == "a-7")
    #expect(try camp.sites.alike() == [["A-7", "a-7"]])
  }

  @Test(arguments: ["6", "06", "0006"] as [SiteNumber])
  func `leading zeros do not matter where that is one site, and the answer has its number`(number: SiteNumber) throws {
    try camp.makeCampSites("006", "B-07")
    let read = try camp.campground.writing(WriteTerms()) { try camp.sites.find(number).siteNumber }
    #expect(read == "006" && camp.campground.sitesRead == [SiteReading(given: number, site: "006")])
    #expect(try camp.campground.writing(WriteTerms()) { try camp.sites.find("b-7") }.siteNumber == "B-07")
    #expect(camp.campground.sitesRead.map(\.site) == ["B-07"])
    #expect(try camp.reserve(number).reservation.siteNumber == "006")
    let filter = ReservationFilter { $0.site = number }
    var found: [SiteNumber] = []
    try camp.reservations.forEachReservation(filter) { found.append($0.siteNumber) }
    #expect(found == ["006"])
    #expect(try camp.campground.writing(WriteTerms()) { try camp.sites.find("006") }.siteNumber == "006")
    #expect(camp.campground.sitesRead.isEmpty)
  }

  @Test func `where two sites differ in zeros alone only the exact spelling is found`() throws {
    try camp.makeCampSites("06", "006")
    #expect(try camp.sites.find("06").siteNumber == "06")
    let error = try rejected { try camp.sites.find("6") }
    #expect(error.problems == [.reference(.notFound(.site, "6", field: "site", near: "006, and 06"))])
    try camp.makeCampSite("6")
    #expect(try camp.sites.find("6").siteNumber == "6")
    #expect(try camp.sites.getCampSite("0006") == nil)
  }

  @Test func `a new site, and an imported one, may differ in zeros alone`() throws {
    try camp.makeCampSites("006", "6")
    #expect(try camp.sites.listCampSites().count == 4)
    #expect(try CampSiteTable(store: camp.store).holder(of: "06") == nil)
  }
}
