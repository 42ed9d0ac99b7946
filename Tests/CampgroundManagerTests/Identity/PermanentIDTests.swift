import CampgroundManager
import TestSupport
import Testing

struct PermanentIDTests {
  private let camp = TestCampground.empty

  private struct Dropped: Error {}

  @Test func `the id of the newest site is not given again when it is deleted`() throws {
    try camp.makeCampSite(1)
    let newest = try camp.makeCampSite(2)
    try camp.sites.deleteCampSite(newest)
    #expect(try camp.makeCampSite(2).id == newest.id + 1)
  }

  @Test func `an id is permanent once its write has committed, whatever is rolled back after`() throws {
    let kept = try camp.makeCamper("Bacon Lover")
    #expect(throws: Dropped.self) {
      try camp.store.write {
        try camp.makeCamper("Maple Syrup")
        throw Dropped()
      }
    }
    let next = try camp.makeCamper("Tent Pole")
    #expect(next.id > kept.id)
    #expect(try camp.campers.getCamper(kept.id) == kept)
    #expect(try camp.campers.getCamper(next.id) == next)
  }

  @Test func `a cancelled reservation keeps its id`() throws {
    try camp.makeCampSite()
    let reserved = try camp.reserve()
    try camp.cancel(reserved)
    let first = try #require(reserved.id)
    let second = try #require(try camp.reserve().id)
    #expect(second > first)
    #expect(try camp.reservations.getReservation(first)?.status == .cancelled)
  }

  @Test func `a refused reservation has no id and uses none up`() throws {
    try camp.makeCampSite()
    let first = try #require(try camp.reserve().id)
    #expect(throws: CampingError.self) { try camp.reserve() }
    let second = try #require(try camp.reserve(1, "2027-08-01"..<"2027-08-02").id)
    #expect(second.rawValue == first.rawValue + 1)
  }

  @Test func `ids go on where they were when the file is opened again`() throws {
    let folder = TemporaryFolder()
    let first = try TestCampground(folder.location())
    let deleted = try first.makeCampSite()
    try first.sites.deleteCampSite(deleted)
    #expect(try TestCampground(folder.location()).makeCampSite().id == deleted.id + 1)
  }
}
