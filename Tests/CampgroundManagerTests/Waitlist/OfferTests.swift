import CampgroundManager
import TestSupport
import Testing

struct OfferTests {
  private let camp = TestCampground(sites: 1)

  private var waiting: [String] {
    get throws { try camp.waitlist.listWaiting().map(\.entry.id.description) }
  }

  @Test func `an offer is a hold, and the entry leaves the list`() throws {
    let maple = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    try camp.join(camper: maple) { $0.party.adults = 4 }
    let offered = try camp.waitlist.offer("w-1", minutes: 45)
    #expect(offered.reserved.status == .held)
    #expect(offered.reserved.camper == maple)
    #expect(offered.reserved.party.adults == 4)
    #expect(offered.reserved.holdExpires == camp.clock.now.seconds + 45 * 60)
    #expect(offered.entry.status == .offered)
    #expect(try waiting == [])
    #expect(try camp.count("night") == 2)
    #expect(try rejected { try camp.waitlist.offer("w-1") }.problems.map(\.name) == ["notWaiting"])
  }

  @Test func `when the hold expires the entry waits again, in its old place`() throws {
    try camp.join()
    try camp.join()
    try camp.waitlist.offer("w-1")
    let later = camp.at("2027-06-01", "00:30")
    #expect(try later.waitlist.listWaiting().map(\.entry.id.description) == ["w-1", "w-2"])
    // The hold is marked as expired by the next write, which changes nothing about that.
    try later.waitlist.offer("w-2")
    #expect(try later.waitlist.listWaiting().map(\.entry.id.description) == ["w-1"])
    #expect(try later.reservations.find("r-1").status == .expired)
  }

  @Test func `an offer that was confirmed is no wish any more, even when cancelled`() throws {
    try camp.join()
    let offered = try camp.waitlist.offer("w-1")
    try camp.reservations.confirm("r-1")
    #expect(try camp.at("2027-06-02").waitlist.listWaiting().isEmpty)
    try camp.cancel(offered.reserved)
    #expect(try waiting == [])
  }

  @Test func `a step of what was offered is undone and redone`() throws {
    try camp.join()
    try camp.waitlist.offer("w-1")
    let held = try Contents(of: camp)
    try camp.reservations.confirm("r-1")
    let confirmed = try Contents(of: camp)
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == held)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == confirmed)
  }

  @Test func `undo brings the entry back, and redo holds again`() throws {
    try camp.join()
    let before = try Contents(of: camp)
    try camp.waitlist.offer("w-1")
    let held = try Contents(of: camp)
    let undone = try camp.undo.undo()
    #expect(try Contents(of: camp) == before)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == held)
  }

  @Test func `joining and leaving are undone`() throws {
    let nobody = try camp.makeCamper()
    let empty = try Contents(of: camp)
    try camp.join(camper: nobody)
    let joined = try Contents(of: camp)
    try camp.waitlist.leave("w-1")
    try camp.undo.undo()
    #expect(try Contents(of: camp) == joined)
    try camp.undo.undo()
    #expect(try Contents(of: camp) == empty)
    try camp.join(camper: nobody)
    #expect(try waiting == ["w-2"])
  }

  @Test func `who left after the days had gone by is on the list again by undo`() throws {
    try camp.join()
    let later = camp.at("2027-07-02")
    try later.waitlist.leave("w-1")
    let undone = try later.campground.undo.undo()
    #expect(try later.waitlist.find("w-1").status == .past)
    try later.campground.undo.undo(EntryReference(undone.entry))
    #expect(try later.waitlist.find("w-1").status == .left)
  }

  @Test func `two who wait for the same nights are asked in turn`() throws {
    try camp.join()
    try camp.join()
    #expect(try camp.waitlist.offer("w-2").passedOver.map(\.description) == ["w-1"])
    #expect(try rejected { try camp.waitlist.offer("w-1") }.name == .nightsTaken)
    try camp.undo.undo()
    #expect(try camp.waitlist.offer("w-1").passedOver.isEmpty)
  }

  @Test func `nobody is passed over who could not have had these nights`() throws {
    try camp.makeCampSite(2)
    try camp.join { $0.site = 2 }
    try camp.join { $0.site = 1 }
    #expect(try camp.waitlist.offer("w-2").passedOver.isEmpty)
  }

  @Test func `the site that is asked for is offered`() throws {
    try camp.makeCampSites(2, 3)
    try camp.join()
    #expect(try camp.waitlist.offer("w-1", site: 3).reserved.siteNumber == 3)
  }

  @Test func `an offer that cannot be is refused with the reason`() throws {
    try camp.makeCampSite(2) { $0.maxPeople = .set(1) }
    try camp.join { $0.site = 1 }
    try camp.join()
    try camp.join { $0.wish.maxNights = 3 }
    try camp.reserve(1)
    let before = try Contents(of: camp)
    func refusal(_ entry: WaitlistReference, _ site: SiteNumber?) throws -> String {
      let error = try rejected { try camp.waitlist.offer(entry, site: site) }
      return "\(error.code) \(error.problems.map(\.name))"
    }
    #expect(try refusal("w-1", 2) == #"5 ["otherSiteWished"]"#)
    #expect(try refusal("w-1", 9) == #"4 ["notFound"]"#)
    #expect(try refusal("w-1", nil) == #"3 ["nightsTaken"]"#)
    #expect(try refusal("w-2", 2) == #"5 ["tooManyPeople"]"#)
    #expect(try refusal("w-2", nil) == #"3 ["nightsTaken"]"#)
    #expect(try refusal("w-3", nil) == #"3 ["nightsTaken"]"#)
    #expect(try refusal("w-9", nil) == #"4 ["notFound"]"#)
    #expect(try Contents(of: camp) == before)
  }

  @Test func `what is done to an offered reservation is undone as to any other`() throws {
    try camp.join()
    let offered = try camp.waitlist.offer("w-1")
    let reference = offered.reserved.reference
    try camp.reservations.confirm(reference)
    try camp.undoLast()
    #expect(try camp.reservations.find(reference).status == .held)
    try camp.reservations.confirm(reference)
    try camp.reservations.cancel(reference)
    try camp.undoLast()
    #expect(try camp.reservations.find(reference).nights == offered.reserved.nights)
  }
}
