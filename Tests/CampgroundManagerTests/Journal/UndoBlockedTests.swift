import CampgroundManager
import TestSupport
import Testing

/// An undo that would harm a later change is refused with the reason.
struct UndoBlockedTests {
  private let camp = TestCampground(sites: 1, 2) { try $0.makeCamper() }

  private func blocked(_ entry: EntryReference?) throws -> CampingError {
    try camp.refusal { try camp.undo.undo(entry) }
  }

  private func newest() throws -> EntryReference { EntryReference(try camp.log.newest) }

  private func reserve(_ site: SiteNumber, _ days: Range<Day>) throws -> Reserved {
    try camp.reserve(site, days, camper: try camp.campers.find("c-1"))
  }

  @Test func `nights that were taken since block it, and their holder is named`() throws {
    let first = try reserve(1, "2027-07-01"..<"2027-07-04")
    try camp.cancel(first)
    let cancelling = try newest()
    let second = try reserve(1, "2027-07-03"..<"2027-07-06")
    let error = try blocked(cancelling)
    #expect(error.name == .undoBlocked)
    #expect(error.code == 3)
    #expect(error.conflict?.holder.description == second.id?.description)
    #expect(error.conflict?.arrival == "2027-07-03")
    let entry = try #require(EntryID(cancelling.text))
    #expect(error.problems == error.conflict.map { [.undo(.nightsTakenSince(entry, $0))] })
  }

  @Test func `a later entry that touched the thing blocks it, and is named`() throws {
    let made = try reserve(1, "2027-07-01"..<"2027-07-04")
    let reserving = try newest()
    try camp.cancel(made)
    let cancelling = try newest()
    let error = try blocked(reserving)
    #expect(error.name == .undoBlocked)
    let (entry, other) = try (#require(EntryID(reserving.text)), #require(EntryID(cancelling.text)))
    #expect(error.problems == [.undo(.touchedSince(entry, .id("r-1"), by: other))])
  }

  /// A reservation that was longer for a while, and lost the added night to a block; the entry that made it.
  private func makeDisplacedForAWhile() throws -> EntryReference {
    let made = try reserve(1, "2027-07-01"..<"2027-07-03")
    let reserving = try newest()
    try camp.change(made.reference, nights: 3)
    try camp.blockSite(1, "2027-07-03"..<"2027-07-04", isForced: true)
    try camp.change(made.reference, nights: 2)
    return reserving
  }

  @Test func `whom a block has displaced is not taken away while the block stands`() throws {
    let reserving = try makeDisplacedForAWhile()
    let entry = try #require(EntryID(reserving.text))
    #expect(try blocked(reserving).problems == [.undo(.stillNeeded(entry, .id("r-1"), by: camp.log.newest))])
    try camp.blocks.unblock("b-1")
    try camp.undo.undo(reserving)
    #expect(try camp.count("reservation") == 0)
  }

  @Test func `a block does not come back when one whom it displaced is gone`() throws {
    let reserving = try makeDisplacedForAWhile()
    try camp.blocks.unblock("b-1")
    let unblocking = try newest()
    try camp.undo.undo(reserving)
    let entry = try #require(EntryID(unblocking.text))
    #expect(try blocked(unblocking).problems == [.undo(.needsLostRecord(entry, .id("b-1")))])
  }

  @Test func `what is in use by what came later is not taken away`() throws {
    _ = try reserve(2, "2027-07-01"..<"2027-07-04")
    #expect(try blocked("o-2").name == .undoBlocked)
    #expect(try blocked("o-3").name == .undoBlocked)
    try camp.undo.undo("o-1")
    #expect(try camp.sites.getCampSite(1) == nil)
  }

  @Test func `an entry is undone once`() throws {
    _ = try reserve(1, "2027-07-01"..<"2027-07-04")
    let reserving = try newest()
    let undoing = try camp.undo.undo().result
    let error = try blocked(reserving)
    #expect(error.name == .undoBlocked)
    #expect(error.problems == [.undo(.undoneAlready(try #require(EntryID(reserving.text)), by: undoing.entry))])
    _ = try camp.undo.undo(EntryReference(undoing.entry))
    #expect(try blocked(EntryReference(undoing.entry)).name == .undoBlocked)
    try camp.undo.undo(reserving)
    #expect(try camp.count("night") == 0)
  }

  @Test
  func `undone, redone and undone again it is undone, whichever way round`() throws {
    _ = try camp.sites.retireCampSite(1)
    let retiring = try newest()
    let undo = try camp.undo.undo(retiring).result.entry
    let redo = try camp.undo.undo(EntryReference(undo)).result.entry
    let undoAgain = try camp.undo.undo(retiring).result.entry
    let redoAgain = try camp.undo.undo(EntryReference(undoAgain)).result.entry
    #expect(try camp.sites.find(1).retired)
    #expect(redoAgain > undoAgain)
    try camp.undo.undo(EntryReference(redo))
    #expect(try !camp.sites.find(1).retired)
    let error = try rejected { try camp.undo.undo(retiring) }
    guard case .undo(.undoneAlready(let entry, _)) = error.problems.first?.kind else { throw error }
    #expect(entry.description == retiring.text)
  }

  @Test func `a new caller who has come back since is not taken away with the first reservation`() throws {
    var request = try camp.request(1, camper: camp.campers.find("c-1"))
    request.caller = CamperEdits(fullName: "Ann Lee", phone: "555-0101")
    try camp.reservations.reserve(request)
    let reserving = try newest()
    let again = try camp.reserve(2, "2027-08-01"..<"2027-08-03", camper: try camp.campers.find("c-2"))
    let entry = try #require(EntryID(reserving.text))
    #expect(try blocked(reserving).problems == [.undo(.stillNeeded(entry, .id("c-2"), by: camp.log.newest))])
    try camp.undoLast()
    try camp.undo.undo(reserving)
    #expect(try camp.count("camper") == 1)
    #expect(again.reservation.id != nil)
  }

  @Test func `an earlier entry can be undone when the later change was itself undone`() throws {
    let made = try reserve(1, "2027-07-01"..<"2027-07-04")
    let reserving = try newest()
    try camp.cancel(made)
    try camp.undo.undo()
    try camp.undo.undo(reserving)
    #expect(try camp.count("reservation") == 0)
    #expect(try camp.count("night") == 0)
  }

  @Test func `an entry that there is not is not found, and another kind's id is named as such`() throws {
    #expect(try blocked("o-99").name == .notFound)
    #expect(try blocked("99").name == .notFound)
    #expect(try blocked("r-1").name == .wrongKind)
    #expect(try blocked("yesterday").name == .notFound)
  }

  @Test func `a camper changed since stays as it is`() throws {
    _ = try camp.campers.changeCamper("c-1", CamperEdits(notes: .set("early")))
    let first = try newest()
    _ = try camp.campers.changeCamper("c-1", CamperEdits(email: .set("b@example.com")))
    #expect(try blocked(first).problems == [.undo(.touchedSince("o-4", .id("c-1"), by: "o-5"))])
  }
}
