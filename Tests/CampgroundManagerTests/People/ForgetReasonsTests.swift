import CampgroundManager
import Foundation
import TestSupport
import Testing

/// Texts that lead to a person without being its own words: numbers elsewhere, and reasons of blocks (domain rule R24).
struct ForgetReasonsTests {
  let folder = TemporaryFolder()
  let camp: TestCampground

  init() throws {
    camp = try TestCampground(folder.location())
    try camp.makeCampSites(1, 2)
    try camp.makeCamper("Ann Zzyzx", phoneNumber: "(509) 555-0199")
    try camp.campers.updateCamper("c-1", CamperEdits(email: .set("annz@example.org")))
  }

  private func left(of text: String) throws -> Bool {
    try folder.names.contains { Data(try folder.bytes(of: $0)).range(of: Data(text.utf8)) != nil }
  }

  @Test(arguments: ["for ANN ZZYZX", "Zzyzx, Ann, she said", "ring 509-555-0199", "see annz@example.org"])
  func `the reason of a block that names the person is overwritten when that is wanted, of one that is gone, too`(
    reason: String
  ) throws {
    try camp.blockSite(1, "2027-07-01"..<"2027-07-03", reason: reason)
    try camp.blockSite(2, "2027-07-01"..<"2027-07-03", reason: reason)
    try camp.blockSite(2, "2027-08-01"..<"2027-08-03", reason: "fallen oak")
    try camp.campground.blocks.unblock("b-2")
    let standing = try camp.people.forget("c-1", everywhere: true).standing
    #expect(standing.filter { $0.kind == "block" }.map(\.text) == [reason])
    #expect(try !left(of: reason))
    let reasons = try camp.blocks.listBlocks(BlockFilter()).map(\.reason)
    #expect(reasons[0].contains("Forgotten c-1") && reasons[1] == "fallen oak")
    try camp.campground.blocks.unblock("b-1")
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `whatever was written of a stay goes with its person`() throws {
    try camp.reserve(1) {
      ($0.camper, $0.group, $0.source, $0.ref, $0.notes) = ("c-1", "Zqscouts", "Zqweb", "HM-4711-X", "zqlate")
    }
    try camp.reservations.cancel("r-1", reason: "zqrain")
    try camp.people.forget("c-1")
    for text in ["Zqscouts", "Zqweb", "HM-4711-X", "zqlate", "zqrain"] { #expect(try !left(of: text), "\(text)") }
    let stay = try camp.reservations.find("r-1")
    #expect([stay.group, stay.source, stay.ref, stay.notes] == [nil, nil, nil, nil])
  }

  @Test func `another person's number elsewhere stays`() throws {
    try camp.makeCamper("Ben Fox", phoneNumber: "555-0102")
    try camp.reserve(2) { ($0.camper, $0.source, $0.ref) = ("c-2", "Airbnb", "HM-9") }
    try camp.people.forget("c-1")
    #expect(try camp.reservations.find("HM-9").id == "r-1")
  }
}
