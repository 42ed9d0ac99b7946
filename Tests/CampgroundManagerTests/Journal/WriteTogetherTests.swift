import CampgroundManager
import TestSupport
import Testing

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
