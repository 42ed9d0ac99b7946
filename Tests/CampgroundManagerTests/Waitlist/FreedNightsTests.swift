import TestSupport
import Testing

@testable import CampgroundManager

/// A command that frees nights lists the entries that wait for them.
struct FreedNightsTests {
  private let camp = TestCampground(sites: 1, 2)

  private func matches<Thing>(_ written: WriteResult<Thing>, in other: TestCampground? = nil) throws -> [String] {
    try (other ?? camp).waitlist.matches(
      of: NightChange(written.changes), isRehearsal: written.isDryRun
    ).map { waiting in
      "\(waiting.entry.id): \(waiting.matches.map(\.text).joined(separator: ","))"
    }
  }

  @Test func `who could have one of the freed nights is named, first come first`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.reserve(2, "2027-07-01"..<"2027-07-05")
    try camp.join("2027-07-04"..<"2027-07-06")
    try camp.join("2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-10"..<"2027-07-12")
    try camp.join("2027-07-01"..<"2027-07-03") { $0.site = 2 }
    let entries = try camp.count("command")
    #expect(try matches(camp.cancel(made)) == ["w-1: 1", "w-2: 1"])
    #expect(try camp.count("command") == entries + 1)
  }

  @Test func `each command that gives nights back says who could have them`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.reserve(2, "2027-07-01"..<"2027-07-05")
    try camp.join("2027-07-03"..<"2027-07-05")
    #expect(try matches(camp.edit(made.reference) { $0.nights = 2 }) == ["w-1: 1"])
    try camp.undoLast()
    let desk = camp.at("2027-07-03")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    #expect(try matches(desk.reservations.checkOut(made.reference), in: desk) == ["w-1: 1"])
    try camp.undoLast()
    try camp.undoLast()
    #expect(try matches(desk.reservations.markNoShow(made.reference), in: desk) == ["w-1: 1"])
  }

  @Test func `the end of a block gives nights to who waits`() throws {
    let block = try camp.blockSite(1, "2027-07-01"..<"2027-07-05")
    try camp.reserve(2, "2027-07-01"..<"2027-07-05")
    try camp.join("2027-07-03"..<"2027-07-05")
    #expect(try matches(camp.blocks.unblock(BlockReference(block.id.description))) == ["w-1: 1"])
  }

  @Test func `nights that a block gives back to a reservation are nobody's to offer`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    let block = try camp.blockSite(1, "2027-07-03"..<"2027-07-06", isForced: true)
    try camp.reserve(2, "2027-07-01"..<"2027-07-06")
    try camp.join("2027-07-03"..<"2027-07-05")
    #expect(try matches(camp.blocks.unblock(BlockReference(block.id.description))).isEmpty)
  }

  @Test func `who has to wait longer for one night of the stay is not named`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.reserve(1, "2027-07-03"..<"2027-07-04")
    try camp.join("2027-07-01"..<"2027-07-04")
    #expect(try matches(camp.cancel(made)).isEmpty)
  }

  @Test func `a stay of a window counts only with a freed night in it`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-01"..<"2027-07-02") { $0.wish.arriveBefore = "2027-07-20" }
    try camp.join("2027-07-05"..<"2027-07-06") { $0.wish.arriveBefore = "2027-07-20" }
    #expect(try matches(camp.cancel(made)) == ["w-1: 1"])
  }

  @Test func `a dry run names the same, and frees nothing`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-01"..<"2027-07-03")
    let tried = try camp.campground.writing(WriteTerms { $0.isDryRun = true }) { try camp.cancel(made) }
    #expect(try matches(tried) == ["w-1: 1"])
    #expect(try camp.count("night") == 2)
  }

  @Test func `a dry run offers no night that the command takes in the same go`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-02"..<"2027-07-04")
    let edits = ReservationEdits { $0.arrive = "2027-07-03" }
    let terms = WriteTerms { $0.isDryRun = true }
    let tried = try camp.campground.writing(terms) { try camp.reservations.change(made.reference, edits) }
    #expect(try matches(tried) == ["w-1: 1"])
    #expect(try matches(camp.reservations.change(made.reference, edits)) == ["w-1: 1"])
  }

  @Test func `a replayed answer names who waits now`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-01"..<"2027-07-03")
    try camp.join("2027-07-01"..<"2027-07-03")
    let terms = WriteTerms { $0.key = RequestKey("k", request: "cancel") }
    #expect(try matches(camp.campground.writing(terms) { try camp.cancel(made) }) == ["w-1: 1", "w-2: 1"])
    try camp.waitlist.leave("w-1")
    let again = try camp.campground.writing(terms) { try camp.cancel(made) }
    #expect(again.replayed)
    #expect(try matches(again) == ["w-2: 1"])
  }

  @Test func `nights that go from one holder to another are neither freed nor taken`() {
    func nights(_ site: SiteNumber, _ days: Range<Day>, price: NightPrice? = nil) -> [Night] {
      days.map { Night(site: site, night: $0, price: price) }
    }
    var change = NightChange()
    let (left, right) = (nights(1, "2027-07-01"..<"2027-07-03"), nights(2, "2027-07-01"..<"2027-07-04"))
    change.add(left, right)
    change.add(right, left)
    #expect(change == NightChange())
    change.add(
      nights(1, "2027-07-01"..<"2027-07-03"),
      nights(1, "2027-07-02"..<"2027-07-04", price: NightPrice(amount: 4500, rate: "Summer", extras: Extras())))
    #expect(change.freed == Set(nights(1, "2027-07-01"..<"2027-07-02")))
    #expect(change.taken == Set(nights(1, "2027-07-03"..<"2027-07-04")))
  }
}

/// The entries that wait for nights which somebody else has just got (domain rule R21).
struct PassedOverTests {
  private let camp = TestCampground(sites: 1, 2)
  let waiting: Camper

  init() throws { waiting = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101") }

  private func passed(by written: WriteResult<Reserved>) throws -> [String] {
    try camp.waitlist.passedOver(by: written, for: written.camper.id).map {
      "\($0.entry.id): \($0.matches.map(\.text))"
    }
  }

  private func reserve(_ site: SiteNumber, _ day: Day, _ camper: Camper? = nil) throws -> WriteResult<Reserved> {
    try camp.reservations.reserve(camp.request(site, arrival: day, camper: camper))
  }

  @Test func `who waits for just these nights is named, of the sites only the one that was taken`() throws {
    try camp.join("2027-07-01"..<"2027-07-03", camper: waiting)
    #expect(try passed(by: reserve(1, "2027-07-02")) == ["w-1: [\"1\"]"])
    let hold = try camp.request(2, arrival: "2027-07-01")
    #expect(try passed(by: camp.reservations.hold(hold)) == ["w-1: [\"2\"]"])
  }

  @Test func `other nights, another site, and the camper's own wish are passed over by nobody`() throws {
    try camp.join("2027-07-01"..<"2027-07-03", camper: waiting) { $0.site = 1 }
    #expect(try passed(by: reserve(1, "2027-07-03")).isEmpty)
    #expect(try passed(by: reserve(2, "2027-07-01")).isEmpty)
    #expect(try passed(by: reserve(1, "2027-07-01", waiting)).isEmpty)
  }

  @Test func `nor is who could not have had them anyway`() throws {
    try camp.join("2027-07-01"..<"2027-07-05", camper: waiting) { $0.site = 1 }
    try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    #expect(try passed(by: reserve(1, "2027-07-01")).isEmpty)
  }
}
