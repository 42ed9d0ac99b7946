import CampgroundManager
import TestSupport
import Testing

/// Holds that have lapsed are marked before any service writes.
struct HoldExpiryTests {
  private static let writes: [(name: String, write: @Sendable (TestCampground) throws -> Void)] = [
    ("settings", { try $0.set { $0.name = .set("Apache Trout") } }),
    ("add-camper", { try $0.makeCamper("Maple Walnut", phoneNumber: "928-555-0142") }),
    ("add-site", { try $0.makeCampSite("77") }), ("add-rate", { try $0.makeRate() }),
    // A service on its own.
    ("add-site", { try CampSiteService(store: $0.store, clock: $0.clock).addCampSite("77") }),
  ]

  @Test(arguments: writes.indices) func `whatever is written first marks them`(index: Int) throws {
    let camp = TestCampground(sites: 1) { _ = try $0.reservations.hold($0.request(), minutes: 30) }
    let later = camp.at("2027-06-01", "00:31")
    try Self.writes[index].write(later)
    #expect(try later.entries().prefix(2).map(\.command) == [Self.writes[index].name, "expire"])
  }
}
