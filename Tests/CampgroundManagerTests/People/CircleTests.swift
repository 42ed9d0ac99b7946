import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// A circle of references, which only a damaged store has, ends all the same.
struct CircleTests {
  @Test func `a camper who was merged into themselves is damage`() throws {
    let camp = try TestCampground()
    let (one, other) = (try camp.makeCamper("Bacon Lover"), try camp.makeCamper("Maple Walnut", phoneNumber: "5550101"))
    let store = camp.campground.store
    try store.write {
      try store.execute("UPDATE camper SET merged_into = \(other.id) WHERE id = \(one.id)")
      try store.execute("UPDATE camper SET merged_into = \(one.id) WHERE id = \(other.id)")
    }
    let table = CamperTable(store: store)
    #expect(throws: StoreError.corrupt("c-1 was merged into itself")) { try table.current(one.id) }
    #expect(try table.merged(into: one.id).map(\.id) == [other.id])
  }

  @Test func `an entry that took itself back is told all the same`() throws {
    let camp = TestCampground(sites: 1)
    let store = camp.campground.store
    try store.write { try store.execute("INSERT INTO undoing (entry, by) VALUES (1, 1)") }
    var undoers: [EntryID?] = []
    try camp.campground.log.forEachEntry { undoers.append($0.undoneBy) }
    #expect(undoers == [nil])
  }

  @Test func `entries that take each other back have an end`() throws {
    func entry(_ id: Int64, counters other: Int64) -> LedgerEntry {
      LedgerEntry(
        id: LedgerID(rawValue: id), reservation: ReservationID(rawValue: 1), day: "2027-06-01", kind: .payment,
        item: .money, name: "", amount: 100, method: nil, memo: nil, actor: "desk", counters: LedgerID(rawValue: other))
    }
    let (one, other) = (entry(1, counters: 2), entry(2, counters: 1))
    let history = LedgerHistory([one, other])
    #expect(history.chain(from: one).map(\.id.rawValue) == [1, 2])
    #expect(!history.without(other).isBelowZero(\.money))
  }
}
