import CampgroundManager
import TestSupport
import Testing

/// Holds that have lapsed are marked before any service writes.
struct HoldExpiryTests {
  private static let day = TestCampground.today

  private func campgroundWithLapsedHold() throws -> Campground {
    let camp = TestCampground(sites: 1)
    _ = try camp.reservations.hold(camp.request(), minutes: 30)
    let later = try #require(TimeOfDay(minutes: 31))
    return Campground(store: camp.campground.store, clock: .fixed(Self.day, later), actor: "desk")
  }

  private func expect(_ name: String, after write: (Campground) throws -> Void) throws {
    let campground = try campgroundWithLapsedHold()
    try write(campground)
    var names: [String] = []
    try campground.log.forEachEntry { names.append($0.command) }
    #expect(names.prefix(2) == [name, "expire"])
  }

  @Test func `settings that are changed first mark lapsed holds`() throws {
    try expect("settings") {
      _ = try $0.settings.change(SettingsEdits { $0.name = .set("Apache Trout") })
    }
  }

  @Test func `a camper who is added first marks lapsed holds`() throws {
    try expect("add-camper") { _ = try $0.campers.addCamper("Maple Walnut", phoneNumber: "928-555-0142") }
  }

  @Test func `a site that is added first marks lapsed holds`() throws {
    try expect("add-site") { _ = try $0.sites.addCampSite("77") }
  }

  @Test func `a rate that is added first marks lapsed holds`() throws {
    let nightly = try #require(Amount("45.00"))
    try expect("add-rate") { _ = try $0.rates.addRate(RateRequest("Standard", nightly: nightly)) }
  }

  @Test func `a service on its own marks lapsed holds`() throws {
    try expect("add-site") {
      _ = try CampSiteService(store: $0.store, clock: $0.clock).addCampSite("77")
    }
  }
}
