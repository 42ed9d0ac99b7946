import TestSupport
import Testing

@testable import CampgroundManager

/// Services that a program makes of one store, each by itself.
struct SharedJournalTests {
  private let store: Store
  private let campground: Campground

  init() throws {
    store = try Store(.memory)
    campground = Campground(store: store, clock: .fixed("2027-06-01"), actor: "owner")
  }

  @Test func `a batch of the campground has the entries of every service of its store`() throws {
    try campground.batch {
      try CampSiteService(store: store).addCampSite(1)
      try CamperService(store: store).addCamper("Bacon Lover", phoneNumber: "910-543-9000")
    }
    #expect(try campground.undo.undo(ofAnyone: true).result.isBatch)
    #expect(try CampSiteService(store: store).getCampSite(1) == nil)
    #expect(try CamperService(store: store).getCamper("c-1") == nil)
  }

  @Test func `a rehearsal keeps nothing of any service of its store`() throws {
    try campground.rehearse { _ = try CampSiteService(store: store).addCampSite(1) }
    #expect(try CampSiteService(store: store).getCampSite(1) == nil)
    #expect(try campground.log.newest.rawValue == 0)
  }

  @Test func `each service writes as its own actor`() throws {
    try campground.sites.addCampSite(1)
    try CampSiteService(store: store, actor: "desk").addCampSite(2)
    var actors: [String] = []
    try campground.log.forEachEntry { actors.append($0.actor) }
    #expect(actors == ["desk", "owner"])
  }
}
