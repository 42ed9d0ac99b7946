import CampgroundManager
import TestSupport
import Testing

/// A block that ends, and blocks that are undone.
struct UnblockTests {
  private let camp = TestCampground(sites: 1, 2)
  let made: Reserved

  init() throws { made = try camp.reserve(1, "2027-07-01"..<"2027-07-05") }

  private func block() throws { try camp.blockSite(1, "2027-07-03"..<"2027-07-08", isForced: true) }

  @Test func `the nights go back to whom they were taken from, and the others are free`() throws {
    let before = try camp.now(made)
    try block()
    let ended = try camp.blocks.unblock("b-1")
    #expect(ended.returned.map(\.id) == [made.id])
    #expect(try camp.now(made).nights == before.nights)
    try camp.reserve(1, "2027-07-05"..<"2027-07-08", camper: made.camper)
    #expect(try camp.blocks.getBlock(ended.id) == nil)
  }

  @Test func `a reservation that was cancelled gets nothing back`() throws {
    try block()
    try camp.cancel(made)
    #expect(try camp.blocks.unblock("b-1").returned == [])
    #expect(try camp.now(made).nights == [])
    #expect(try camp.count("night") == 0)
  }

  @Test func `nights that are past are not given back`() throws {
    try block()
    let later = TestCampground(store: camp.store, today: "2027-07-04")
    #expect(try later.blocks.unblock("b-1").returned.map(\.id) == [made.id])
    #expect(try later.now(made).nights.map(\.night) == ["2027-07-01", "2027-07-02", "2027-07-04"])
  }

  @Test func `a block that there is not cannot end, nor end twice`() throws {
    try block()
    try camp.blocks.unblock("b-1")
    for (reference, name) in [("b-1", CampingError.Name.notFound), ("b-9", .notFound), ("r-1", .wrongKind)] {
      #expect(try rejected { try camp.blocks.unblock(BlockReference(reference)) }.name == name)
    }
  }

  @Test func `a forced block is undone and redone whole`() throws {
    let before = try Contents(of: camp)
    try block()
    let blocked = try Contents(of: camp)
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == before)
    _ = try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == blocked)
  }

  @Test func `ending a block is undone and redone whole`() throws {
    try block()
    let blocked = try Contents(of: camp)
    try camp.blocks.unblock("b-1")
    let free = try Contents(of: camp)
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == blocked)
    _ = try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == free)
  }

  @Test func `a block cannot come back over somebody's night`() throws {
    try block()
    try camp.blocks.unblock("b-1")
    try camp.reserve(1, "2027-07-06"..<"2027-07-07", camper: made.camper)
    let error = try rejected { try camp.undo.undo("o-6") }
    #expect(error.name == .undoBlocked)
    #expect(error.conflict?.holder.description == "r-2")
  }

  @Test func `a step of a displaced reservation is undone while the block stands`() throws {
    try block()
    let displaced = try camp.now(made)
    try camp.cancel(made)
    _ = try camp.undo.undo()
    #expect(try camp.now(made).nights == displaced.nights)
    #expect(try camp.blocks.unblock("b-1").returned.map(\.id) == [made.id])
  }

  @Test func `a block is not undone once one whom it displaced has changed`() throws {
    try block()
    try camp.cancel(made)
    let error = try rejected { try camp.undo.undo("o-5") }
    #expect(error.name == .undoBlocked)
    #expect(error.problems == [.undo(.touchedSince("o-5", .id("r-1"), by: "o-6"))])
  }

  @Test func `a hold that was displaced and has expired gets nothing back`() throws {
    let request = try camp.request(2, arrival: "2027-07-01", nights: 2, camper: made.camper)
    let held = try camp.reservations.hold(request, minutes: 30).result
    #expect(try camp.blockSite(2, "2027-07-01"..<"2027-07-02", isForced: true).displaced.map(\.id) == [held.id])
    let nextDay = TestCampground(store: camp.store, today: "2027-06-02")
    #expect(try nextDay.blocks.unblock("b-1").returned == [])
    #expect(try nextDay.now(held).status == .expired)
  }

  @Test func `a batch of blocks is undone as one`() throws {
    let before = try Contents(of: camp)
    try camp.campground.batch {
      try block()
      try camp.blocks.unblock("b-1")
      try camp.blockSite(1, "2027-07-01"..<"2027-07-04", isForced: true)
      try camp.blockSite(2, "2027-07-01"..<"2027-07-04")
    }
    let blocked = try Contents(of: camp)
    #expect(try camp.now(made).nights.map(\.night) == ["2027-07-04"])
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == before)
    _ = try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == blocked)
  }
}
