import TestSupport
import Testing

@testable import CampgroundManager

/// Commands of a batch that are written together.
struct WriteTogetherTests {
  private let camp = TestCampground(sites: 1, 2)
  let moving: Reserved

  init() throws {
    try camp.reserve(1, "2027-07-04"..<"2027-07-07")
    moving = try camp.reserve(2, "2027-07-04"..<"2027-07-07")
  }

  /// A move gives its nights back before it is refused others.
  private func moveToTakenNights() {
    #expect(throws: CampingError.self) { _ = try camp.reservations.move(moving.reference, to: 1) }
  }

  @Test func `a command that is refused before it changes anything leaves the others`() throws {
    try camp.campground.writeTogether {
      try camp.makeCampSite(77)
      #expect(throws: CampingError.self) { try camp.makeCampSite(77) }
      #expect(!camp.store.isSpoiled)
    }
    #expect(try camp.sites.getCampSite(77) != nil)
  }

  @Test func `one that is refused in its middle spoils the whole, which takes back a batch's name, too`() throws {
    let before = try Contents(of: camp)
    try camp.campground.batch {
      #expect(throws: StoreError.misuse(.spoiledWrite)) {
        try camp.campground.writeTogether {
          try camp.makeCampSite(99)
          moveToTakenNights()
        }
      }
      #expect(try Contents(of: camp) == before)
      try camp.makeCampSite(99)
    }
    let entry = try #require(try camp.entries().first)
    #expect(entry.batch == entry.id)
  }

  @Test func `afterwards commands fail alone again`() throws {
    try camp.campground.writeTogether { try camp.makeCampSite(77) }
    try camp.store.write {
      moveToTakenNights()
      try camp.makeCampSite(78)
    }
    #expect(try camp.sites.getCampSite(78) != nil)
  }
}

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
