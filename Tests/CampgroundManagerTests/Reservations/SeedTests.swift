import CampgroundManager
import TestSupport
import Testing

struct SeedTests {
  @Test func `the seeded campground has nine reservations, three of them cancelled`() throws {
    let camp = try TestCampground.seeded()
    #expect(try camp.reservations.countsByStatus() == [.reserved: 6, .cancelled: 3])
    #expect(try camp.sites.listCampSites().map(\.siteNumber) == [1, 2, 3, 10, "A-1", "A-2", "A-3", "A-4"])
    #expect(try camp.count("camper") == 3)
    #expect(try camp.count("night") == 30)
  }

  @Test func `a seeded campground is on disk just as in memory`() throws {
    let folder = TemporaryFolder()
    let kept = try TestCampground.seeded(folder.location())
    let again = try TestCampground(folder.location())
    #expect(try again.reservations.countsByStatus() == kept.reservations.countsByStatus())
  }
}
