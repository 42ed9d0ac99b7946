import CampgroundManager
import Synchronization
import TestSupport
import Testing

/// A batch is undone as a whole.
struct UndoBatchTests {
  let camp: TestCampground

  init() throws { camp = try TestCampground.seeded() }

  private func moveParties() throws {
    try camp.campground.batch {
      _ = try camp.reservations.cancel("r-1")
      _ = try camp.reservations.cancel("r-3")
      let camper = try camp.campers.find("c-2")
      try camp.reserve(1, "2027-07-01"..<"2027-07-03", camper: camper)
      try camp.reserve(2, "2027-07-01"..<"2027-07-05", camper: camper)
      _ = try camp.campers.changeCamper("c-2", CamperEdits(notes: .set("moved")))
      _ = try camp.campers.changeCamper("c-2", CamperEdits(notes: .set("moved twice")))
    }
  }

  @Test(arguments: [true, false])
  func `a batch is undone as one and redone as one`(inOneTransaction: Bool) throws {
    let before = try Contents(of: camp)
    if inOneTransaction { try camp.store.write { try moveParties() } } else { try moveParties() }
    let after = try Contents(of: camp)
    #expect(try camp.undo.target().isBatch)
    let undone = try camp.undo.undo().result
    #expect(undone.isBatch)
    #expect(undone.entries == 6)
    #expect(try Contents(of: camp) == before)
    _ = try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == after)
  }

  @Test func `any of its entries names it`() throws {
    let before = try Contents(of: camp)
    let first = try camp.log.newest.rawValue + 1
    try moveParties()
    try camp.undo.undo(EntryReference(EntryID(rawValue: first + 2)))
    #expect(try Contents(of: camp) == before)
    for entry in first..<(first + 6) {
      #expect(try camp.refusal { try camp.undo.undo(EntryReference(EntryID(rawValue: entry))) }.name == .undoBlocked)
    }
  }

  @Test func `one blocked entry blocks the whole batch`() throws {
    let first = try camp.log.newest.rawValue + 1
    try moveParties()
    _ = try camp.campers.changeCamper("c-2", CamperEdits(fullName: "Maple Leaf"))
    let before = try Contents(of: camp)
    #expect(try rejected { try camp.undo.undo(EntryReference(EntryID(rawValue: first))) }.name == .undoBlocked)
    #expect(try Contents(of: camp) == before)
  }

  @Test func `a large batch is undone, and what came before it stays`() throws {
    let before = try Contents(of: camp)
    try camp.campground.batch {
      for number in 1...700 { try camp.makeCamper("No. \(number)", phoneNumber: "555-\(1000 + number)") }
    }
    #expect(try camp.undo.undo().entries == 700)
    #expect(try Contents(of: camp) == before)
  }

  @Test func `two batches are two`() throws {
    try camp.campground.batch { try camp.makeCampSites("B-1", "B-2") }
    try camp.campground.batch { try camp.makeCampSites("B-3", "B-4") }
    try camp.undo.undo()
    #expect(try camp.sites.getCampSite("B-4") == nil)
    #expect(try camp.sites.getCampSite("B-2") != nil)
    try camp.undo.undo()
    #expect(try camp.sites.getCampSite("B-1") == nil)
  }

  @Test func `a hold that runs out while a batch is written is none of its entries`() throws {
    let time = Mutex(0)
    let clock = CampgroundClock {
      time.withLock { CampgroundClock.fixed(TestCampground.today, TimeOfDay(minutes: $0) ?? .midnight).now }
    } show: {
      CampgroundClock.fixed(TestCampground.today).moment(at: $0)
    }
    let desk = Campground(store: camp.campground.store, clock: clock)
    let held = try desk.reservations.hold(camp.request("A-1", arrival: "2027-07-10"), minutes: 30)
    let newest = try desk.log.newest
    try desk.batch {
      try desk.sites.addCampSite("B-1")
      time.withLock { $0 = 60 }
      try desk.sites.addCampSite("B-2")
    }
    let expiry = try #require(try camp.entries().first { $0.id > newest && $0.command == "expire" })
    #expect(expiry.batch == nil)
    #expect(try desk.undo.undo().entries == 2)
    #expect(try camp.entries().first { $0.id == expiry.id }?.undoneBy == nil)
    #expect(try desk.reservations.find(held.reference).status == .expired)
  }

  @Test func `what was made in a batch and changed later in it comes back before what needs it`() throws {
    let before = try Contents(of: camp)
    try camp.campground.batch {
      try camp.makeCampSite("B-1")
      let made = try camp.reserve("B-1", "2027-06-01"..<"2027-06-03")
      try camp.charge("12.50", on: made.reference, for: "firewood")
      try camp.pay("12.50", on: made.reference)
      try camp.reservations.checkIn(made.reference)
      try camp.sites.retireCampSite("B-1")
    }
    let after = try Contents(of: camp)
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == before)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == after)
    #expect(try camp.sums("r-10") == AccountSums(total: 1250, paid: 1250))
  }
}
