import CampgroundManager
import Foundation
import TestSupport
import Testing

/// Forgetting somebody whose reservation another camper has by now.
struct ForgetFormerCamperTests {
  let folder = TemporaryFolder()
  let camp: TestCampground

  init() throws {
    camp = try TestCampground(folder.location())
    try camp.makeCampSites(1)
    try camp.makeCamper("Marshmallow", phoneNumber: "555-0199")
    try camp.makeCamper("Toaster", phoneNumber: "555-0188")
    try camp.reserve(1, "2027-07-01"..<"2027-07-04", camper: camp.campers.find("c-1")) { $0.notes = "snores loudly" }
    try change { $0.plates = .set("CAMP 42") }
    try give("c-2", key: "marshmallow gives") { ($0.notes, $0.plates) = (.set("sleeps late"), .set("TENT 7")) }
    try change { $0.notes = .set("sleeps later") }
  }

  private func change(_ change: (inout ReservationEdits) -> Void) throws {
    try camp.edit("r-1", change)
  }

  private func give(
    _ camper: CamperReference, key: String, _ edit: (inout ReservationEdits) -> Void = { _ in }
  ) throws {
    var terms = WriteTerms()
    terms.key = RequestKey(key, request: #"change {"camper":"Toaster","reservation":"Marshmallow"}"#)
    try camp.campground.writing(terms) {
      try change {
        $0.camper = .known(camper)
        edit(&$0)
      }
    }
  }

  private func left(of texts: String...) throws -> [String] { try folder.left(of: texts) }

  @Test func `overwrites the former's words in old images, never those of the one who has it`() throws {
    try camp.people.forget("c-1")
    #expect(try left(of: "Marshmallow", "marshmallow", "5550199", "snores loudly", "CAMP 42") == [])
    #expect(
      try left(of: "Toaster", "sleeps late", "TENT 7", "sleeps later")
        == ["Toaster", "sleeps late", "TENT 7", "sleeps later"])
    let stay = try camp.reservations.find("r-1")
    #expect(stay.notes == "sleeps later")
    #expect(stay.camper.fullName == "Toaster")
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `the requests of the one who has it stay as they were`() throws {
    let newest = try #require(try camp.entries().first)
    #expect(newest.request.contains("sleeps later"))
    try camp.people.forget("c-1")
    #expect(try camp.entries().first { $0.id == newest.id }?.request == newest.request)
  }

  @Test func `and the other way round`() throws {
    try camp.campground.reservations.cancel("r-1")
    try camp.people.forget("c-2")
    #expect(try left(of: "Toaster", "toaster", "5550188", "sleeps late", "TENT 7", "sleeps later") == [])
    #expect(try left(of: "Marshmallow", "snores loudly", "CAMP 42") == ["Marshmallow", "snores loudly", "CAMP 42"])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a handing over that was undone leaves the words of who has it again`() throws {
    try camp.undoLast()
    try camp.undoLast()
    try camp.people.forget("c-2")
    #expect(try left(of: "Toaster", "toaster", "sleeps late", "TENT 7") == [])
    #expect(try camp.reservations.find("r-1").notes == "snores loudly")
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `the way back to the former is closed`() throws {
    try camp.people.forget("c-1")
    for entry in try camp.entries().filter({ $0.command == "change" }) {
      #expect(try rejected { try camp.undo.undo(EntryReference(entry.id)) }.name == .undoBlocked)
    }
  }
}
