import CampgroundManager
import Persistence
import TestSupport
import Testing

/// Each kind of command can be undone, and done again.
struct UndoTests {
  private let camp = TestCampground(sites: 1)

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @Sendable (TestCampground) throws -> Void

    init(_ name: String, _ act: @escaping @Sendable (TestCampground) throws -> Void) {
      testDescription = name
      self.act = act
    }
  }

  static let cases: [Case] = [
    Case("settings") { try $0.set { ($0.name, $0.maxNights) = (.clear, .set(14)) } },
    Case("add-site") { try $0.makeCampSite("B-1") { $0.amps = [30] } },
    Case("change-site") {
      let edits = SiteEdits { ($0.loop, $0.maxLength, $0.equipment) = (.set("Aspen"), .set(40), ["tent"]) }
      _ = try $0.sites.changeCampSite(1, edits)
    },
    Case("retire-site") { _ = try $0.sites.retireCampSite(1) },
    Case("delete-site") { try $0.sites.deleteCampSite("A-4") },
    Case("add-camper") { try $0.makeCamper("Marshmallow Toaster", phoneNumber: "555-0199") },
    Case("change-camper") {
      _ = try $0.campers.changeCamper("c-1", CamperEdits(fullName: "Bacon Eater", email: .set("b@example.com")))
    },
    Case("reserve") { _ = try $0.reservations.reserve(try $0.request("A-2", camper: $0.campers.find("c-1"))) },
    Case("cancel") { _ = try $0.reservations.cancel("r-1", reason: "rain") },
  ]

  @Test(arguments: cases) func `a command is taken back, and done again`(kind: Case) throws {
    let camp = try TestCampground.seeded()
    try camp.set { $0.name = .set("Apache Trout") }
    let before = try Contents(of: camp)
    try kind.act(camp)
    let after = try Contents(of: camp)
    #expect(before != after)

    let undone = try camp.undo.undo()
    #expect(undone.changed)
    #expect(undone.result.command == kind.testDescription)
    #expect(try Contents(of: camp) == before)

    let redone = try camp.undo.undo(EntryReference(undone.result.entry))
    #expect(redone.result.command == "undo")
    #expect(try Contents(of: camp) == after)

    _ = try camp.undo.undo(EntryReference(redone.result.entry))
    #expect(try Contents(of: camp) == before)
  }

  @Test func `what was reserved is free again, and what was cancelled is held again`() throws {
    let camper = try camp.makeCamper()
    let made = try camp.reserve(camper: camper)
    try camp.cancel(made)
    try camp.undo.undo()
    #expect(try camp.reservations.find("r-1").status == .reserved)
    #expect(try camp.reservations.find("r-1").nights.map(\.night) == ["2027-07-01", "2027-07-02"])
    #expect(throws: CampingError.self) { try camp.reserve(camper: camper) }
    try camp.undo.undo()
    #expect(try camp.reserve(camper: camper).id?.description == "r-2")
  }

  @Test func `after everything was undone nothing is left but the journal`() throws {
    let camp = try TestCampground.seeded()
    try camp.set { $0.name = .set("Apache Trout") }
    _ = try camp.sites.retireCampSite("A-4")
    _ = try camp.campers.changeCamper("c-1", CamperEdits(notes: .set("early")))
    let entries = try camp.campground.counts().entries
    for _ in 1...entries { try camp.undo.undo() }
    let counts = try camp.campground.counts()
    #expect([counts.sites, counts.campers, counts.reservations, counts.nights] == [0, 0, 0, 0])
    for table in ["settings", "key"] as [SQL] { #expect(try camp.count(table) == 0) }
    #expect(counts.entries == 2 * entries)
    #expect(try rejected { try camp.undo.undo() }.name == .notFound)
  }

  @Test func `an id is not used again after an undo`() throws {
    let first = try camp.reserve()
    try camp.undo.undo()
    try camp.undo.undo()
    let camper = try camp.makeCamper()
    #expect(camper.id.description == "c-2")
    let second = try camp.reserve(camper: camper)
    #expect(first.id?.description == "r-1")
    #expect(second.id?.description == "r-2")
    #expect(try camp.reservations.getReservation(ReservationID(rawValue: 1)) == nil)
  }

  @Test func `versions only go up`() throws {
    var seen = try camp.sites.find(1).version
    for _ in 1...3 {
      _ = try camp.sites.retireCampSite(1)
      let retired = try camp.sites.find(1).version
      #expect(retired > seen)
      let undone = try camp.undo.undo()
      let back = try camp.sites.find(1).version
      #expect(back > retired)
      _ = try camp.undo.undo(EntryReference(undone.result.entry))
      let again = try camp.sites.find(1).version
      #expect(again > back)
      try camp.undo.undo()
      seen = try camp.sites.find(1).version
      #expect(seen > again)
    }
  }
}
