import CampgroundManager
import Foundation
import TestSupport
import Testing

struct ForgetTests {
  static let secrets = [
    "Marshmallow", "marshmallow", "0100199", "010-0199", "toaster@example.com", "comes each year", "CAMP 42",
    "near the lake", "burnt all of them", "steals firewood", "S'more", "555-0177", "5550177",
  ]

  let folder = TemporaryFolder()
  let camp: TestCampground

  /// A campground where c-1 has been everywhere: in reservations, changed, cancelled and undone, merged, and in keys.
  init() throws {
    camp = try TestCampground(folder.location())
    let made = try camp.makeFullReservation()
    try change("c-1", CamperEdits(warning: .set("steals firewood")))
    try camp.campground.reservations.cancel("r-1", reason: "burnt all of them")
    let twin = try keyed("k-1") { try camp.campers.addCamper(CamperEdits(fullName: "S'more", phone: "555-0177")) }
    _ = try keyed("k-2") {
      try camp.campers.addCamper(CamperEdits(fullName: "S'more", phone: "555-0177"), ifNew: true)
    }
    try camp.people.merge("c-1", CamperReference(twin.id))
    try camp.reserve("A-07", "2027-08-01"..<"2027-08-03", camper: made.camper) {
      $0.notes = "near the lake"
      $0.group = "Marshmallow family"
    }
    try camp.undo.undo()
    try camp.join(camper: made.camper)
    try camp.makeCamper("Bacon Lover")
  }

  private func change(_ camper: CamperReference, _ edits: CamperEdits) throws {
    try camp.campers.changeCamper(camper, edits)
  }

  private func keyed(_ name: String, _ body: () throws -> WriteResult<Camper>) throws -> WriteResult<Camper> {
    let key = RequestKey(name, request: #"add-camper {"fullName":"S'more","phone":"555-0177"}"#)
    return try camp.campground.writing(WriteTerms { $0.key = key }, body)
  }

  private func secretsInFiles() throws -> [String] {
    let bytes = try folder.names.map { Data(try folder.bytes(of: $0)) }
    return Self.secrets.filter { secret in bytes.contains { $0.range(of: Data(secret.utf8)) != nil } }
  }

  @Test func `no byte of the store tells who it was`() throws {
    #expect(try Set(secretsInFiles()) == Set(Self.secrets))
    try camp.people.forget("c-1")
    let left = try secretsInFiles()
    #expect(left == [])
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `nor does it when many lived in the store`() throws {
    let store = camp.campground.store
    try store.write {
      for number in 0..<1500 {
        var terms = WriteTerms()
        // Keys in an order that moves rows from page to page.
        terms.key = RequestKey("k\(number * 7919 % 1500)", request: "update \(number)")
        try camp.campground.writing(terms) {
          let notes = "near the lake \(String(repeating: "x", count: number * 31 % 400))"
          try change(
            number % 2 == 0 ? "c-1" : "Bacon Lover", CamperEdits(notes: .set(number % 2 == 0 ? notes : "n\(number)")))
        }
      }
    }
    try camp.people.forget("c-1")
    let left = try secretsInFiles()
    #expect(left == [])
    #expect(try store.value("PRAGMA integrity_check") == "ok")
  }

  @Test func `the rollback journal is gone with the transaction`() throws {
    var whileWriting: [String] = []
    try camp.store.write {
      try camp.people.forget("c-1")
      whileWriting = try folder.names
    }
    #expect(whileWriting.sorted() == ["camp.sqlite", "camp.sqlite-journal"])
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `days and nights stay, and others' things`() throws {
    let bacon = try camp.campers.find("Bacon Lover")
    let nights = try camp.count("night")
    let forgotten = try camp.people.forget("c-1")
    #expect(forgotten.camper.fullName == "Forgotten c-1")
    #expect(forgotten.reservations == 1)
    let stay = try camp.reservations.find("r-1")
    #expect(stay.camper.fullName == "Forgotten c-1")
    #expect(stay.arrival == "2027-07-04")
    #expect(stay.party.rigLength == 40)
    #expect([stay.notes, stay.party.plates, stay.cancelReason] == [nil, nil, nil])
    #expect(try camp.count("night") == nights)
    #expect(try camp.campers.find("Bacon Lover") == bacon)
    #expect(try camp.waitlist.listWaiting().isEmpty)
  }

  @Test func `the nights of past stays are kept`() throws {
    try camp.reserve("A-07", "2027-07-01"..<"2027-07-04") { $0.camper = "c-1" }
    let later = camp.at("2027-07-04")
    try later.people.forget("c-1")
    #expect(try later.reservations.find("r-3").nights.count == 3)
  }

  @Test func `nobody is forgotten whose stay is open`() throws {
    try camp.reserve("A-07", "2027-07-01"..<"2027-07-04") { $0.camper = "c-1" }
    try camp.join("2027-07-10"..<"2027-07-12") { $0.camper = "c-1" }
    try camp.waitlist.offer("w-2")
    let error = try camp.refusal { try camp.people.forget("c-1") }
    #expect(error.name == .invalidRequest)
    #expect(error.problems.map(\.name) == ["stayOpen", "stayOpen"])
  }

  @Test func `forgetting cannot be undone, and closes the way back`() throws {
    let entries = try camp.count("command")
    try camp.people.forget("c-1")
    let before = try Contents(of: camp)
    var refused = 0
    for number in 1...entries + 1 {
      do {
        let undone = try camp.undo.undo(EntryReference("o-\(number)"))
        try camp.undo.undo(EntryReference(undone.entry))
      } catch let error as CampingError {
        #expect(error.name == .undoBlocked)
        refused += error.problems.contains { if case .undo(.forgotten) = $0.kind { true } else { false } } ? 1 : 0
      }
    }
    #expect(refused >= 7)
    let after = try Contents(of: camp).lines
    #expect(after == before.lines)
  }

  @Test func `a dry run tells how much it is and keeps everything`() throws {
    let entries = try camp.people.whatForgettingErases("c-1").entries
    let tried = try camp.campground.writing(WriteTerms { $0.isDryRun = true }) { try camp.people.forget("c-1") }
    #expect(tried.entries == entries)
    #expect(try camp.campers.find("c-1").fullName == "Marshmallow Toaster")
    #expect(try camp.people.forget("c-1").entries == entries)
  }

  @Test func `who is forgotten is forgotten`() throws {
    #expect(try camp.people.forget("c-1").changed)
    #expect(try !camp.people.forget("c-1").changed)
  }

  @Test func `a key of the forgotten is used for nothing else`() throws {
    try camp.people.forget("c-1")
    for key in ["k-1", "k-2"] {
      let error = try rejected {
        try keyed(key) { try camp.campers.addCamper(CamperEdits(fullName: "S'more", phone: "555-0177")) }
      }
      #expect(error.name == .keyErased)
    }
  }

  @Test func `a key under which somebody is forgotten by name does not keep the name`() throws {
    let terms = WriteTerms { $0.key = RequestKey("k-3", request: #"forget-camper {"camper":"Marshmallow Toaster"}"#) }
    _ = try camp.campground.writing(terms) { try camp.people.forget("Marshmallow Toaster") }
    let left = try secretsInFiles()
    #expect(left == [])
  }
}
