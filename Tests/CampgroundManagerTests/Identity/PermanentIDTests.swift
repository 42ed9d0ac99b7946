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

struct IdentifierTests {
  @Test func `an id is written with its kind's letter`() {
    #expect(CamperID(rawValue: 17).description == "c-17")
    #expect(ReservationID(rawValue: 3).description == "r-3")
    #expect(BlockID(rawValue: 2).description == "b-2")
    #expect(EntryID(rawValue: 12).description == "o-12")
  }

  @Test(arguments: [3, .max] as [Int64])
  func `an id reads back what it is written as`(number: Int64) {
    let text = "r-\(number)"
    #expect(ReservationID(text) == ReservationID(rawValue: number))
  }

  @Test(arguments: [
    "", "r", "r-", "r3", "r-0", "r--1", "r-+1", "r- 1", "c-3", "r-３", "r-1.0", "r-9223372036854775808",
    " r-3",
  ])
  func `an id is read from nothing else`(_ text: String) {
    #expect(ReservationID(text) == nil)
  }

  @Test func `the case of its letter does not matter`() {
    #expect(ReservationID("R-3") == ReservationID(rawValue: 3))
    #expect(EntryID("O-12") == EntryID(rawValue: 12))
  }

  @Test func `an earlier id is less, by its number`() {
    #expect(CamperID(rawValue: 9) < CamperID(rawValue: 10))
  }
}
