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
    try camp.campers.changeCamper("c-1", CamperEdits(email: .set("annz@example.org")))
  }

  @Test(arguments: ["for ANN ZZYZX", "Zzyzx, Ann, she said", "ring 509-555-0199", "see annz@example.org"])
  func `the reason of a block that names the person is overwritten always, of one that is gone, too`(
    reason: String
  ) throws {
    try camp.blockSite(1, "2027-07-01"..<"2027-07-03", reason: reason)
    try camp.blockSite(2, "2027-07-01"..<"2027-07-03", reason: reason)
    try camp.blockSite(2, "2027-08-01"..<"2027-08-03", reason: "fallen oak")
    try camp.campground.blocks.unblock("b-2")
    let listed = try camp.people.whatForgettingErases("c-1").standing
    let standing = try camp.people.forget("c-1").standing
    #expect(standing.filter { $0.kind == "block" }.map(\.text) == [reason])
    #expect(standing.filter { !$0.isOverwritten } == [] && listed == standing)
    #expect(try folder.left(of: [reason]) == [])
    let reasons = try camp.blocks.listBlocks(BlockFilter()).map(\.reason)
    #expect(reasons[0].contains("Forgotten c-1") && reasons[1] == "fallen oak")
    try camp.campground.blocks.unblock("b-1")
    #expect(try camp.checks.check().problems == [])
  }

  @Test(arguments: ["Zzyzx family", "ask ann first", "Ann's 509 rig"])
  func `a first or last name alone stays in it, listed, and goes when that is wanted everywhere`(reason: String) throws
  {
    try camp.blockSite(1, "2027-07-01"..<"2027-07-03", reason: reason)
    let listed = try camp.people.whatForgettingErases("c-1", everywhere: true).standing
    #expect(listed.contains { $0.kind == "block" && $0.text == reason && $0.isOverwritten })
    let standing = try camp.people.whatForgettingErases("c-1").standing
    #expect(standing.contains { $0.kind == "block" && !$0.isOverwritten && $0.goesEverywhere })
    try camp.people.forget("c-1", everywhere: true)
    #expect(try folder.left(of: [reason]) == [])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `of a reason with both, the full name goes and the word is listed`() throws {
    try camp.blockSite(1, "2027-07-01"..<"2027-07-03", reason: "Ann Zzyzx, the Zzyzx bus")
    #expect(try camp.people.forget("c-1").standing.filter { $0.kind == "block" }.map(\.isOverwritten) == [false])
    #expect(try camp.blocks.listBlocks(BlockFilter()).map(\.reason) == ["Forgotten c-1, the Zzyzx bus"])
  }

  @Test func `a word of somebody else's name stays, and a name that is theirs is no mention`() throws {
    try camp.makeCamper("Ann Bell", phoneNumber: "555-0102")
    try camp.blockSite(1, "2027-07-01"..<"2027-07-03", reason: "for Ann Bell")
    try camp.blockSite(2, "2027-07-01"..<"2027-07-03", reason: "for Ann")
    let standing = try camp.people.forget("c-1", everywhere: true).standing.filter { $0.kind == "block" }
    #expect(standing.map(\.id) == ["b-2"] && standing.map(\.goesEverywhere) == [false])
    #expect(try camp.blocks.listBlocks(BlockFilter()).map(\.reason) == ["for Ann Bell", "for Ann"])
  }

  @Test func `a request under a key with such a reason keeps its digest, and is answered again`() throws {
    func block() throws -> Bool {
      var terms = WriteTerms()
      terms.key = RequestKey(
        "k", request: #"block-site {"from":"2027-07-01","nights":2,"reason":"for Ann Zzyzx","site":"1"}"#)
      return try camp.campground.writing(terms) {
        let stay = StayRequest(arrival: "2027-07-01", departure: "2027-07-03")
        return try camp.campground.blocks.block(BlockRequest(site: 1, stay: stay, reason: "for Ann Zzyzx")).replayed
      }
    }
    #expect(try !block())
    try camp.people.forget("c-1")
    #expect(try folder.left(of: ["Zzyzx"]) == [])
    #expect(try block())
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `another person's number elsewhere stays`() throws {
    try camp.makeCamper("Ben Fox", phoneNumber: "555-0102")
    try camp.reserve(2) { ($0.camper, $0.source, $0.ref) = ("c-2", "Airbnb", "HM-9") }
    try camp.people.forget("c-1")
    #expect(try camp.reservations.find("HM-9").id == "r-1")
  }
}
